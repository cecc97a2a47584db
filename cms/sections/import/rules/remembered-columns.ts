import { type Meaning, type RememberedColumns } from '#content/import/columns.ts';
import { targetNames } from '#content/import/targets.ts';
import { isObject } from '#content/schema/containers.ts';

/** Columns whose meaning is kept. */
const most = 500;

/** Reads what the browser has kept of earlier imports; nothing of it is trusted. */
export function readRemembered(stored: string | null): RememberedColumns {
  let parsed: unknown;
  try {
    parsed = JSON.parse(stored ?? '{}');
  } catch {
    return {};
  }
  if (!isObject(parsed)) return {};
  return Object.fromEntries(
    Object.entries(parsed).flatMap(([header, meaning]): readonly (readonly [string, Meaning | null])[] => {
      if (meaning === null) return [[header, null]];
      const read = readMeaning(meaning);
      return read === undefined ? [] : [[header, read]];
    }),
  );
}

/** Adds those of an import to the earlier ones, and forgets the oldest. */
export function writeRemembered(before: RememberedColumns, added: RememberedColumns): string {
  const kept = Object.entries(before).filter(([header]) => !Object.hasOwn(added, header));
  return JSON.stringify(Object.fromEntries([...kept, ...Object.entries(added)].slice(-most)));
}

function readMeaning(given: unknown): Meaning | undefined {
  if (!isObject(given)) return undefined;
  const { target, language, picture } = given;
  const known = targetNames.find((name) => name === target);
  if (known === undefined) return undefined;
  return {
    target: known,
    ...(typeof language === 'string' ? { language } : {}),
    ...(typeof picture === 'number' && Number.isInteger(picture) && picture > 0 ? { picture } : {}),
  };
}
