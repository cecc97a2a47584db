import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

export interface PasswordSource {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean | undefined };
  readonly output: NodeJS.WritableStream;
  /** The value of CICERONE_PASSWORD. */
  readonly given: string | undefined;
}

/** No password was given. The message says how to give one. */
export class PasswordError extends Error {
  override readonly name = 'PasswordError';
}

/** Reads the password from the environment, a terminal (twice, hidden) or the first line of standard input. */
export async function askPassword({ input, output, given }: PasswordSource): Promise<string> {
  if (given !== undefined && given !== '') return given;
  const password = input.isTTY === true ? await askTwice(input, output) : firstLine(await text(input));
  if (password !== '') return password;
  throw new PasswordError('No password was given. Type one, pipe it in, set CICERONE_PASSWORD, or use --random.');
}

async function askTwice(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Promise<string> {
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
    const password = await ask('Password: ');
    if ((await ask('Once more: ')) === password) return password;
    throw new PasswordError('The two passwords are not the same. Try again.');
  } finally {
    lines.close();
  }
}

function firstLine(piped: string): string {
  return piped.split(/\r?\n/, 1)[0] ?? '';
}
