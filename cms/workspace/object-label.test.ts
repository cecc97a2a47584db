import { expect, it } from 'vitest';
import { objectLabel } from './object-label.ts';

it('names an object in the language of staff, with its code, or by what it has', () => {
  const object = { Code: '7', Name: { de: 'Brunnen', en: 'Fountain' } };
  expect(objectLabel(object, 'en-US', 'unnamed')).toBe('7 Fountain');
  expect(objectLabel({ Name: { fr: 'Fontaine' } }, 'de', 'unnamed')).toBe('Fontaine');
  expect(objectLabel({ Name: { de: '' } }, 'de', 'unnamed')).toBe('unnamed');
});

it('cuts a name that would fill the page, and no sign of it in two', () => {
  const label = objectLabel({ Name: { de: '🏛️'.repeat(5000) } }, 'de', 'unnamed');
  expect(label.length).toBeLessThanOrEqual(122);
  expect(label).toMatch(/^(?:🏛️?)+ …$/u);
});
