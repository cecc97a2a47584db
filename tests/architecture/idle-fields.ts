import { type Field, type Fields } from '#content/schema/field.ts';

/** The path of every field of a schema, with dots for nested ones: `ImageDescriptors.ImageURL`. */
export function fieldPaths(fields: Fields): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => [name, ...inside(field).map((path) => `${name}.${path}`)]);
}

function inside({ fields, element }: Field<unknown>): readonly string[] {
  if (fields !== undefined) return fieldPaths(fields);
  return element === undefined ? [] : inside(element);
}

/** Returns a source text without comments, in which docstrings name fields that no code reads. */
export function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');
}

/** Returns the names that a source text reads, as properties, in destructuring or as keys. */
export function namesIn(source: string): ReadonlySet<string> {
  return new Set(withoutComments(source).match(/\b[A-Z][\w$]*\b/g));
}
