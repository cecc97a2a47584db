import { SaxesParser } from 'saxes';

export type XmlFault =
  /** The text is not well-formed XML. */
  | 'not-xml'
  /** A closing tag does not match the open one. */
  | 'mismatch'
  /** The file ends in the middle. */
  | 'cut-off';

export class XmlError extends Error {
  override readonly name = 'XmlError';
  readonly fault: XmlFault;
  /** Counts from 1. */
  readonly line: number;

  constructor(fault: XmlFault, line: number, cause: Error) {
    super(`${fault} in line ${line}`, { cause });
    this.fault = fault;
    this.line = line;
  }
}

/** Receives the elements in document order. Names come without their namespace prefix. */
export interface XmlHandlers {
  /**
   * @param attributes those without a prefix
   * @param line the line on which the tag begins, counted from 1
   */
  readonly open: (name: string, attributes: ReadonlyMap<string, string>, line: number) => void;
  readonly close: (name: string) => void;
  /** Text inside an element. Each CDATA section arrives separately. */
  readonly text: (text: string) => void;
}

/**
 * Reads well-formed XML, and XML whose writer forgot that `&` has a meaning. Entities other than XML's five are an
 * error, so a document type cannot expand to anything. A text without elements is not an error.
 *
 * @throws XmlError
 */
export function readXml(source: string, { open, close, text }: XmlHandlers): void {
  const parser = new SaxesParser({ xmlns: false, forceXMLVersion: true, defaultXMLVersion: '1.0' });
  let line = 1;
  let depth = 0;
  let isEnding = false;
  parser.on('error', (error) => {
    const fault = faultOf(error, isEnding);
    if (fault !== undefined) throw new XmlError(fault, parser.line, error);
  });
  parser.on('opentagstart', () => (line = parser.line));
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    open(localName(name), withoutPrefixed(attributes), line);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    close(localName(name));
  });
  parser.on('text', (run) => (depth > 0 ? text(run) : undefined));
  parser.on('cdata', text);
  parser.write(source.replaceAll(bareAmpersand, (found) => (found === '&' ? '&amp;' : found)));
  isEnding = true;
  parser.close();
}

/** One that begins no entity. In CDATA it means itself. */
const bareAmpersand = /<!\[CDATA\[[^]*?\]\]>|&(?![\w#]+;)/g;

/** Returns undefined for an error that can be ignored. */
function faultOf({ message }: Error, isEnding: boolean): XmlFault | undefined {
  // Some programs write an empty line before the declaration.
  if (message.includes('XML declaration must be at the start')) return undefined;
  if (message.includes('must contain a root element')) return undefined;
  if (/unmatched closing tag|unexpected close tag/.test(message)) return 'mismatch';
  return isEnding ? 'cut-off' : 'not-xml';
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function withoutPrefixed(attributes: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(attributes).filter(([name]) => !name.includes(':')));
}
