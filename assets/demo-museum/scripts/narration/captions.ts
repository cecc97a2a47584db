import type { Cue } from './reading.js';

const longestLine = 46;

/** The cues as a WebVTT file. */
export function webVtt(cues: Cue[], code: string): string {
  const blocks = cues.map(({ start, end, text }) => `${timestamp(start)} --> ${timestamp(end)}\n${lines(text)}\n`);
  return [`WEBVTT\nLanguage: ${code}\n`, ...blocks].join('\n');
}

function timestamp(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const minutes = Math.floor(milliseconds / 60_000);
  const rest = ((milliseconds % 60_000) / 1000).toFixed(3);
  return `00:${String(minutes).padStart(2, '0')}:${rest.padStart(6, '0')}`;
}

/** Breaks a sentence into lines of similar length, none longer than a phone shows. */
function lines(text: string): string {
  const target = text.length / Math.ceil(text.length / longestLine);
  const result: string[] = [];
  for (const word of text.split(' ')) {
    const line = result.at(-1);
    const fits = line !== undefined && line.length < target && line.length + 1 + word.length <= longestLine;
    if (fits) result[result.length - 1] = `${line} ${word}`;
    else result.push(word);
  }
  return result.join('\n');
}
