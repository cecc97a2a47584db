import { extensionOf } from './file-name.ts';

interface FileKind {
  /** The kind in plain words: "a PNG picture". */
  readonly words: string;
  readonly type: string;
  /** The first is the recommended one. */
  readonly extensions: readonly string[];
}

/** Everything that a museum may upload. Anything else is refused. */
export const fileKinds = {
  png: { words: 'a PNG picture', type: 'image/png', extensions: ['png'] },
  jpeg: { words: 'a JPEG picture', type: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  webp: { words: 'a WebP picture', type: 'image/webp', extensions: ['webp'] },
  avif: { words: 'an AVIF picture', type: 'image/avif', extensions: ['avif'] },
  gif: { words: 'a GIF picture', type: 'image/gif', extensions: ['gif'] },
  svg: { words: 'an SVG drawing', type: 'image/svg+xml', extensions: ['svg'] },
  mp3: { words: 'an MP3 recording', type: 'audio/mpeg', extensions: ['mp3'] },
  m4a: { words: 'an M4A recording', type: 'audio/mp4', extensions: ['m4a'] },
  aac: { words: 'an AAC recording', type: 'audio/aac', extensions: ['aac'] },
  ogg: { words: 'an Ogg recording', type: 'audio/ogg', extensions: ['ogg', 'oga', 'opus'] },
  wav: { words: 'a WAV recording', type: 'audio/wav', extensions: ['wav'] },
  flac: { words: 'a FLAC recording', type: 'audio/flac', extensions: ['flac'] },
  mp4: { words: 'an MP4 video', type: 'video/mp4', extensions: ['mp4', 'm4v'] },
  webm: { words: 'a WebM video', type: 'video/webm', extensions: ['webm'] },
  vtt: { words: 'WebVTT captions', type: 'text/vtt', extensions: ['vtt'] },
  srt: { words: 'SubRip captions', type: 'application/x-subrip', extensions: ['srt'] },
  pdf: { words: 'a PDF document', type: 'application/pdf', extensions: ['pdf'] },
  gpx: { words: 'a GPX track', type: 'application/gpx+xml', extensions: ['gpx'] },
} as const satisfies Readonly<Record<string, FileKind>>;

export type FileKindName = keyof typeof fileKinds;

const pictures: readonly FileKindName[] = ['png', 'jpeg', 'webp', 'avif', 'gif'];

export function isPicture(kind: FileKindName): boolean {
  return pictures.includes(kind);
}

export function hasExtensionOf(kind: FileKindName, name: string): boolean {
  const extensions: readonly string[] = fileKinds[kind].extensions;
  return extensions.includes(extensionOf(name));
}

/** Returns the kind that a name claims, in words; undefined for unknown extensions. */
export function promisedBy(name: string): string | undefined {
  const extension = extensionOf(name);
  const kinds: readonly FileKind[] = Object.values(fileKinds);
  return kinds.find(({ extensions }) => extensions.includes(extension))?.words;
}

/** Returns the media type that a name claims; arbitrary bytes for unknown extensions. */
export function typeOf(name: string): string {
  const extension = extensionOf(name);
  const kinds: readonly FileKind[] = Object.values(fileKinds);
  return kinds.find(({ extensions }) => extensions.includes(extension))?.type ?? 'application/octet-stream';
}
