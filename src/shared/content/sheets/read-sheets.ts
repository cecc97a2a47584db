import { readLimits, type ReadOutcome, type Sheet, unreadable } from './sheet.ts';
import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';

/**
 * Reads a file of a sheet program by what is in it, whatever its name ends in: XLSX, ODS or CSV. Never throws.
 * @param fits whether a sheet is as expected, which tells the separator of CSV
 */
export async function readSheets(
  file: string,
  bytes: Uint8Array,
  fits?: (sheet: Sheet) => boolean,
): Promise<ReadOutcome> {
  if (bytes.length > readLimits.bytes) {
    return unreadable(file, 'too-large', { bytes: bytes.length, most: readLimits.bytes });
  }
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return readWorkbook(file, bytes);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return unreadable(file, isLocked(bytes) ? 'password' : 'old-excel');
  return readCsv(file, bytes, fits);
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

/** Looks for the name of the stream in which Excel puts a locked workbook, in UTF-16. */
function isLocked(bytes: Uint8Array): boolean {
  const name = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === name[0] && startsWith(bytes.subarray(at, at + name.length), name)) return true;
  }
  return false;
}
