/** Browsers and Node have it; this room is compiled without the types of either. */
interface World {
  readonly TextDecoder: new (
    label: string,
    options: { readonly fatal: boolean },
  ) => { readonly decode: (bytes: Uint8Array) => string };
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Returns the text without a byte order mark; undefined if the bytes are not in that encoding. */
export function decodeBytes(bytes: Uint8Array, encoding: Encoding): string | undefined {
  try {
    return new (globalThis as unknown as World).TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Reads text in the encodings that sheet programs write; undefined if it is no text. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text =
    wideEncoding(bytes) === undefined
      ? (decodeBytes(bytes, 'utf-8') ?? decodeBytes(bytes, 'windows-1252'))
      : decodeBytes(bytes, wideEncoding(bytes) ?? 'utf-8');
  return text?.includes('\0') === true ? undefined : text;
}

/** UTF-16 begins with a mark, or has a zero in most of its pairs as long as the letters are Latin. */
function wideEncoding(bytes: Uint8Array): Encoding | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 512);
  const zeros = (offset: number): number => start.filter((byte, at) => byte === 0 && at % 2 === offset).length;
  const most = start.length / 2;
  if (zeros(1) > most * 0.6 && zeros(0) < most * 0.1) return 'utf-16le';
  if (zeros(0) > most * 0.6 && zeros(1) < most * 0.1) return 'utf-16be';
  return undefined;
}
