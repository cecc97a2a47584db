/** The formats that Howler knows. Other files are opened as mp3, because the browser inspects their bytes anyway. */
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

/** Howler needs the format before it requests the file. */
export function formatOf(url: string): string {
  const ending = /\.([a-z0-9]+)(?:[?#]|$)/i.exec(url)?.[1]?.toLowerCase() ?? '';
  return formats.has(ending) ? ending : 'mp3';
}
