import { readXml, type XmlAttribute } from './read-xml.ts';
import { XmlError } from './xml-error.ts';

interface Drawn {
  readonly children: Drawn[];
  /** IDs of the elements that it repeats. */
  readonly refers: readonly string[];
  readonly isText: boolean;
  /** The number of characters that it draws itself. */
  signs: number;
  /** Undefined: not weighed yet. 0: being weighed; circular references count as 0, as browsers do not draw them. */
  weight?: number;
}

const weightLimit = 300_000;
const chainLimit = 1000;
/** Laying out a line takes time by the square of its length: a quarter of a second for this many characters. */
const lineLimit = 1000;
const textLimit = 20_000;
/** A character weighs as much as some shapes, so repeated text is limited too. */
const signWeight = 10;

/** Drawing this text would take a phone, and the server, minutes. */
export class TooMuchText extends Error {
  override readonly name = 'TooMuchText';
  readonly facts = { limit: textLimit, line: lineLimit };
}

/**
 * Refuses a drawing whose parts repeat each other so often that no phone can draw it: ten lines that each use the line
 * before ten times are ten billion elements. Refuses too much text as well. Throws {@link XmlError} or
 * {@link TooMuchText}.
 */
export function weighSvg(file: string): void {
  const named = new Map<string, Drawn>();
  const open: Drawn[] = [{ children: [], refers: [], isText: false, signs: 0 }];
  let signs = 0;
  for (const part of readXml(file)) {
    if (part.kind === 'close') open.pop();
    if (part.kind === 'text' && open.some(({ isText }) => isText)) {
      const line = part.text.trim().replaceAll(/\s+/g, ' ').length;
      signs += line;
      if (line > lineLimit || signs > textLimit) throw new TooMuchText();
      const drawn = open.at(-1);
      if (drawn !== undefined) drawn.signs += line;
    }
    if (part.kind !== 'open') continue;
    if (part.attributes.some((attribute) => isHeavyFilter(part.local, attribute))) throw tooHeavy();
    const refers = part.attributes.flatMap(referencesIn);
    const drawn: Drawn = { children: [], refers, isText: part.local === 'text', signs: 0 };
    const id = part.attributes.find(({ local }) => local === 'id')?.value;
    if (id !== undefined && !named.has(id)) named.set(id, drawn);
    open.at(-1)?.children.push(drawn);
    open.push(drawn);
  }
  const [root] = open;
  if (root !== undefined) weigh(root, named, 0);
}

/** The largest values of filters that phones still draw; percentages are of the drawing's own size. */
const filterLimits: Readonly<Record<string, number>> = {
  numOctaves: 10,
  stdDeviation: 250,
  radius: 250,
  order: 20,
  width: 5000,
  height: 5000,
};

function isHeavyFilter(element: string, { local, value }: XmlAttribute): boolean {
  const limit = filterLimits[local];
  if (limit === undefined || !(element === 'filter' || element.startsWith('fe'))) return false;
  return value.split(/[\s,]+/).some((each) => Number.parseFloat(each) > (each.endsWith('%') ? 1000 : limit));
}

function referencesIn({ local, value }: XmlAttribute): readonly string[] {
  if (local === 'href') return value.startsWith('#') ? [value.slice(1)] : [];
  return [...value.matchAll(/url\(\s*["']?#([^"'()\s]+)/gi)].map(([, id = '']) => id);
}

function weigh(drawn: Drawn, named: ReadonlyMap<string, Drawn>, depth: number): number {
  if (drawn.weight !== undefined) return drawn.weight;
  if (depth > chainLimit) throw tooHeavy();
  drawn.weight = 0;
  let weight = 1 + drawn.signs * signWeight;
  for (const child of drawn.children) weight += weigh(child, named, depth + 1);
  for (const id of drawn.refers) {
    const target = named.get(id);
    if (target !== undefined) weight += weigh(target, named, depth + 1);
  }
  if (weight > weightLimit) throw tooHeavy();
  drawn.weight = weight;
  return weight;
}

function tooHeavy(): XmlError {
  return new XmlError('weight');
}
