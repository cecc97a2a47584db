/** Characters that are encoded in one step, which takes some tenths of a millisecond. */
const atOnce = 64 * 1024;
/** Shorter lists take no time worth a turn. */
const longList = 100;

/** Encodes pieces of text step by step (`inTurns`): joining them first would stop other calls. */
export function* encodePieces(pieces: Iterable<string>): Generator<undefined, Buffer> {
  const parts: Buffer[] = [];
  let waiting = '';
  for (const piece of pieces) {
    waiting += piece;
    if (waiting.length < atOnce) continue;
    parts.push(Buffer.from(waiting));
    waiting = '';
    yield;
  }
  return Buffer.concat([...parts, Buffer.from(waiting)]);
}

/** Returns whether writing a value as JSON takes so long that other calls should have their turn meanwhile. */
export function isLongAnswer(value: unknown): value is object {
  if (Array.isArray(value)) return value.length > longList;
  return typeof value === 'object' && value !== null && Object.values(value).some(isLongList);
}

/** Writes a list, or an object with lists, as `JSON.stringify` does, but element by element. */
export function jsonBytes(value: object): Generator<undefined, Buffer> {
  return encodePieces(Array.isArray(value) ? listPieces(value) : objectPieces(value));
}

function isLongList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > longList;
}

function* objectPieces(object: object): Generator<string> {
  let mark = '{';
  for (const [name, value] of Object.entries(object)) {
    if (value === undefined) continue;
    yield `${mark}${JSON.stringify(name)}:`;
    mark = ',';
    if (isLongList(value)) yield* listPieces(value);
    else yield JSON.stringify(value);
  }
  yield mark === '{' ? '{}' : '}';
}

function* listPieces(list: readonly unknown[]): Generator<string> {
  let mark = '[';
  for (const element of list) {
    yield mark + JSON.stringify(element ?? null);
    mark = ',';
  }
  yield mark === '[' ? '[]' : ']';
}
