import { SaxesParser, type SaxesTagNS } from 'saxes';
import { XmlError } from './xml-error.ts';

export interface XmlAttribute {
  /** The namespace; empty without a prefix. */
  readonly uri: string;
  readonly local: string;
  readonly value: string;
}

/** A part of an XML file with content: no comment, processing instruction or document type. */
export type XmlPart =
  | {
      readonly kind: 'open';
      readonly uri: string;
      readonly local: string;
      readonly attributes: readonly XmlAttribute[];
    }
  | { readonly kind: 'close'; readonly local: string }
  | { readonly kind: 'text'; readonly text: string };

const depthLimit = 200;
const partLimit = 200_000;
const chunkLength = 65_536;

/**
 * Yields the parts of a well-formed XML file in document order. Entities that the file defines as text are expanded up to
 * a small limit, so that a file of a hundred bytes cannot grow to gigabytes. Throws {@link XmlError}.
 */
export function* readXml(file: string): Generator<XmlPart, void, undefined> {
  if (/\p{Surrogate}/u.test(file)) throw new XmlError('characters');
  const { parser, parts } = createParser();
  for (let at = 0; at < file.length; at += chunkLength) {
    parser.write(file.slice(at, at + chunkLength));
    yield* parts.splice(0);
  }
  parser.close();
  yield* parts;
}

interface Parser {
  readonly parser: SaxesParser<{ xmlns: true }>;
  /** Filled while the parser receives text. */
  readonly parts: XmlPart[];
}

function createParser(): Parser {
  const parser = new SaxesParser({ xmlns: true, forceXMLVersion: true, defaultXMLVersion: '1.0' });
  const parts: XmlPart[] = [];
  let depth = 0;
  let count = 0;
  function add(part: XmlPart): void {
    count += 1;
    if (count > partLimit) throw new XmlError('parts');
    parts.push(part);
  }
  parser.on('error', ({ message }) => {
    if (isHarmless(message)) return;
    const detail = message.replaceAll(/^\d+:\d+: |\.$/g, '');
    throw new XmlError('malformed', { line: parser.line, detail });
  });
  parser.on('doctype', (doctype) => defineEntities(parser.ENTITIES, doctype));
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > depthLimit) throw new XmlError('depth', { limit: depthLimit });
    add(openPart(tag));
  });
  parser.on('closetag', ({ local }) => {
    depth -= 1;
    add({ kind: 'close', local });
  });
  parser.on('text', (text) => (depth > 0 ? add({ kind: 'text', text }) : undefined));
  parser.on('cdata', (text) => add({ kind: 'text', text }));
  return { parser, parts };
}

function openPart({ uri, local, attributes }: SaxesTagNS): XmlPart {
  return { kind: 'open', uri, local, attributes: Object.values(attributes) };
}

/** Drawing programs leave empty lines before the declaration, and undeclared prefixes. */
function isHarmless(message: string): boolean {
  return /XML declaration must be at the start|unbound namespace prefix/.test(message);
}

/** Characters that all references to a file's own entities may become together. */
const limit = 100_000;
const entityLimit = 1000;

/**
 * Defines the entities of a document type that contain plain text, such as the namespaces of Illustrator. Others
 * (files, markup, and entities that contain one defined later) stay undefined.
 */
function defineEntities(entities: Record<string, string>, doctype: string): void {
  let left = limit;
  let defined = 0;
  const declarations = /<!--.*?-->|<!ENTITY\s+([\p{L}_:][\p{L}\p{N}_:.-]*)\s+(?:"([^"]*)"|'([^']*)')\s*>/gsu;
  for (const [, name, quoted, single] of doctype.matchAll(declarations)) {
    // The first definition counts, and XML's own five stay.
    if (name === undefined || entities[name] !== undefined) continue;
    defined += 1;
    if (defined > entityLimit) throw new XmlError('entities', { limit });
    const text = textOf(quoted ?? single ?? '', entities);
    if (text === undefined) continue;
    Object.defineProperty(entities, name, {
      get: () => {
        left -= text.length;
        if (left < 0) throw new XmlError('entities', { limit });
        return text;
      },
    });
  }
}

/** Returns the text of a definition; undefined for markup and unknown entities. */
function textOf(value: string, entities: Readonly<Record<string, string>>): string | undefined {
  let isText = !value.includes('<') && !value.includes('%');
  const text = value.replaceAll(
    /&(?:#x([\da-f]+)|#(\d+)|([^\s;&]+));|&/gi,
    (_, hex?: string, decimal?: string, name?: string) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      const part = name === undefined ? characterOf(code) : entities[name];
      isText &&= part !== undefined && !/[<&]/.test(part);
      return part ?? '';
    },
  );
  return isText ? text : undefined;
}

function characterOf(code: number): string | undefined {
  const isCharacter = code === 9 || code === 10 || code === 13 || (code >= 32 && code <= 0x10_ff_ff);
  return isCharacter && !(code >= 0xd8_00 && code <= 0xdf_ff) && (code & 0xff_fe) !== 0xff_fe
    ? String.fromCodePoint(code)
    : undefined;
}
