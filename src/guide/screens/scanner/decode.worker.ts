import { decodeQR } from 'qr/decode.js';
import { type DecodeAnswer, type DecodeRequest } from './decode-messages.ts';

self.addEventListener('message', ({ data }: MessageEvent<DecodeRequest>) => {
  const answer: DecodeAnswer = { id: data.id, text: decoded(data) };
  self.postMessage(answer);
});

function decoded({ width, height, pixels, timeLimit }: DecodeRequest): string | undefined {
  try {
    return decodeQR({ width, height, data: new Uint8ClampedArray(pixels) }, { format: 'RGBA', timeLimit });
  } catch {
    // The decoder throws when there is no code in the picture.
    return undefined;
  }
}
