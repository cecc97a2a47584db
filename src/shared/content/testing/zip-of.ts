export interface ZippedFile {
  /** Text is written as UTF-8. */
  readonly name: string | Uint8Array;
  /** As it stands in the zip. */
  readonly data: Uint8Array;
  /** Unpacked, as the zip claims. */
  readonly size?: number;
  readonly method?: number;
  readonly flags?: number;
  readonly extra?: Uint8Array;
}

/** Writes a zip byte by byte, as no usual program does. Nothing checks sums. */
export function zipOf(files: readonly ZippedFile[]): Uint8Array<ArrayBuffer> {
  const locals: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const file of files) {
    const name = typeof file.name === 'string' ? utf8(file.name) : file.name;
    const { data, method = 0, flags = 0, size = data.length, extra = new Uint8Array() } = file;
    const shared = [
      [20, 2],
      [flags, 2],
      [method, 2],
      [0, 4],
      [0, 4],
      [data.length, 4],
      [size, 4],
    ] as const;
    const local = [...numbers([[0x04_03_4b_50, 4], ...shared, [name.length, 2], [0, 2]]), name, data];
    directory.push(
      ...numbers([[0x02_01_4b_50, 4], [20, 2], ...shared, [name.length, 2], [extra.length, 2]]),
      ...numbers([
        [0, 2],
        [0, 2],
        [0, 2],
        [0, 4],
        [at, 4],
      ]),
      name,
      extra,
    );
    locals.push(...local);
    at += lengthOf(local);
  }
  const count = files.length;
  const end = numbers([
    [0x06_05_4b_50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [lengthOf(directory), 4],
    [at, 4],
    [0, 2],
  ]);
  return joined([...locals, ...directory, ...end]);
}

/** Encodes a text; this room knows neither browsers nor Node. */
export function utf8(text: string): Uint8Array {
  return Uint8Array.from(
    [...encodeURIComponent(text).matchAll(/%([\dA-F]{2})|(.)/g)].map(([, hex, letter = '']) =>
      hex === undefined ? (letter.codePointAt(0) ?? 0) : Number.parseInt(hex, 16),
    ),
  );
}

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(lengthOf(parts));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function numbers(given: readonly (readonly [value: number, length: number])[]): readonly Uint8Array[] {
  return given.map(([value, length]) => Uint8Array.from({ length }, (_, byte) => (value >>> (8 * byte)) & 0xff));
}

const lengthOf = (parts: readonly Uint8Array[]): number => parts.reduce((sum, { length }) => sum + length, 0);
