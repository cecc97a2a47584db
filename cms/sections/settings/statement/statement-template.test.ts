import { expect, it } from 'vitest';
import { placeholdersIn } from '#content/placeholders.ts';
import { fillTemplate, loadTemplate, type StatementFacts, templateLanguage } from './statement-template.ts';

const facts: StatementFacts = {
  museum: 'Haus & Hof',
  address: 'Weg 1\n70173 Stuttgart',
  phone: '',
  email: 'a@museum.example',
  guide: 'https://museum.example/guide/',
};

it('has what is known of the museum as text, and placeholders for the rest', () =>
  expect(
    fillTemplate('<p>\n  {museum}<br />{address}<br />{phone}\n  {other}\n</p>\n', facts, {
      ...facts,
      phone: 'telephone',
    }),
  ).toBe('<p>Haus &amp; Hof<br>Weg 1<br>70173 Stuttgart<br>[telephone] {other}</p>'));

it.each(['de', 'en'] as const)('the template in %s leaves no gap unmarked', async (language) => {
  const text = await loadTemplate(language, facts);
  expect(text).toMatch(/^<p>Haus &amp; Hof /);
  expect(text).toContain('https://museum.example/guide/');
  expect(text).not.toMatch(/[{}]/);
  expect(placeholdersIn(text).length).toBeGreaterThan(8);
  expect(text.match(/<h3>/g)).toHaveLength(5);
});

it.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['den', 'en'],
  ['fr', 'en'],
  ['', 'en'],
])('for %j it is in %s', (code, language) => expect(templateLanguage(code)).toBe(language));
