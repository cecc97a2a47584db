import { loudnessOf, type LoudnessQuestion } from './loudness.ts';

addEventListener('message', ({ data }: MessageEvent<LoudnessQuestion>) => {
  const loudness = loudnessOf(data);
  postMessage(loudness, { transfer: [loudness.buffer] });
});
