import { expect, it } from 'vitest';
import { androidText, fillTemplate } from './fill-template.ts';

const values = { label: 'A & "B" <c>', host: 'museum.example' };

it('puts texts into a template as XML has them', () => {
  expect(fillTemplate('<a b="@{label}" c="@{host}/@{host}"/>', { values, parts: {} })).toBe(
    '<a b="A &amp; &quot;B&quot; &lt;c&gt;" c="museum.example/museum.example"/>',
  );
});

it('keeps the parts that are wanted, whole, and no others', () => {
  const template = 'a<!-- when:one -->\n@{host}\n<!-- end -->b<!-- when:two -->\n@{host}\n<!-- end -->c<!-- a note -->';
  expect(fillTemplate(template, { values, parts: { one: true, two: false } })).toBe(
    'a\nmuseum.example\nbc<!-- a note -->',
  );
});

it('refuses what it does not know, so that no half filled manifest becomes an app', () => {
  expect(() => fillTemplate('@{other}', { values, parts: {} })).toThrow('"other"');
  expect(() => fillTemplate('<!-- when:other --><!-- end -->', { values, parts: {} })).toThrow('"other"');
});

it.each([
  ['@Museum?', '\\@Museum?'],
  ['?Museum', '\\?Museum'],
  ['a\\nb', 'a\\\\nb'],
  ['O’Neill "x"', 'O’Neill "x"'],
])('%s is written %s for Android', (text, written) => expect(androidText(text)).toBe(written));
