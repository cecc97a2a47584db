import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

export interface PasswordSource {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean | undefined };
  readonly output: NodeJS.WritableStream;
  /** The value of the environment's variable. */
  readonly given: string | undefined;
  /** Its name, and the variable; a password in CICERONE_PASSWORD by default. */
  readonly words?: { readonly name: string; readonly variable: string };
  /** Whether it is chosen now, and so asked for twice; yes by default. */
  readonly isNew?: boolean;
}

/** No password was given. The message says how to give one. */
export class PasswordError extends Error {
  override readonly name = 'PasswordError';
}

/** Reads the password from the environment, a terminal (twice, hidden) or the first line of standard input. */
export async function askPassword(source: PasswordSource): Promise<string> {
  const { input, given, words } = source;
  if (given !== undefined && given !== '') return given;
  const password = input.isTTY === true ? await askTerminal(source) : firstLine(await text(input));
  if (password !== '') return password;
  throw new PasswordError(
    words === undefined
      ? 'No password was given. Type one, pipe it in, set CICERONE_PASSWORD, or use --random.'
      : `No ${words.name} was given. Type it, pipe it in, or set ${words.variable}.`,
  );
}

async function askTerminal({ input, output, words, isNew = true }: PasswordSource): Promise<string> {
  const name = words?.name ?? 'password';
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: unseen, terminal: true });
  const typed = lines[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string> => {
    output.write(question);
    const answer = await typed.next();
    output.write('\n');
    if (answer.done === true) throw new PasswordError('Given up: nothing was changed.');
    return answer.value;
  };
  try {
    const password = await ask(`${name.slice(0, 1).toUpperCase()}${name.slice(1)}: `);
    if (!isNew || (await ask('Once more: ')) === password) return password;
    throw new PasswordError(`The two ${name}s are not the same. Try again.`);
  } finally {
    lines.close();
  }
}

function firstLine(piped: string): string {
  return piped.split(/\r?\n/, 1)[0] ?? '';
}
