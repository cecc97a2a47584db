import { XmlError } from './xml-error.ts';

/** Characters that all references to a file's own entities may become together. */
const limit = 100_000;
const entityLimit = 1000;

/**
 * Defines the entities of a document type that contain plain text, such as the namespaces of Illustrator. Others
 * (files, markup, and entities that contain one defined later) stay undefined.
 */
export function defineEntities(entities: Record<string, string>, doctype: string): void {
  let left = limit;
  let defined = 0;
  const declarations = /<!--.*?-->|<!ENTITY\s+([\p{L}_:][\p{L}\p{N}_:.-]*)\s+(?:"([^"]*)"|'([^']*)')\s*>/gsu;
  for (const [, name, quoted, single] of doctype.matchAll(declarations)) {
    // The first definition counts, and XML's own five stay.
    if (name === undefined || entities[name] !== undefined) continue;
    defined += 1;
    if (defined > entityLimit) throw new XmlError('entities', { limit });
    const text = textOf(quoted ?? single ?? '', entities);
    if (text === undefined) continue;
    Object.defineProperty(entities, name, {
      get: () => {
        left -= text.length;
        if (left < 0) throw new XmlError('entities', { limit });
        return text;
      },
    });
  }
}

/** Returns the text of a definition; undefined for markup and unknown entities. */
function textOf(value: string, entities: Readonly<Record<string, string>>): string | undefined {
  let isText = !value.includes('<') && !value.includes('%');
  const text = value.replaceAll(
    /&(?:#x([\da-f]+)|#(\d+)|([^\s;&]+));|&/gi,
    (_, hex?: string, decimal?: string, name?: string) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      const part = name === undefined ? characterOf(code) : entities[name];
      isText &&= part !== undefined && !/[<&]/.test(part);
      return part ?? '';
    },
  );
  return isText ? text : undefined;
}

function characterOf(code: number): string | undefined {
  const isCharacter = code === 9 || code === 10 || code === 13 || (code >= 32 && code <= 0x10_ff_ff);
  return isCharacter && !(code >= 0xd8_00 && code <= 0xdf_ff) && (code & 0xff_fe) !== 0xff_fe
    ? String.fromCodePoint(code)
    : undefined;
}
