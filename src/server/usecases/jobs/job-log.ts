export interface JobLog {
  readonly add: (line: string) => void;
  readonly lines: () => readonly string[];
}

/** A tool may say anything, for as long as it runs. */
const linesKept = 200;
const longestLine = 500;

/** Keeps the last lines of what a job says. */
export function createJobLog(): JobLog {
  const lines: string[] = [];
  return {
    add(line) {
      const plain = line.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();
      if (plain === '') return;
      lines.push(plain.length > longestLine ? `${plain.slice(0, longestLine)} …` : plain);
      if (lines.length > linesKept) lines.shift();
    },
    lines: () => lines,
  };
}

export function joinLog(lines: readonly string[]): string {
  return lines.join('\n');
}

export function splitLog(log: string): readonly string[] {
  return log === '' ? [] : log.split('\n');
}
