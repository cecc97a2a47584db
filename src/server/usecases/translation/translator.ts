import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { refuse } from '../../refuse.ts';

export interface Translation {
  /** Codes of languages. */
  readonly from: string;
  readonly to: string;
  readonly texts: readonly string[];
}

/** A program of the museum's choice that translates. */
export interface Translator {
  readonly isThere: boolean;
  /**
   * Returns the translations in the order of the texts.
   *
   * @throws Refusal `not-found` without a program, `busy` if it takes too long, `internal` if it fails
   */
  readonly translate: (given: Translation) => Promise<readonly string[]>;
}

export interface TranslatorLimits {
  readonly milliseconds: number;
  /** Characters of all answers. */
  readonly characters: number;
}

const usualLimits: TranslatorLimits = { milliseconds: 120_000, characters: 20_000_000 };

/**
 * Runs a command once for each call, one call after the other. It gets a line of JSON for each text on its standard input,
 * `{"id": 0, "from": "de", "to": "en", "text": "..."}`, and answers `{"id": 0, "text": "..."}` for each, in any order.
 *
 * @param command as a shell understands it; empty: there is none
 */
export function createTranslator(command: string, limits: TranslatorLimits = usualLimits): Translator {
  let last: Promise<unknown> = Promise.resolve();
  return {
    isThere: command !== '',
    async translate(given) {
      if (command === '') throw refuse('translate-missing', {});
      if (given.texts.length === 0) return [];
      const mine = last.then(() => run(command, given, limits));
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}

/** Settings that the program must not know, such as passwords. Its own may have any other name. */
const secret = /^(?:CICERONE|AWS|PG)/;

async function run(
  command: string,
  { from, to, texts }: Translation,
  { milliseconds, characters }: TranslatorLimits,
): Promise<readonly string[]> {
  const environment = Object.fromEntries(Object.entries(process.env).filter(([key]) => !secret.test(key)));
  // A separate process group: a shell starts other programs.
  const program = spawn(command, { shell: true, detached: true, env: environment, stdio: ['pipe', 'pipe', 'pipe'] });
  const answers = new Map<number, string>();
  let trouble: Error | undefined;
  let complaint = '';
  let heard = 0;
  const end = (error: Error): void => {
    trouble ??= error;
    endGroup(program.pid);
  };
  const timer = setTimeout(
    () => end(refuse('translate-slow', { seconds: Math.round(milliseconds / 1000) })),
    milliseconds,
  );
  program.stdout.on('data', (part: Buffer) => {
    heard += part.length;
    if (heard > characters) end(failed('its answer is too long'));
  });
  createInterface({ input: program.stdout }).on('line', (line) => {
    if (line.trim() === '' || trouble !== undefined) return;
    const answer = readAnswer(line, texts.length);
    if (answer === undefined) end(failed(`it answered ${line.slice(0, 100)}`));
    else answers.set(answer.id, answer.text);
  });
  createInterface({ input: program.stderr }).on('line', (line) => (complaint = line.slice(0, 300)));
  // It may end before it has read everything.
  program.stdin.on('error', () => undefined);
  program.stdin.end(texts.map((text, id) => `${JSON.stringify({ id, from, to, text })}\n`).join(''));
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      program.once('error', reject);
      program.once('close', resolve);
    });
    if (trouble !== undefined) throw trouble;
    if (code !== 0) throw failed(complaint || `it ended with ${code}`);
  } finally {
    clearTimeout(timer);
  }
  return texts.map((_, id) => {
    const answer = answers.get(id);
    if (answer === undefined) throw failed(`it left out text ${id}`);
    return answer;
  });
}

function readAnswer(line: string, count: number): { readonly id: number; readonly text: string } | undefined {
  let given: unknown;
  try {
    given = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (typeof given !== 'object' || given === null || !('id' in given) || !('text' in given)) return undefined;
  const { id, text } = given;
  const isOne = typeof id === 'number' && Number.isInteger(id) && id >= 0 && id < count;
  return isOne && typeof text === 'string' ? { id, text } : undefined;
}

function failed(said: string): Error {
  return refuse('translate-failed', { said });
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}
