import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#server/project.ts';

/** The requirements of levels 1 and 2 of OWASP's ASVS 5.0.0, by section. */
const requirements: Readonly<Record<string, readonly number[]>> = {
  '1.1': [1, 2],
  '1.2': [1, 2, 3, 4, 5, 6, 7, 8, 9],
  '1.3': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  '1.4': [1, 2, 3],
  '1.5': [1, 2],
  '2.1': [1, 2, 3],
  '2.2': [1, 2, 3],
  '2.3': [1, 2, 3, 4],
  '2.4': [1],
  '3.2': [1, 2],
  '3.3': [1, 2, 3, 4],
  '3.4': [1, 2, 3, 4, 5, 6],
  '3.5': [1, 2, 3, 4, 5],
  '3.7': [1, 2],
  '4.1': [1, 2, 3],
  '4.2': [1],
  '4.3': [1, 2],
  '4.4': [1, 2, 3, 4],
  '5.1': [1],
  '5.2': [1, 2, 3],
  '5.3': [1, 2],
  '5.4': [1, 2, 3],
  '6.1': [1, 2, 3],
  '6.2': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  '6.3': [1, 2, 3, 4],
  '6.4': [1, 2, 3, 4],
  '6.5': [1, 2, 3, 4, 5],
  '6.6': [1, 2, 3],
  '6.8': [1, 2, 3, 4],
  '7.1': [1, 2, 3],
  '7.2': [1, 2, 3, 4],
  '7.3': [1, 2],
  '7.4': [1, 2, 3, 4, 5],
  '7.5': [1, 2],
  '7.6': [1, 2],
  '8.1': [1, 2],
  '8.2': [1, 2, 3],
  '8.3': [1],
  '8.4': [1],
  '9.1': [1, 2, 3],
  '9.2': [1, 2, 3, 4],
  '10.1': [1, 2],
  '10.2': [1, 2],
  '10.3': [1, 2, 3, 4],
  '10.4': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  '10.5': [1, 2, 3, 4, 5],
  '10.6': [1, 2],
  '10.7': [1, 2, 3],
  '11.1': [1, 2],
  '11.2': [1, 2, 3],
  '11.3': [1, 2, 3],
  '11.4': [1, 2, 3, 4],
  '11.5': [1],
  '11.6': [1],
  '12.1': [1, 2, 3],
  '12.2': [1, 2],
  '12.3': [1, 2, 3, 4],
  '13.1': [1],
  '13.2': [1, 2, 3, 4, 5],
  '13.3': [1, 2],
  '13.4': [1, 2, 3, 4, 5],
  '14.1': [1, 2],
  '14.2': [1, 2, 3, 4],
  '14.3': [1, 2, 3],
  '15.1': [1, 2, 3],
  '15.2': [1, 2, 3],
  '15.3': [1, 2, 3, 4, 5, 6, 7],
  '16.1': [1],
  '16.2': [1, 2, 3, 4, 5],
  '16.3': [1, 2, 3, 4],
  '16.4': [1, 2, 3],
  '16.5': [1, 2, 3],
  '17.1': [1],
  '17.2': [1, 2, 3, 4],
  '17.3': [1, 2],
};

const states = ['met', 'partly', 'not met', 'not ours', 'n/a'];

const text = readFileSync(join(projectRoot, 'src/server/SECURITY.md'), 'utf8');
const rows = (text.split('## Requirements')[1] ?? '')
  .split('\n')
  .filter((line) => /^\| *\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

const all = Object.entries(requirements).flatMap(([section, numbers]) => numbers.map((each) => `${section}.${each}`));

/** A chapter without sections means all its requirements. */
function namedBy([, ids = '']: readonly string[]): readonly string[] {
  return ids.split(', ').flatMap((id) => (id.includes('.') ? [id] : all.filter((each) => each.startsWith(`${id}.`))));
}

it('The table of security has every requirement once, with a state and a reason', () => {
  expect(rows.flatMap(namedBy).toSorted()).toEqual(all.toSorted());
  for (const row of rows) {
    expect([row[1], states.includes(row[3] ?? ''), (row[4] ?? '').length > 2]).toEqual([row[1], true, true]);
  }
});

it('It counts them correctly', () => {
  const count = (state: string): number => rows.filter((row) => row[3] === state).flatMap(namedBy).length;
  const [met, partly, notMet, notOurs, none] = states.map(count);
  expect(text.replaceAll('\n', ' ')).toContain(
    `Met: ${met}; partly: ${partly}; not met: ${notMet}; the task of the operator ("not ours"): ${notOurs}; not applicable: ${none}.`,
  );
});

it('The tests that it names exist', () => {
  const named = rows.flatMap((row) => [...(row[5] ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path));
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
});
