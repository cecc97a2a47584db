import { readFile, writeFile, copyFile } from 'node:fs/promises';
import { openPicture } from './open-picture.ts';
import { fitPicture } from './fit-picture.ts';
import { makeAppIcons } from './app-icons.ts';
import { makeIcons } from './icons.ts';
import { type SizedFormat } from '../sized-keys.ts';
import { inBrowserColours } from './browser-colours.ts';
import { fileKinds, hasExtensionOf, type FileKindName } from '../file-kinds.ts';
import { type InspectedFile } from '../inspected-file.ts';
import { cleanSvg } from '../svg/clean-svg.ts';
import { readXml } from '../svg/read-xml.ts';
import { XmlError } from '../svg/xml-error.ts';
import { TooMuchText, weighSvg } from '../svg/weigh-svg.ts';
import { checkExtension, unknownFile, wrongFile } from '../wrong-file.ts';
import { checkPicture } from './check-picture.ts';

interface Shrinking {
  /** A local path. */
  readonly path: string;
  readonly width: number;
  readonly format: SizedFormat;
}

const settings = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 80, effort: 4 },
} as const satisfies Readonly<Record<SizedFormat, object>>;

interface FilesToShrink {
  /** A local path. */
  readonly path: string;
  /** Narrow ones first. */
  readonly targets: readonly { readonly width: number; readonly path: string }[];
}

interface MeasuredPicture {
  /** Pixels, as it is shown. */
  readonly width: number;
  readonly height: number;
  /** It can be made any size. */
  readonly isDrawing: boolean;
}

interface JpegToComplete {
  /** A local path. */
  readonly source: string;
  /** Where the completed picture is written. */
  readonly target: string;
}

const endOfPicture = Buffer.from([0xff, 0xd9]);

/** The jobs of the process; inputs and results must survive structured cloning. */
export const pictureJobs = {
  checkText,
  completeJpeg,
  fitPicture,
  makeAppIcons,
  makeIcons,
  measurePicture,
  shrinkPicture,
  shrinkToFiles,
};

export type PictureJobs = typeof pictureJobs;

/** Adds the last two bytes of a JPEG that lacks nothing else. @returns whether it did */
async function completeJpeg({ source, target }: JpegToComplete): Promise<boolean> {
  const bytes = await readFile(source);
  const whole = Buffer.concat([bytes.at(-1) === 0xff ? bytes.subarray(0, -1) : bytes, endOfPicture]);
  try {
    await openPicture(whole, { isStrict: true }).resize(16).raw().toBuffer();
  } catch {
    return false;
  }
  await writeFile(target, whole);
  return true;
}

/** Measures a picture of the disk without decoding all of it. */
async function measurePicture(path: string): Promise<MeasuredPicture> {
  const { format, autoOrient } = await openPicture(path).metadata();
  return { width: autoOrient.width, height: autoOrient.height, isDrawing: format === 'svg' };
}

/** Writes a picture as WebP in several widths, at most its own. @returns whether it did: not for animations */
async function shrinkToFiles({ path, targets }: FilesToShrink): Promise<boolean> {
  const { pages = 1, autoOrient } = await openPicture(path).metadata();
  if (pages > 1) return false;
  let whole: string | undefined;
  for (const target of targets) {
    if (whole === undefined) {
      const narrow = openPicture(path).autoOrient().resize({ width: target.width, withoutEnlargement: true });
      const small = await inBrowserColours(narrow);
      await small.toFormat('webp', settings.webp).toFile(target.path);
      if (target.width >= autoOrient.width) whole = target.path;
    } else await copyFile(whole, target.path);
  }
  return true;
}

/** Returns a smaller copy; undefined for animations, and for pictures that are not wider anyway. */
async function shrinkPicture({ path, width, format }: Shrinking): Promise<Buffer | undefined> {
  const original = openPicture(path);
  const { pages = 1, autoOrient } = await original.metadata();
  if (pages > 1 || autoOrient.width <= width) return undefined;
  const small = await inBrowserColours(original.autoOrient().resize({ width, withoutEnlargement: true }));
  return await small.toFormat(format, settings[format]).toBuffer();
}

/** Checks captions, tracks and drawings; a drawing is returned with active content removed. */
async function checkText({
  path,
  name,
}: {
  path: string;
  name: string;
}): Promise<Pick<InspectedFile, 'type' | 'replacement' | 'notes'>> {
  const text = decodeText(name, await readFile(path));
  const kind = textKind(text);
  if (kind === undefined) throw unknownFile(name);
  checkExtension(kind, name);
  const { type } = fileKinds[kind];
  if (kind !== 'svg' && kind !== 'gpx') return { type, notes: [] };
  try {
    if (kind === 'gpx') {
      for (const _ of readXml(text)) continue;
      return { type, notes: [] };
    }
    const { drawing, removed } = cleanSvg(text);
    weighSvg(drawing);
    const replacement = Buffer.from(drawing);
    await checkPicture({ name, source: replacement });
    const notes = removed.map((what) => ({ reason: 'file-changed' as const, facts: { name, changed: what } }));
    return { type, replacement, notes };
  } catch (error) {
    if (error instanceof TooMuchText) throw wrongFile('drawing-of-text', { name, ...error.facts }, error);
    if (!(error instanceof XmlError)) throw error;
    const reason = kind === 'svg' ? 'drawing-broken' : 'track-broken';
    throw wrongFile(reason, { ...error.facts, name, xml: error.fault }, error);
  }
}

function decodeText(name: string, bytes: Buffer): string {
  try {
    const declared = /^<\?xml[^>]*\sencoding=["']([\w-]+)["']/i.exec(bytes.toString('latin1', 0, 200))?.[1] ?? 'utf-8';
    const encoding = /^(?:iso-8859-1|windows-1252|us-ascii)$/i.test(declared) ? 'windows-1252' : 'utf-8';
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    throw textKinds.some((kind) => hasExtensionOf(kind, name))
      ? wrongFile('text-not-utf8', { name }, error)
      : unknownFile(name);
  }
}

const textKinds: readonly FileKindName[] = ['svg', 'gpx', 'vtt', 'srt'];

function textKind(text: string): FileKindName | undefined {
  if (/^WEBVTT(?:[ \t\r\n]|$)/.test(text)) return 'vtt';
  if (/^\s*\d+[ \t]*\r?\n\s*\d{1,3}:\d{2}:\d{2}(?:[,.]\d{1,3})?\s+-->\s+\d{1,3}:\d{2}:\d{2}(?:[,.]\d{1,3})?/.test(text))
    return 'srt';
  if (!/^\s*</.test(text)) return undefined;
  // The first tag other than a comment: the XML reader skips everything before it.
  const root = firstTag(text);
  if (root === 'svg') return 'svg';
  return root === 'gpx' ? 'gpx' : undefined;
}

function firstTag(text: string): string | undefined {
  try {
    for (const part of readXml(text.trimStart())) {
      if (part.kind === 'open') return part.local;
    }
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    return /<(?:\w+:)?(svg|gpx)\b/.exec(text.slice(0, 2000))?.[1];
  }
  return undefined;
}
