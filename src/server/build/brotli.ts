import { brotliCompressSync, constants } from 'node:zlib';

/** The longest part that is compressed as one, as a power of two: smaller ones cost a game 300 bytes more. */
const block = 24;

/** Compresses a file of the build as far as brotli can, as it is sent to visitors. */
export function compressFully(bytes: Uint8Array): Buffer {
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGBLOCK]: block },
  });
}
