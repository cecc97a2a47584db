/** The version of the save format; saves of other versions are not restored. */
const version = 1;

/** The head of every save: the version of its format, and a fingerprint of its content. */
export interface SaveHead {
  readonly v: number;
  readonly of: string;
}

/** @param content the part of the station that invalidates a save when it changes */
export function saveHead(content: unknown): SaveHead {
  return { v: version, of: fingerprint(content) };
}

/** Returns the fields of a stored value; undefined unless it is a save of this version and content. */
export function readSave(saved: unknown, content: unknown): Readonly<Record<string, unknown>> | undefined {
  return isRecord(saved) && saved['v'] === version && saved['of'] === fingerprint(content) ? saved : undefined;
}

/** Whether a stored value is a whole number from min to max. */
export function isWhole(value: unknown, min: number, max = Number.MAX_SAFE_INTEGER): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max;
}

/** Whether a stored value lists indices below a length, each at most once. */
export function isSelection(value: unknown, length: number): value is readonly number[] {
  return (
    Array.isArray(value) &&
    value.every((place: unknown) => isWhole(place, 0, length - 1)) &&
    new Set(value).size === value.length
  );
}

/** A short hash of plain data (FNV-1a). */
function fingerprint(content: unknown): string {
  let mark = 0x81_1c_9d_c5;
  for (const letter of JSON.stringify(content)) mark = Math.imul(mark ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  return (mark >>> 0).toString(36);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
