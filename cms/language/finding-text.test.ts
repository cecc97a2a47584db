import { expect, test } from 'vitest';
import { editedModels } from '#contract/calls/content-calls.ts';
import { createTranslate } from '#i18n/pack.ts';
import { loadStaffTexts } from '#i18n/staff-packs.ts';
import { findingText } from './finding-text.ts';

test.each([
  ['de', 'Verweist auf Station 99; das gibt es nicht.'],
  ['en-US', 'Refers to Station 99, which does not exist.'],
])('in %s, what is referred to has the name that staff know', async (language, words) => {
  const { code, pack } = await loadStaffTexts(language);
  const t = createTranslate(pack, code);
  const textOf = (model: string): string => findingText({ key: 'reference-dangling', facts: { model, ID: 99 } }, t);
  expect(textOf('locations')).toBe(words);
  for (const model of editedModels) expect(textOf(model)).toContain(`${t(`model.${model}`)} 99`);
});

test('a finding that names no object stays as it is', async () => {
  const { code, pack } = await loadStaffTexts('de');
  expect(findingText({ key: 'code-duplicate', facts: { code: '7' } }, createTranslate(pack, code))).toBe(
    'Der Code „7“ ist mehrfach vergeben.',
  );
});
