import { defaults } from '#content/constants.ts';
import { PasswordWarning } from '#contract/staff-kinds.ts';

/** Fewer different characters than these make a password simple, however long it is. */
const leastDifferent = 5;
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiopü',
  'asdfghjkl',
  'asdfghjklöä',
  'zxcvbnm',
  'yxcvbnm',
];
const runs = [...rows, ...rows.map((row) => [...row].toReversed().join(''))];
/** Characters in a row of the alphabet or of a keyboard that count as one. */
const run = 4;

const signs: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

let leaked: Promise<ReadonlySet<string>> | undefined;

/**
 * Returns why a password is a bad choice; undefined if no reason is known. Only a warning: staff may keep it.
 *
 * @param names what a guesser knows, such as the name of the user
 */
export async function warnOf(password: string, names: readonly string[]): Promise<PasswordWarning | undefined> {
  // Loaded on first use, because most servers never need the list.
  leaked ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  const lower = password.normalize('NFKC').toLowerCase();
  const word = [...lower].map((sign) => signs[sign] ?? sign).join('');
  const list = await leaked;
  if (list.has(lower) || list.has(word)) return PasswordWarning.leaked;
  if (isSimple(lower, names, list)) return PasswordWarning.simple;
  return [...password].length < defaults.passwordLengthHint ? PasswordWarning.short : undefined;
}

/** Returns whether little is left without what a guesser tries first. */
function isSimple(lower: string, names: readonly string[], list: ReadonlySet<string>): boolean {
  const known = names.map((name) => name.toLowerCase()).filter((name) => name.length > 2);
  const withoutNames = known.reduce((left, name) => left.replaceAll(name, '_'), lower);
  const left = withoutRuns(withoutNames);
  const stem = lower.replace(/[^\p{L}]+$/u, '');
  return new Set(left).size < leastDifferent || (list.has(stem) && lower.length - stem.length <= 6);
}

function withoutRuns(text: string): string {
  let left = '';
  for (let from = 0; from < text.length;) {
    let length = 1;
    while (from + length < text.length && runs.some((row) => row.includes(text.slice(from, from + length + 1))))
      length += 1;
    left += length >= run ? '_' : text.slice(from, from + length);
    from += length;
  }
  return left;
}
