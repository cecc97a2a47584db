import { expect, it } from 'vitest';
import german from './de/refusals.json';
import english from './en/refusals.json';
import { createRefusalText } from './refusal-text.ts';

const inGerman = createRefusalText(german, 'de');
const inEnglish = createRefusalText(english, 'en');

it('a reason is worded with its facts', () => {
  expect(inEnglish('folder-exists', { path: 'a/{path}' })).toBe(
    'There is a folder "a/{path}" already. Choose another name.',
  );
  expect(inGerman('file-in-use', { path: 'a.png', count: 1 })).toContain('an einer Stelle');
  expect(inGerman('file-in-use', { path: 'a.png', count: 3 })).toContain('an 3 Stellen');
});

it('facts that are keys of words are worded too, and no others', () => {
  const facts = { name: 'png', kind: 'jpeg', promised: 'png', better: 'png.jpg' };
  expect(inEnglish('file-misnamed', facts)).toContain('"png" is a JPEG picture, not a PNG picture as its name says.');
  expect(inGerman('file-misnamed', facts)).toContain('„png“ ist ein JPEG-Bild, dem Namen nach aber ein PNG-Bild.');
  expect(inGerman('drawing-broken', { name: 'a.svg', xml: 'depth', limit: 200 })).toContain(
    'Die Datei ist tiefer als 200 Ebenen verschachtelt.',
  );
  expect(inEnglish('file-unnamed', { name: 'a', kind: 'new-kind', better: 'a.b' })).toContain('"a" is new-kind.');
});

it.each(['new-reason', 'kind.png', 'toString', '__proto__', ''])('%j is no reason', (reason) =>
  expect(inGerman(reason)).toBeUndefined(),
);

it('every reason has a sentence without gaps once its facts are known', () => {
  const names = Object.values(english).flatMap((words) =>
    [...JSON.stringify(words).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
  );
  const facts = Object.fromEntries(names.map((name) => [name, 1]));
  const reasons = Object.keys(english).filter((key) => !key.includes('.'));
  for (const text of [inEnglish, inGerman]) {
    expect(reasons.filter((reason) => /^$|[{}]/.test(text(reason, facts) ?? ''))).toEqual([]);
  }
});
