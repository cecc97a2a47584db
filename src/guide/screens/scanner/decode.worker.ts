import { decodeQR } from 'qr/decode.js';
import { type DecodeAnswer, type DecodeRequest } from './decode-messages.ts';

self.addEventListener('message', ({ data }: MessageEvent<DecodeRequest>) => {
  const answer: DecodeAnswer = { id: data.id, text: decoded(data) };
  // Typed as a page's, which would need a target; this is a worker's.
  self.postMessage(answer, { transfer: [] });
});

function decoded({ width, height, pixels, timeLimit }: DecodeRequest): string | undefined {
  try {
    return decodeQR({ width, height, data: new Uint8ClampedArray(pixels) }, { format: 'RGBA', timeLimit });
  } catch {
    // The decoder throws when there is no code in the picture.
    return undefined;
  }
}
