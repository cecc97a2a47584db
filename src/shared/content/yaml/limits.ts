import { type Event, EVENT_ID, type ScalarEvent } from 'js-yaml';

/** A tour definition has eight levels; a file with more levels than this is broken or hostile. */
export const maximumDepth = 60;

/** Characters, as many as a call may bring. A museum of 50,000 stations has about 80 million. */
export const maximumLength = 128 * 1024 * 1024;

/** Roughly values, lists and objects. A museum of 50,000 stations has about 3 million. At worst this many take 1.8 GB. */
export const maximumNodes = 3_000_000;

/** The same in JSON, which takes a fraction of the memory; indented, such a museum has about 5 million. */
export const maximumJsonNodes = 12_000_000;

/** Nodes and characters of values that are always allowed, for any length of the text. */
const alwaysAllowed = { nodes: 200_000, characters: 1_000_000 };

/** The factor by which aliases may enlarge a document. */
const allowedGrowth = 3;

/**
 * Counts the characters that can separate nodes, without parsing. The parser needs some 150 bytes for each node, so a
 * text of nothing but commas would take gigabytes before its nodes could be counted. Prose adds a little to the count.
 */
export function countSeparators(source: string): number {
  let count = 0;
  for (let at = 0; at < source.length; at++) {
    const character = source.charCodeAt(at);
    if (character === newline || character === comma || character === bracket || character === brace) count += 1;
    else if (character === hyphen && source.charCodeAt(at + 1) === space) count += 1;
  }
  return count;
}

const [newline, space, comma, hyphen, bracket, brace] = [0x0a, 0x20, 0x2c, 0x2d, 0x5b, 0x7b];

/**
 * Counts the nodes of a parsed document with its aliases expanded, and the characters of their values, without
 * expanding it. A bomb of a few hundred characters that expands to billions is found in the time that reading takes.
 *
 * @param separators the result of {@link countSeparators}: about the number of nodes without aliases
 * @returns undefined if the document is harmless, otherwise its fault
 */
export function checkExpansion(
  events: readonly Event[],
  source: string,
  separators: number,
): 'recursive' | 'too-deep' | 'too-many-nodes' | undefined {
  const allowedNodes = Math.max(alwaysAllowed.nodes, separators * allowedGrowth);
  const allowedCharacters = Math.max(alwaysAllowed.characters, source.length * allowedGrowth);
  const sizes = new Map<string, Size>();
  const open: Open[] = [{ nodes: 0, characters: 0, depth: 0, anchor: undefined }];
  let tooDeep = false;
  let recursive = false;

  for (const event of events) {
    if (event.type === EVENT_ID.POP) close();
    else if (event.type === EVENT_ID.ALIAS) addAlias(anchorOf(event));
    else if (event.type === EVENT_ID.SCALAR) addScalar(event);
    else
      open.push({
        nodes: 1,
        characters: 0,
        depth: 1,
        anchor: event.type === EVENT_ID.DOCUMENT ? undefined : anchorOf(event),
      });
  }
  const whole = open[0] ?? leaf;
  if (recursive) return 'recursive';
  if (tooDeep) return 'too-deep';
  return whole.nodes > allowedNodes || whole.characters > allowedCharacters ? 'too-many-nodes' : undefined;

  function close(): void {
    const closed = open.pop();
    if (closed === undefined) return;
    if (closed.anchor !== undefined) sizes.set(closed.anchor, closed);
    add(closed);
  }

  function addAlias(anchor: string): void {
    // Only closed nodes have a size: an alias inside its own anchor would never end.
    if (open.some((frame) => frame.anchor === anchor)) recursive = true;
    add(sizes.get(anchor) ?? leaf);
  }

  function addScalar(event: ScalarEvent): void {
    const anchor = anchorOf(event);
    const size = { ...leaf, characters: event.valueEnd - event.valueStart };
    if (anchor !== '') sizes.set(anchor, size);
    add(size);
  }

  function add({ nodes, characters, depth }: Size): void {
    const parent = open.at(-1);
    if (parent === undefined) return;
    parent.nodes = Math.min(parent.nodes + nodes, Number.MAX_SAFE_INTEGER);
    parent.characters = Math.min(parent.characters + characters, Number.MAX_SAFE_INTEGER);
    parent.depth = Math.max(parent.depth, depth + 1);
    // One for the document, which does not count as a level.
    if (parent.depth > maximumDepth + 1) tooDeep = true;
  }

  function anchorOf({ anchorStart, anchorEnd }: { anchorStart: number; anchorEnd: number }): string {
    return anchorStart === -1 ? '' : source.slice(anchorStart, anchorEnd);
  }
}

interface Size {
  readonly nodes: number;
  readonly characters: number;
  readonly depth: number;
}

interface Open {
  nodes: number;
  characters: number;
  depth: number;
  readonly anchor: string | undefined;
}

const leaf: Size = { nodes: 1, characters: 0, depth: 1 };
