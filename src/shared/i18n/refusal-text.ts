import { createTranslate, type Facts, type KeyOf, type PackOf, type RefusalReason } from './pack.ts';

/** Puts a refusal into words; undefined for a reason without a text, as an older or a newer server may send. */
type RefusalText = (reason: string, facts?: Facts) => string | undefined;

/** Facts that are keys of words, such as a kind of file, with the beginning of their keys. */
const beginnings: ReadonlyMap<string, string> = new Map([
  ['kind', 'kind.'],
  ['promised', 'kind.'],
  ['advice', 'advice.'],
  ['xml', 'xml.'],
  ['changed', 'changed.'],
  ['zip', 'zip.'],
  ['backup', 'backup.'],
  // Another refusal's whole sentence.
  ['problem', ''],
]);

/** Notes about files that an upload accepts; it refuses files with any other note. */
export const notesOfTaken: readonly string[] = ['file-changed', 'file-renamed', 'file-twin'] satisfies RefusalReason[];

export function createRefusalText(
  pack: PackOf<'refusals'>,
  language: string,
  written?: (fact: string | number, name: string) => string,
): RefusalText {
  const t = createTranslate(pack, language, written);
  const knows = (key: string): key is KeyOf<'refusals'> => Object.hasOwn(pack, key);

  function worded(facts: Facts): Facts {
    return Object.fromEntries(
      Object.entries(facts).map(([name, value]) => {
        const beginning = beginnings.get(name);
        const key = beginning === undefined ? '' : `${beginning}${value}`;
        if (!knows(key)) return [name, value];
        const { [name]: _, ...others } = facts;
        return [name, t(key, worded(others))];
      }),
    );
  }

  return (reason, facts = {}) => (isReason(reason) && knows(reason) ? t(reason, worded(facts)) : undefined);
}

function isReason(key: string): key is RefusalReason {
  return !key.includes('.');
}
