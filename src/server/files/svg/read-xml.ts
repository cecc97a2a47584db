/** What an XML file is made of, once comments, processing instructions and the document type are left out. */
export type XmlPart =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

/** It is no XML, or has what no picture needs. The message goes on after "... ". */
export class XmlError extends Error {
  override readonly name = 'XmlError';
}

const nameStart = String.raw`[A-Za-z_\u00C0-\u{10FFFF}]`;
const name = String.raw`${nameStart}[\w.\-\u00B7-\u{10FFFF}]*`;
const qualified = `(?:${name}:)?${name}`;
const tag = new RegExp(`<(/?)(${qualified})`, 'uy');
const attribute = new RegExp(String.raw`\s+(${qualified})\s*=\s*(?:"([^"<]*)"|'([^'<]*)')`, 'uy');
const tagEnd = /\s*(\/?)>/y;
const text = /[^<]+/y;
const depthLimit = 200;
const partLimit = 200_000;

/**
 * The parts of an XML file in order, well nested, with one root. Entities of a file's own are not read: a reference to
 * one is an error, so that a file of a hundred bytes cannot grow to gigabytes.
 */
export function* readXml(file: string): Generator<XmlPart, void, undefined> {
  const open: string[] = [];
  let at = file.startsWith('\uFEFF') ? 1 : 0;
  let hasRoot = false;
  for (let parts = 0; at < file.length; parts += 1) {
    if (parts > partLimit) throw new XmlError('has too many parts');
    const skipped = skipUnread(file, at, hasRoot);
    if (skipped !== undefined) {
      at = skipped;
      continue;
    }
    if (file.startsWith('<![CDATA[', at)) {
      if (open.length === 0) throw new XmlError('has text outside of its root');
      const end = after(file, ']]>', at);
      yield { kind: 'text', text: checkCharacters(file.slice(at + 9, end - 3)) };
      at = end;
    } else if (file[at] === '<') {
      const { part, isEmpty, end } = readTag(file, at);
      at = end;
      if (part.kind === 'open') {
        if (open.length === 0 && hasRoot) throw new XmlError('has more than one root');
        if (open.length >= depthLimit) throw new XmlError(`is nested deeper than ${depthLimit} levels`);
        hasRoot = true;
        open.push(part.name);
      } else if (open.pop() !== part.name) {
        throw new XmlError(`closes <${part.name}> where it is not open`);
      }
      yield part;
      if (isEmpty) {
        open.pop();
        yield { kind: 'close', name: part.name };
      }
    } else {
      const raw = match(text, file, at)?.[0] ?? '';
      at += raw.length;
      if (open.length > 0) yield { kind: 'text', text: decode(raw) };
      else if (raw.trim() !== '') throw new XmlError('has text outside of its root');
    }
  }
  if (!hasRoot) throw new XmlError('has no root');
  if (open.length > 0) throw new XmlError(`ends before <${open.at(-1)}> is closed`);
}

/** Where it goes on after a comment, a processing instruction or the document type. */
function skipUnread(file: string, at: number, hasRoot: boolean): number | undefined {
  if (file.startsWith('<!--', at)) return after(file, '-->', at + 4);
  if (file.startsWith('<?', at)) return after(file, '?>', at);
  if (!file.startsWith('<!DOCTYPE', at)) return undefined;
  if (hasRoot) throw new XmlError('has a document type in its midst');
  return afterDocumentType(file, at);
}

function afterDocumentType(file: string, start: number): number {
  let quote: string | undefined;
  let isInside = false;
  for (let at = start; at < file.length; at += 1) {
    const sign = file[at];
    if (quote !== undefined) {
      if (sign === quote) quote = undefined;
    } else if (file.startsWith('<!--', at)) {
      at = after(file, '-->', at + 4) - 1;
    } else if (sign === '"' || sign === "'") {
      quote = sign;
    } else if (sign === '[') {
      isInside = true;
    } else if (sign === ']') {
      isInside = false;
    } else if (sign === '>' && !isInside) {
      return at + 1;
    }
  }
  throw new XmlError('ends within its document type');
}

function readTag(file: string, start: number): { part: XmlPart & { name: string }; isEmpty: boolean; end: number } {
  const [head, slash, name] = match(tag, file, start) ?? [];
  if (head === undefined || name === undefined) throw new XmlError('has a "<" that begins nothing');
  let at = start + head.length;
  const attributes = new Map<string, string>();
  for (let found = match(attribute, file, at); found !== null; found = match(attribute, file, at)) {
    const [whole, key = '', double, single] = found;
    if (attributes.has(key)) throw new XmlError(`has "${key}" twice in one <${name}>`);
    attributes.set(key, decode((double ?? single ?? '').replaceAll(/\s/g, ' ')));
    at += whole.length;
  }
  const [tail, empty] = match(tagEnd, file, at) ?? [];
  if (tail === undefined || (slash === '/' && (attributes.size > 0 || empty === '/'))) {
    throw new XmlError(`has a broken <${name}>`);
  }
  const part = slash === '/' ? ({ kind: 'close', name } as const) : ({ kind: 'open', name, attributes } as const);
  return { part, isEmpty: empty === '/', end: at + tail.length };
}

function match(pattern: RegExp, file: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(file);
}

function after(file: string, end: string, from: number): number {
  const at = file.indexOf(end, from);
  if (at < 0) throw new XmlError(`ends before "${end}"`);
  return at + end.length;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(raw: string): string {
  const decoded = raw.replaceAll(
    /&(?:#(\d{1,7})|#x([\dA-Fa-f]{1,6})|([^;\s&]{0,60}))?;?/g,
    (whole, decimal, hex, name) => {
      const key = String(name);
      if (whole.endsWith(';') && Object.hasOwn(entities, key)) return entities[key] ?? '';
      if (!whole.endsWith(';') || (decimal === undefined && hex === undefined)) {
        throw new XmlError(`has the entity "${whole}", which it would have to explain itself`);
      }
      const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
      if (code > 0x10_ff_ff) throw new XmlError(`has the sign "${whole}", which does not exist`);
      return String.fromCodePoint(code);
    },
  );
  return checkCharacters(decoded);
}

function checkCharacters(value: string): string {
  // eslint-disable-next-line no-control-regex -- these are what XML forbids
  if (/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF\p{Cs}]/u.test(value)) {
    throw new XmlError('has characters that XML does not allow');
  }
  return value;
}
