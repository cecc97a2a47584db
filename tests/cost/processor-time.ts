import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in ticks of 10 ms. */
const ticksPerSecond = 100;

interface ProcessTimes {
  readonly parent: number;
  /** Its own time and that of its ended children, in ticks. */
  readonly ticks: number;
}

/**
 * Returns the processor time of a process and all its descendants, in seconds. Elsewhere than on Linux it is that of this
 * process alone.
 */
export function processorTime(root = process.pid): number {
  let times: ReadonlyMap<number, ProcessTimes>;
  try {
    times = new Map(
      readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .flatMap((name) => {
          const found = readTimes(name);
          return found === undefined ? [] : [[Number(name), found] as const];
        }),
    );
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }
  const belongs = (id: number): boolean => {
    for (let at: number | undefined = id; at !== undefined && at > 1; at = times.get(at)?.parent)
      if (at === root) return true;
    return false;
  };
  let ticks = 0;
  for (const [id, found] of times) if (belongs(id)) ticks += found.ticks;
  return ticks / ticksPerSecond;
}

/** Returns undefined for a process that has just ended. */
function readTimes(id: string): ProcessTimes | undefined {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    // The name, in parentheses, may contain blanks.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    return { parent, ticks: fields.slice(11, 15).reduce((sum, part) => sum + part, 0) };
  } catch {
    return undefined;
  }
}
