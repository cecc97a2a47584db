import { createTranslate, type Facts, type RefusalReason, type RefusalsPack } from './pack.ts';

/** Puts a refusal into words; undefined for a reason without a text, as an older or a newer server may send. */
export type RefusalText = (reason: string, facts?: Facts) => string | undefined;

/** Facts that are words of their own, such as a kind of file, with the beginning of their keys. */
const beginnings: ReadonlyMap<string, string> = new Map([
  ['kind', 'kind.'],
  ['promised', 'kind.'],
  ['advice', 'advice.'],
  ['xml', 'xml.'],
]);

export function createRefusalText(pack: RefusalsPack, language: string): RefusalText {
  const t = createTranslate(pack, language);
  const knows = (key: string): key is keyof RefusalsPack => Object.hasOwn(pack, key);

  function inWords([name, value]: readonly [string, string | number], facts: Facts): [string, string | number] {
    const beginning = beginnings.get(name);
    const key = `${beginning}${value}`;
    return [name, beginning !== undefined && knows(key) ? t(key, facts) : value];
  }

  return (reason, facts = {}) => {
    if (!isReason(reason) || !knows(reason)) return undefined;
    return t(reason, Object.fromEntries(Object.entries(facts).map((fact) => inWords(fact, facts))));
  };
}

function isReason(key: string): key is RefusalReason {
  return !key.includes('.');
}
