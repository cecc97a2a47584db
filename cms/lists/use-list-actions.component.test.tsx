import { screen } from '@testing-library/react';
import { type ComponentType } from 'react';
import { expect, it } from 'vitest';
import { objectsOf } from '#cms/draft/draft.ts';
import { MessagesSection } from '#cms/sections/messages/messages-section.tsx';
import { ToursSection } from '#cms/sections/tours/tours-section.tsx';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';

it.each<readonly [string, string, ComponentType, string, readonly EditedModel[]]>([
  ['a text block', '/messages', MessagesSection, 'Neu', ['messages']],
  ['a tour', '/tours', ToursSection, 'Neue Tour', ['tours']],
  ['a station of a tour', '/tours/1/stations', ToursSection, 'Neue Station', ['locations', 'tourItems']],
])('a double click on the button for %s makes one, and one step back', async (_, at, Section, name, models) => {
  const page = await showStaffPage(<Section />, { section: `/${at.split('/')[1]}`, at });
  const { user, draft } = page;
  const counts = () => models.map((model) => objectsOf(draft().getState().draft, model).length);
  const before = counts();
  await user.dblClick(await screen.findByRole('button', { name }));
  expect(counts()).toEqual(before.map((count) => count + 1));
  await page.goBack();
  expect(page.at()).toBe(at);
});
