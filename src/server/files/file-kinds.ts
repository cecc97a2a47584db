import { type WordOf } from '#i18n/pack.ts';
import { extensionOf } from './file-name.ts';

interface FileKind {
  readonly type: string;
  /** The first is the recommended one. */
  readonly extensions: readonly string[];
}

/** Everything that a museum may upload. Anything else is refused. */
export const fileKinds = {
  png: { type: 'image/png', extensions: ['png'] },
  jpeg: { type: 'image/jpeg', extensions: ['jpg', 'jpeg', 'jfif', 'pjpeg', 'pjp'] },
  webp: { type: 'image/webp', extensions: ['webp'] },
  avif: { type: 'image/avif', extensions: ['avif'] },
  gif: { type: 'image/gif', extensions: ['gif'] },
  svg: { type: 'image/svg+xml', extensions: ['svg'] },
  mp3: { type: 'audio/mpeg', extensions: ['mp3'] },
  m4a: { type: 'audio/mp4', extensions: ['m4a'] },
  aac: { type: 'audio/aac', extensions: ['aac'] },
  ogg: { type: 'audio/ogg', extensions: ['ogg', 'oga', 'opus'] },
  wav: { type: 'audio/wav', extensions: ['wav'] },
  flac: { type: 'audio/flac', extensions: ['flac'] },
  mp4: { type: 'video/mp4', extensions: ['mp4', 'm4v'] },
  webm: { type: 'video/webm', extensions: ['webm'] },
  vtt: { type: 'text/vtt', extensions: ['vtt'] },
  srt: { type: 'application/x-subrip', extensions: ['srt'] },
  pdf: { type: 'application/pdf', extensions: ['pdf'] },
  gpx: { type: 'application/gpx+xml', extensions: ['gpx'] },
} as const satisfies Readonly<Record<string, FileKind>>;

export type FileKindName = keyof typeof fileKinds;

/** Advice on a known kind that is not accepted: a word of the refusals. */
export type Advice = WordOf<'advice'>;

const fileKindNames = Object.keys(fileKinds) as FileKindName[];

const pictures: readonly FileKindName[] = ['png', 'jpeg', 'webp', 'avif', 'gif'];

export function isPicture(kind: FileKindName): boolean {
  return pictures.includes(kind);
}

export function hasExtensionOf(kind: FileKindName, name: string): boolean {
  const extensions: readonly string[] = fileKinds[kind].extensions;
  return extensions.includes(extensionOf(name));
}

/** Returns the kind that a name claims; undefined for unknown extensions. */
export function promisedBy(name: string): FileKindName | undefined {
  return fileKindNames.find((kind) => hasExtensionOf(kind, name));
}

/** Returns the media type that a name claims; arbitrary bytes for unknown extensions. */
export function typeOf(name: string): string {
  const kind = promisedBy(name);
  return kind === undefined ? 'application/octet-stream' : fileKinds[kind].type;
}
