/** What an XML file is made of, in its order. Names come without their namespace's prefix. */
export type XmlPart =
  | {
      readonly kind: 'open';
      readonly name: string;
      readonly attributes: ReadonlyMap<string, string>;
      readonly line: number;
    }
  | { readonly kind: 'close'; readonly name: string; readonly line: number }
  | { readonly kind: 'text'; readonly text: string };

export type XmlFault =
  /** This is not XML, or something in it is not. */
  | 'not-xml'
  /** A tag ends that had not begun. */
  | 'mismatch'
  /** The file ends in the middle. */
  | 'cut-off';

export class XmlError extends Error {
  override readonly name = 'XmlError';
  readonly fault: XmlFault;
  /** The first line is 1. */
  readonly line: number;

  constructor(fault: XmlFault, line: number) {
    super(`${fault} in line ${line}`);
    this.fault = fault;
    this.line = line;
  }
}

const skipped = [
  ['<!--', '-->'],
  ['<?', '?>'],
] as const;

const cdata = ['<![CDATA[', ']]>'] as const;

/**
 * Reads XML part by part. Tags match each other; comments, instructions and document types are passed over, and no
 * entity but XML's own five and numbers is known.
 *
 * @throws XmlError
 */
export function* readXml(source: string): Generator<XmlPart, void> {
  const text = source.startsWith('\u{FEFF}') ? source.slice(1) : source;
  const lines = createLineCounter(text);
  const open: string[] = [];
  let at = 0;

  while (at < text.length) {
    if (text[at] !== '<') {
      const end = text.indexOf('<', at);
      const run = text.slice(at, end === -1 ? text.length : end);
      if (open.length === 0 && run.trim() !== '') throw new XmlError('not-xml', lines(at));
      if (run.trim() !== '') yield { kind: 'text', text: decode(run) };
      at += run.length;
      continue;
    }
    const line = lines(at);
    const skip = skipped.find(([start]) => text.startsWith(start, at));
    if (skip !== undefined) {
      at = endOf(skip[1]);
    } else if (text.startsWith(cdata[0], at)) {
      const end = endOf(cdata[1]);
      yield { kind: 'text', text: text.slice(at + cdata[0].length, end - cdata[1].length) };
      at = end;
    } else if (text.startsWith('<!', at)) {
      at = endOfDocumentType(text, at);
      if (at === -1) throw new XmlError('cut-off', line);
    } else {
      const end = endOfTag(text, at);
      if (end === -1) throw new XmlError('cut-off', line);
      const parts = readTag(text.slice(at + 1, end), line);
      for (const part of parts) {
        if (part.kind === 'open') open.push(part.name);
        else if (open.pop() !== part.name) throw new XmlError('mismatch', line);
        yield part;
      }
      at = end + 1;
    }
  }
  if (open.length > 0) throw new XmlError('cut-off', lines(text.length));

  function endOf(mark: string): number {
    const end = text.indexOf(mark, at);
    if (end === -1) throw new XmlError('cut-off', lines(at));
    return end + mark.length;
  }
}

type Tag = Exclude<XmlPart, { readonly kind: 'text' }>;

/** @param inside what is between the angle brackets */
function readTag(inside: string, line: number): readonly Tag[] {
  const [, closes, full, rest = ''] = /^(\/?)([^\s/="'<>]+)([\s\S]*)$/.exec(inside) ?? [];
  if (full === undefined || /^[-.\d]/.test(full)) throw new XmlError('not-xml', line);
  const name = withoutPrefix(full);
  if (closes === '/') return [{ kind: 'close', name, line }];
  const isEmpty = rest.endsWith('/');
  const opening: Tag = {
    kind: 'open',
    name,
    attributes: readAttributes(isEmpty ? rest.slice(0, -1) : rest, line),
    line,
  };
  return isEmpty ? [opening, { kind: 'close', name, line }] : [opening];
}

function readAttributes(text: string, line: number): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  const rest = text.replaceAll(
    /\s+([^\s/="'<>]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g,
    (_, name: string, one?: string, other?: string) => {
      // A prefixed attribute is another one than its namesake: only the plain ones are ours.
      if (!name.includes(':')) attributes.set(name, decode(one ?? other ?? ''));
      return '';
    },
  );
  if (rest.trim() !== '') throw new XmlError('not-xml', line);
  return attributes;
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Angle brackets in quotes end no tag. */
function endOfTag(text: string, start: number): number {
  let quote = '';
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at;
    else if (character === '<') return -1;
  }
  return -1;
}

function endOfDocumentType(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '[') depth += 1;
    else if (text[at] === ']') depth -= 1;
    else if (text[at] === '>' && depth === 0) return at + 1;
  }
  return -1;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return entities[name] ?? whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    },
  );
}

/** Lines are asked for in the order of the text, so that each is counted once. */
function createLineCounter(text: string): (at: number) => number {
  let line = 1;
  let counted = 0;
  return (at) => {
    for (; counted < at; counted += 1) {
      const isEnd = text[counted] === '\n' || (text[counted] === '\r' && text[counted + 1] !== '\n');
      if (isEnd) line += 1;
    }
    return line;
  };
}
