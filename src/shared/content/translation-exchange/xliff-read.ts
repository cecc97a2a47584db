import { type SaxesAttributePlain, SaxesParser, type SaxesTagPlain } from 'saxes';
import { type IncomingText, type ReadFile } from './exchanged.ts';

/** Reads XLIFF 1.2 and 2.x, as any program writes it. Never throws. */
export function readXliff(file: string, text: string): ReadFile {
  const reader = createReader(file);
  try {
    parse(text, reader);
  } catch (error) {
    if (!(error instanceof BadXml)) throw error;
    return {
      ok: false,
      refusal: { from: { file, row: error.line }, code: 'not-xml', facts: { why: error.message } },
    };
  }
  const { isXliff, guide, source, target, texts } = reader.found();
  if (!isXliff) return { ok: false, refusal: { from: { file }, code: 'not-xliff', facts: {} } };
  return { ok: true, exchange: { guide, source, target, texts } };
}

class BadXml extends Error {
  override readonly name = 'BadXml';
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

interface Tag {
  /** Without its prefix. */
  readonly name: string;
  readonly attribute: (name: string) => string;
}

interface XmlReader {
  readonly open: (tag: Tag, line: number) => void;
  readonly text: (text: string) => void;
  readonly close: () => void;
}

function parse(text: string, { open, text: words, close }: XmlReader): void {
  const parser = new SaxesParser({ xmlns: false, position: true });
  parser.on('error', (error) => {
    throw new BadXml(error.message.replace(/^\d+:\d+: /, ''), parser.line);
  });
  parser.on('opentag', (tag) => open(tagOf(tag), parser.line));
  parser.on('text', words);
  parser.on('cdata', words);
  parser.on('closetag', close);
  parser.write(text.replace(/^\u{FEFF}/u, '')).close();
}

function tagOf({ name, attributes }: SaxesTagPlain): Tag {
  const values: Readonly<Record<string, string | SaxesAttributePlain>> = attributes;
  return {
    name: local(name),
    attribute: (wanted) => {
      const value = Object.entries(values).find(([each]) => local(each) === wanted)?.[1];
      return typeof value === 'string' ? value : '';
    },
  };
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Alternatives, and copies for other programs: no texts of ours. */
const ignored = new Set([
  'alt-trans',
  'matches',
  'seg-source',
  'glossary',
  'metadata',
  'skeleton',
  'header',
  'mtc:matches',
]);
const units = new Set(['unit', 'trans-unit']);

interface Code {
  readonly open: string;
  readonly close: string;
}

interface Unit {
  readonly key: string;
  readonly line: number;
  readonly sides: { source: string; target: string };
  readonly data: Map<string, string>;
  /** What the codes of the source are, by ID, for programs that keep the ID alone. */
  readonly codes: Map<string, Code>;
  pass: string;
}

interface Found {
  readonly isXliff: boolean;
  readonly guide: string;
  readonly source: string;
  readonly target: string;
  readonly texts: readonly IncomingText[];
}

function createReader(file: string): XmlReader & { readonly found: () => Found } {
  const texts: IncomingText[] = [];
  const path: { readonly tag: Tag; readonly ends: string; readonly isCode: boolean }[] = [];
  const head = { isXliff: false, guide: '', source: '', target: '' };
  let unit: Unit | undefined;
  let isIgnored = 0;

  const side = (): 'source' | 'target' | undefined =>
    path.some(({ tag }) => tag.name === 'target')
      ? 'target'
      : path.some(({ tag }) => tag.name === 'source')
        ? 'source'
        : undefined;
  const add = (text: string): void => {
    const current = side();
    if (unit !== undefined && current !== undefined) unit.sides[current] += text;
  };

  return {
    found: () => ({ ...head, texts }),
    open(tag, line) {
      const { name, attribute } = tag;
      let ends = '';
      if (ignored.has(name)) isIgnored += 1;
      else if (isIgnored === 0) {
        if (path.length === 0) openRoot(tag);
        if (name === 'file') openFile(tag);
        if (units.has(name)) unit = openUnit(tag, line);
        if (unit !== undefined && side() !== undefined) {
          const { open, close } = codeOf(tag, unit);
          ends = close;
          add(open);
          if (side() === 'source' && attribute('id') !== '') unit.codes.set(attribute('id'), { open, close });
        }
      }
      path.push({ tag, ends, isCode: false });
    },
    text(text) {
      const tag = path.at(-1)?.tag;
      if (unit === undefined || tag === undefined || isIgnored > 0) return;
      const kind = tag.attribute('category') || tag.attribute('from');
      if (tag.name === 'note' && kind === 'fingerprint') unit.pass += text;
      else if (tag.name === 'data') addData(unit, tag, text);
      else add(text);
    },
    close() {
      const last = path.at(-1);
      if (last === undefined) return;
      const { tag, ends } = last;
      if (isIgnored === 0) add(ends);
      path.pop();
      if (ignored.has(tag.name)) isIgnored -= 1;
      else if (isIgnored === 0 && units.has(tag.name) && unit !== undefined) {
        const { key, sides, pass, line } = unit;
        texts.push({ key, ...sides, pass: pass.trim(), from: { file, row: line } });
        unit = undefined;
      }
    },
  };

  function openRoot({ name, attribute }: Tag): void {
    head.isXliff = name === 'xliff';
    head.source = attribute('srcLang');
    head.target = attribute('trgLang');
  }

  function openFile({ attribute }: Tag): void {
    head.guide ||= attribute('original');
    head.source ||= attribute('source-language');
    head.target ||= attribute('target-language');
  }
}

function openUnit({ attribute }: Tag, line: number): Unit {
  return {
    key: attribute('name') || attribute('resname') || attribute('id'),
    line,
    sides: { source: '', target: '' },
    data: new Map(),
    codes: new Map(),
    pass: '',
  };
}

function addData({ data }: Unit, { attribute }: Tag, text: string): void {
  const id = attribute('id');
  data.set(id, (data.get(id) ?? '') + text);
}

const none: Code = { open: '', close: '' };

/** Returns the text before and after what is in an element. */
function codeOf({ name, attribute }: Tag, { data, codes }: Unit): Code {
  const known = codes.get(attribute('id')) ?? none;
  const at = (reference: string): string => data.get(attribute(reference)) ?? '';
  switch (name) {
    case 'cp':
      return { open: characterOf(attribute('hex')), close: '' };
    case 'pc':
      return { open: at('dataRefStart') || known.open, close: at('dataRefEnd') || known.close };
    case 'g':
      return { open: attribute('open') || known.open, close: attribute('close') || known.close };
    case 'x':
      return { open: attribute('equiv-text') || known.open, close: '' };
    case 'bx':
    case 'ex':
      return { open: attribute('equiv-text') || known.open, close: '' };
    case 'sc':
    case 'ec':
      return { open: at('dataRef') || known.open, close: '' };
    case 'ph':
      // In 1.2 the code is what the element holds.
      return { open: at('dataRef') || (attribute('dataRef') === '' ? '' : known.open), close: '' };
    default:
      return none;
  }
}

function characterOf(hex: string): string {
  const code = Number.parseInt(hex, 16);
  return Number.isNaN(code) || code > 0x10_ff_ff ? '' : String.fromCodePoint(code);
}
