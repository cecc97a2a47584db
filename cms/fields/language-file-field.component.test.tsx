import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { objectOf } from '#cms/draft/draft.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { LanguageFileField } from './language-file-field.tsx';

const of = { model: 'tours', ID: 1 } as const;
const definition = { ...smallMuseum, Tours: [{ ID: 1, TourGroupID: 1, MapURL: { de: 'files/plan.svg' } }] };

it('a plan may be the same in all languages, and is given to each of them again', async () => {
  const { user, draft } = await showStaffPage(
    <LanguageFileField of={of} path={['MapURL']} kind="image" label="Plan" />,
    {
      definition,
    },
  );
  const map = (): unknown => objectOf(draft().getState().draft, of)?.['MapURL'];
  const same = await screen.findByLabelText<HTMLInputElement>('In allen Sprachen dieselbe Datei');
  expect(same.checked).toBe(false);
  await user.click(same);
  expect(map()).toBe('files/plan.svg');
  expect(screen.getByLabelText<HTMLInputElement>('In allen Sprachen dieselbe Datei').checked).toBe(true);
  await user.click(screen.getByLabelText('In allen Sprachen dieselbe Datei'));
  expect(map()).toEqual({ de: 'files/plan.svg', en: 'files/plan.svg' });
});
