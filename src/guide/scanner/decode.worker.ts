import { decodeQR } from 'qr/decode.js';
import { type DecodeAnswer, type DecodeRequest } from './decode-messages.ts';

self.addEventListener('message', ({ data }: MessageEvent<DecodeRequest>) => {
  const answer: DecodeAnswer = { id: data.id, text: decoded(data) };
  // The types are those of a page, whose `postMessage` needs a target; a worker's does not.
  self.postMessage(answer, { transfer: [] });
});

function decoded({ width, height, pixels, timeLimit }: DecodeRequest): string | undefined {
  try {
    return decodeQR({ width, height, data: new Uint8ClampedArray(pixels) }, { format: 'RGBA', timeLimit });
  } catch {
    // The decoder throws if the picture contains no code.
    return undefined;
  }
}
