import { type Readable } from 'node:stream';

/** Characters. No row that a server writes is nearly as long, and a longer text would not fit into one string. */
const longest = 2 ** 28;

/**
 * Reads the lines of a text in UTF-8. Only line feeds end lines: JSON may hold any other separator.
 *
 * @throws RangeError for a line of more than 268 million characters
 */
export async function* linesIn(stream: Readable, most = longest): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  // Joined once a line is whole: to join at every piece takes time that grows with the square of its length.
  let begun: string[] = [];
  let length = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    const [first = '', ...others] = decoder.decode(piece, { stream: true }).split('\n');
    begun.push(first);
    length += first.length;
    if (length > most) throw new RangeError(`A line has more than ${most} characters`);
    const last = others.pop();
    if (last === undefined) continue;
    yield begun.join('');
    yield* others;
    begun = [last];
    length = last.length;
  }
  const rest = begun.join('');
  if (rest !== '') yield rest;
}
