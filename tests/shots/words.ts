import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#server/project.ts';
import { type Words as Forms } from '#i18n/pack.ts';

/** Finds an interface text of one language by its key, whatever fills its placeholders. */
export type Words = (key: string) => RegExp;

/** Reads all of a language's interface texts. @param language the name of its folder in `src/shared/i18n` */
export async function readWords(language: string): Promise<Words> {
  const folder = join(projectRoot, 'src/shared/i18n', language);
  const texts = new Map<string, Forms>();
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json'));
  // Sorted: of two texts with one key, the visitors' come after those of the staff area, and are found.
  for (const file of files.toSorted()) {
    const part = JSON.parse(await readFile(join(folder, file), 'utf8')) as Readonly<Record<string, Forms>>;
    Object.entries(part).forEach(([key, text]) => texts.set(key, text));
  }
  return (key) => {
    const text = texts.get(key);
    if (text === undefined) throw new Error(`No interface text has the key ${key}.`);
    const forms = typeof text === 'string' ? [text] : Object.values(text);
    return new RegExp(`^\\s*(${forms.map(toPattern).join('|')})\\s*$`);
  };
}

function toPattern(text: string): string {
  return text
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`).replaceAll('\u00A0', ' '))
    .join('.*');
}
