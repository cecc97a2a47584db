import { type Readable } from 'node:stream';

/** Reads the lines of a text in UTF-8. Only line feeds end lines: JSON may hold any other separator. */
export async function* linesIn(stream: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const piece of stream as AsyncIterable<Buffer>) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
