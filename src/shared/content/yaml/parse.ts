import { constructFromEvents, type Event, parseEvents, YAMLException } from 'js-yaml';
import { type Path } from '../schema/trail.ts';
import {
  checkExpansion,
  countSeparators,
  maximumDepth,
  maximumJsonNodes,
  maximumLength,
  maximumNodes,
} from './limits.ts';
import { findPositions, offsetsInEvents, type Position, positionAt } from './positions.ts';
import { offsetsInJson, readPlainJson } from './plain-json.ts';
import { definitionSchema } from './schema.ts';

export type ParseFailure = 'syntax' | 'too-large' | 'too-deep' | 'too-many-nodes' | 'recursive' | 'empty';

export type Parsed =
  | {
      readonly ok: true;
      readonly value: unknown;
      readonly positionsOf: (paths: readonly Path[]) => readonly Position[];
    }
  | { readonly ok: false; readonly failure: ParseFailure; readonly position: Position; readonly reason: string };

export interface ParseLimits {
  /** Characters. */
  readonly maximumLength?: number;
  /** Roughly the number of values, lists and objects, counted by their separators. */
  readonly maximumNodes?: number;
}

/**
 * Reads one YAML (or JSON) document. Never throws: refuses a text that is broken, too large, too deep, contains itself,
 * or expands too much, with the position and a reason for people.
 *
 * @param readsJson false: JSON takes the way of YAML, with the same result in four times the time
 */
export function parseYaml(given: string, limits: ParseLimits = {}, readsJson = true): Parsed {
  const longest = limits.maximumLength ?? maximumLength;
  if (given.length > longest) {
    return failed('too-large', `the file has ${given.length} characters, at most ${longest} are read`);
  }
  const most = limits.maximumNodes ?? maximumNodes;
  const mostInJson = limits.maximumNodes ?? maximumJsonNodes;
  const separators = countSeparators(given);
  const source = given.replace(/^\uFEFF/, '');
  const value = readsJson && separators <= mostInJson ? readPlainJson(source) : undefined;
  if (value !== undefined) {
    return {
      ok: true,
      value,
      positionsOf: (paths) => findPositions(source, paths, (wanted) => offsetsInJson(source, wanted)),
    };
  }
  if (separators > most) {
    const more = readsJson && most < mostInJson ? `; as JSON without duplicate keys, ${mostInJson} are read` : '';
    return failed('too-many-nodes', `the file has more than ${most} values${more}`);
  }
  try {
    const events = parseEvents(source, { maxDepth: maximumDepth });
    const expansion = checkExpansion(events, source, separators);
    if (expansion === 'recursive') return failed(expansion, 'an alias is inside the value that it refers to');
    if (expansion === 'too-deep') return failed(expansion, `aliases are nested deeper than ${maximumDepth} levels`);
    if (expansion !== undefined) return failed(expansion, 'aliases unfold into far more than the file holds');
    return construct(events, source);
  } catch (error) {
    return explain(error, source);
  }
}

function construct(events: Event[], source: string): Parsed {
  const documents = constructFromEvents(events, { source, schema: definitionSchema });
  if (documents.length > 1) return failed('syntax', 'expected a single document, found more');
  const [value] = documents;
  if (value === undefined || value === null) return failed('empty', 'the file is empty');
  return {
    ok: true,
    value,
    positionsOf: (paths) => findPositions(source, paths, (wanted) => offsetsInEvents(events, source, wanted)),
  };
}

function explain(error: unknown, source: string): Parsed {
  if (!(error instanceof YAMLException)) {
    // The parser's recursion overflowed, which only absurdly deep nesting causes.
    return failed('too-deep', `nested deeper than ${maximumDepth} levels`);
  }
  const position = error.mark === undefined ? start : positionAt(source, error.mark.position);
  const failure = error.reason.includes('maxDepth') ? 'too-deep' : 'syntax';
  return { ok: false, failure, position, reason: withAdvice(error.reason) };
}

const start: Position = { line: 1, column: 1 };

function failed(failure: ParseFailure, reason: string): Parsed {
  return { ok: false, failure, position: start, reason };
}

/** Advice for the parser's errors; the first match counts. */
const advice: readonly (readonly [RegExp, string])[] = [
  [/null byte|invalid character|not allowed in input/, 'save the file as UTF-8'],
  [/\btab\b/i, 'indent with blanks, not with tabs'],
  [/duplicated mapping key/, 'each field may stand once in its object; remove one of them'],
  [/unidentified alias/, 'a text that begins with * needs quotes'],
  [
    /deficient indentation|unexpected end of the stream within a (?:single|double) quoted/,
    'is a closing quote missing above?',
  ],
  [/unexpected end of the stream within a flow/, 'is a closing ] or } missing?'],
  [
    /bad indentation|mapping values|multiline key|cannot start|unexpected character|end of the stream/,
    'check the indentation; a text with a colon and a blank in it, or one that begins with & * ! % @ ` { [ or a quote, needs quotes around it',
  ],
];

/** Returns the parser's reason, with advice if there is any. */
function withAdvice(reason: string): string {
  const found = advice.find(([pattern]) => pattern.test(reason));
  return found === undefined ? reason : `${reason} (${found[1]})`;
}
