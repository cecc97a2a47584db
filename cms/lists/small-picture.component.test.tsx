import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { smallMuseum } from '#tests/browser/museum.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { SmallPicture } from './small-picture.tsx';

const definition = { ...smallMuseum, Themes: [{ ID: 1, PrimaryColor: '#000000', AccentColor: '#0000ff' }] };

it('an object without a picture has the first letter of its name, in the colours of the museum', async () => {
  await showStaffPage(<SmallPicture url="" name="„éclair“" size={36} />, { definition, section: '/x', at: '/x' });
  const { backgroundColor, color } = getComputedStyle(await screen.findByText('É'));
  expect([backgroundColor, color]).toEqual(['#cccccc', '#0000ff']);
});
