import { readFile } from 'node:fs/promises';
import { fileKinds, hasExtensionOf, type FileKindName } from '../file-kinds.ts';
import { type InspectedFile } from '../inspected-file.ts';
import { cleanSvg } from '../svg/clean-svg.ts';
import { readXml } from '../svg/read-xml.ts';
import { XmlError } from '../svg/xml-error.ts';
import { TooMuchText, weighSvg } from '../svg/weigh-svg.ts';
import { checkExtension, unknownFile, wrongFile } from '../wrong-file.ts';
import { checkPicture } from './check-picture.ts';

/** Checks captions, tracks and drawings; a drawing is returned with active content removed. */
export async function checkText({
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
