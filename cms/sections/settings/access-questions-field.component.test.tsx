import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { objectOf } from '#cms/draft/draft.ts';
import { expectAccessible } from '#tests/component/accessible.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { smallMuseum } from '#tests/browser/museum.ts';
import { AccessQuestionsField } from './access-questions-field.tsx';
import { StartScreenSection } from './start-screen-section.tsx';

const of = { model: 'configurations', ID: 1 } as const;

it('asks what is ticked, and keeps names that it does not know', async () => {
  const Configurations = [{ ID: 1, Access: { HiddenQuestions: ['smell', 'hearing'] } }];
  const page = await showStaffPage(<AccessQuestionsField of={of} />, {
    definition: { ...smallMuseum, Configurations },
  });
  const stored = () => objectOf(page.draft().getState().draft, of)?.['Access'];
  await page.user.click(await screen.findByLabelText('Ob sie Treppen steigen können'));
  expect(stored()).toEqual({ HiddenQuestions: ['hearing', 'stairs', 'smell'] });
  await page.user.click(screen.getByLabelText('Ob sie schlecht oder nicht hören'));
  expect(stored()).toEqual({ HiddenQuestions: ['stairs', 'smell'] });
  await expectAccessible();
});

it('stays when the guide does not ask first, and says so', async () => {
  const Configurations = [{ ID: 1, Access: { Ask: false } }];
  const { draft, user } = await showStaffPage(<StartScreenSection />, {
    definition: { ...smallMuseum, Configurations },
  });
  await user.click(await screen.findByLabelText('Ob sie Treppen steigen können'));
  expect(objectOf(draft().getState().draft, of)?.['Access']).toEqual({ Ask: false, HiddenQuestions: ['stairs'] });
  screen.getByText(/^Zurzeit stellt der Guide keine/);
  await user.click(screen.getByLabelText(/^Vor der ersten Tour einmal fragen/));
  expect(screen.queryByText(/^Zurzeit stellt der Guide keine/)).toBeNull();
});
