import { type Trail } from './trail.ts';

/**
 * One field of an entity: how to read it, its fallback, and its meaning.
 *
 * Reading never throws: it reports a mismatch on the trail, with the expected kind, and uses the fallback,
 * so that one wrong value in a museum's file affects only that value.
 */
export interface Field<Value> {
  readonly kind: FieldKind;
  /** For people, completing "expected ...": "a whole number from 0 to 6". */
  readonly expected: string;
  /** The value of a field that is absent (or `null`, as YAML reads an empty value). */
  readonly fallback: Value;
  readonly read: (given: unknown, trail: Trail) => Value;
  /** `reference` fields: the model whose ID this is. */
  readonly model?: ModelName;
  /** The fields inside a `record`. */
  readonly fields?: Fields;
  /** `list` and `single` fields: the field of each element. */
  readonly element?: Field<unknown>;
}

export type Fields = Readonly<Record<string, Field<unknown>>>;

export type ValueOf<F> = F extends Field<infer Value> ? Value : never;

/** The complete value of a record: every field present, defaults filled in. */
export type Complete<F extends Fields> = { readonly [Key in keyof F]: ValueOf<F[Key]> };

export type FieldKind =
  | 'choice'
  | 'code'
  | 'colour'
  | 'date'
  | 'flag'
  | 'focus'
  | 'list'
  | 'note'
  | 'number'
  | 'record'
  | 'reference'
  | 'single'
  | 'string'
  | 'text'
  | 'url'
  | 'urls';

/** The models of the specification's section 3 whose objects carry an ID. */
export type ModelName =
  | 'backups'
  | 'configurations'
  | 'languages'
  | 'locations'
  | 'messages'
  | 'providers'
  | 'themes'
  | 'tokens'
  | 'tourGroups'
  | 'tourItems'
  | 'tours';
