/** Those that Howler knows; what ends otherwise is tried as mp3, and the browser looks at the bytes anyway. */
const formats = new Set([
  'mp3',
  'mpeg',
  'opus',
  'ogg',
  'oga',
  'wav',
  'aac',
  'caf',
  'm4a',
  'm4b',
  'mp4',
  'weba',
  'webm',
  'flac',
]);

/** Howler wants to know the format before it asks the server. */
export function formatOf(url: string): string {
  const ending = /\.([a-z0-9]+)(?:[?#]|$)/i.exec(url)?.[1]?.toLowerCase() ?? '';
  return formats.has(ending) ? ending : 'mp3';
}
