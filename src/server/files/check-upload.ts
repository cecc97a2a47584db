import { open, readFile } from 'node:fs/promises';
import { type RefusalReason } from '#i18n/pack.ts';
import { type Refusal } from '../errors.ts';
import { type FactsOf, refuse } from '../refuse.ts';
import { fileKinds, hasExtensionOf, isPicture, promisedBy, type FileKindName } from './file-kinds.ts';
import { type FileToSniff } from './file-to-sniff.ts';
import { type Gate } from './gate.ts';
import { openPicture } from './open-picture.ts';
import { type Advice, sniffFile } from './sniff-file.ts';
import { cleanSvg } from './svg/clean-svg.ts';
import { readXml, XmlError } from './svg/read-xml.ts';
import { weighSvg } from './svg/weigh-svg.ts';
import { hasWholeBoxes } from './whole-boxes.ts';

export interface UploadToCheck {
  /** The local path of its bytes. */
  readonly path: string;
  readonly bytes: number;
  /** The name under which it will be stored. */
  readonly name: string;
}

export interface CheckedUpload {
  /** The media type. */
  readonly type: string;
  /** Stored instead of the uploaded bytes: a drawing with active content removed. */
  readonly replacement?: Buffer;
}

const largestText = 8 * 1024 * 1024;

/**
 * Determines the kind of an upload by its content; its name must agree, and pictures must decode. Refuses with
 * `wrong-file` and a sentence that names the file, its kind and the remedy.
 */
export async function checkUpload(upload: UploadToCheck, pictures: Gate): Promise<CheckedUpload> {
  const { path, bytes, name } = upload;
  if (bytes === 0) throw wrongFile('file-empty', { name });
  const handle = await open(path);
  try {
    const file: FileToSniff = {
      bytes,
      read: async (position, length) => {
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
        return buffer.subarray(0, bytesRead);
      },
    };
    const sniffed = await sniffFile(file);
    if (sniffed.kind === 'unknown') throw unknownFile(name, sniffed.advice);
    if (sniffed.kind === 'text') return await checkText(upload, pictures);
    const kind = sniffed.kind === 'mp4' && hasExtensionOf('m4a', name) ? 'm4a' : sniffed.kind;
    checkExtension(kind, name);
    if (isPicture(kind)) await checkPicture(name, path, pictures);
    if ((kind === 'mp4' || kind === 'm4a') && !(await hasWholeBoxes(file))) {
      throw wrongFile('recording-broken', { name });
    }
    return { type: fileKinds[kind].type };
  } finally {
    await handle.close();
  }
}

function checkExtension(kind: FileKindName, name: string): void {
  if (hasExtensionOf(kind, name)) return;
  const promised = promisedBy(name);
  const better = withExtension(name, fileKinds[kind].extensions[0]);
  throw promised === undefined
    ? wrongFile('file-unnamed', { name, kind, better })
    : wrongFile('file-misnamed', { name, kind, promised, better });
}

function withExtension(name: string, extension: string): string {
  return `${promisedBy(name) === undefined ? name : name.replace(/\.[^.]*$/, '')}.${extension}`;
}

/** Decodes the whole picture and discards the pixels. */
async function checkPicture(name: string, source: string | Buffer, pictures: Gate): Promise<void> {
  try {
    await pictures(async () => await openPicture(source, { animated: true }).resize(16).raw().toBuffer());
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw /pixel limit|too large|timeout/i.test(reason)
      ? wrongFile('picture-too-large', { name })
      : wrongFile('picture-broken', { name }, error);
  }
}

async function checkText({ path, bytes, name }: UploadToCheck, pictures: Gate): Promise<CheckedUpload> {
  if (bytes > largestText) throw unknownFile(name);
  const text = decodeText(name, await readFile(path));
  const kind = textKind(text);
  if (kind === undefined) throw unknownFile(name);
  checkExtension(kind, name);
  const { type } = fileKinds[kind];
  if (kind !== 'svg' && kind !== 'gpx') return { type };
  try {
    if (kind === 'gpx') {
      for (const _ of readXml(text)) continue;
      return { type };
    }
    const drawing = cleanSvg(text);
    weighSvg(drawing);
    const replacement = Buffer.from(drawing);
    await checkPicture(name, replacement, pictures);
    return { type, replacement };
  } catch (error) {
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
  if (/^\s*\d+[ \t]*\r?\n\s*\d{1,3}:\d{2}:\d{2}[,.]\d{1,3}\s+-->\s+\d{1,3}:\d{2}:\d{2}[,.]\d{1,3}/.test(text))
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

function unknownFile(name: string, advice?: Advice): Refusal {
  return advice === undefined ? wrongFile('file-unknown', { name }) : wrongFile('file-not-kept', { name, advice });
}

function wrongFile<Reason extends RefusalReason>(
  reason: Reason,
  facts: FactsOf<Reason> & { readonly name: string },
  cause?: unknown,
): Refusal {
  return refuse(reason, facts, { details: { Name: facts.name }, ...(cause === undefined ? {} : { cause }) });
}
