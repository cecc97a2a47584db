/** What files of a museum are for. */
export const fileUses = ['image', 'audio', 'video', 'text', 'any'] as const;
export type FileUse = (typeof fileUses)[number];

const types: Readonly<Record<FileUse, RegExp>> = {
  image: /^image\//,
  audio: /^audio\//,
  video: /^video\//,
  text: /^text\/|subrip$|^application\/(?:pdf|gpx)/,
  any: /./,
};

/** Whether a file of this media type can be used so. */
export function fits(use: FileUse, type: string): boolean {
  return types[use].test(type);
}

/** What the browser's own dialog offers. */
export const accepted: Readonly<Record<FileUse, string | undefined>> = {
  image: 'image/*',
  audio: 'audio/*',
  video: 'video/*',
  text: '.vtt,.srt,.pdf,.gpx',
  any: undefined,
};

/** Where new files of a use are put. */
export const folderFor: Readonly<Record<FileUse, string>> = {
  image: 'images',
  audio: 'audio',
  video: 'video',
  text: 'texts',
  any: 'files',
};
