/** Values for the templates of `src/native/android`. */
export interface TemplateValues {
  /** The text for each `@{name}`, as Android is to read it. */
  readonly values: Readonly<Record<string, string>>;
  /** Whether the parts between `<!-- when:name -->` and `<!-- end -->` stay. */
  readonly parts: Readonly<Record<string, boolean>>;
}

/**
 * Fills a template in XML.
 *
 * @throws Error for an unknown name: the template is a part of this program
 */
export function fillTemplate(template: string, { values, parts }: TemplateValues): string {
  const kept = template.replaceAll(/<!-- when:(\w+) -->(.*?)<!-- end -->/gs, (_, name: string, inner: string) =>
    known(parts, name) ? inner : '',
  );
  return kept.replaceAll(/@\{(\w+)\}/g, (_, name: string) => escapeXml(known(values, name)));
}

function known<Value>(given: Readonly<Record<string, Value>>, name: string): Value {
  const value = given[name];
  if (value === undefined) throw new Error(`The template names "${name}", which is unknown.`);
  return value;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

/** Escapes what Android's tools take for more than a letter in an attribute: `\n`, `@string/name`, `?attr/name`. */
export function androidText(text: string): string {
  return text.replaceAll('\\', '\\\\').replace(/^[@?]/, (sign) => `\\${sign}`);
}
