/** The uses of a museum's files. */
const fileUses = ['image', 'audio', 'video', 'text', 'any'] as const;
export type FileUse = (typeof fileUses)[number];

const types: Readonly<Record<FileUse, RegExp>> = {
  image: /^image\//,
  audio: /^audio\//,
  video: /^video\//,
  text: /^text\/|subrip$|^application\/(?:pdf|gpx)/,
  any: /./,
};

/** Returns whether a file of this media type can be used this way. */
export function fits(use: FileUse, type: string): boolean {
  return types[use].test(type);
}

/** The `accept` value of the browser's file dialog. */
export const accepted: Readonly<Record<FileUse, string | undefined>> = {
  image: 'image/*',
  audio: 'audio/*',
  video: 'video/*',
  text: '.vtt,.srt,.pdf,.gpx',
  any: undefined,
};

/** The folder for new files of a use. */
export const folderFor: Readonly<Record<FileUse, string>> = {
  image: 'images',
  audio: 'audio',
  video: 'video',
  text: 'texts',
  any: 'files',
};
