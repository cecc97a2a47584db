import { expect, it } from 'vitest';
import { visitorKeys } from './visitor-keys.ts';
import { loadVisitorTexts } from './visitor-texts.ts';

it('the keys are those of all texts that visitors may see', async () => {
  expect(visitorKeys.toSorted()).toEqual(Object.keys(await loadVisitorTexts('en')).toSorted());
});
