import { SaxesParser, type SaxesTagNS } from 'saxes';
import { defineEntities } from './entities.ts';
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
