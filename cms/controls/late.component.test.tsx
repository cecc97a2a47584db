import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Notices } from '#cms/frame/notices.tsx';
import { loadWorkTexts } from '#i18n/staff-packs.ts';
import { TextsProvider } from '../language/texts-provider.tsx';
import { useTexts } from '../language/texts.tsx';
import { late } from './late.tsx';

/** Names a section's text, which the overview does not load. */
function Part(): ReactNode {
  return <p>{useTexts().t('tours.newTour')}</p>;
}

async function showButton(load: () => Promise<typeof Part>) {
  const Late = late(load);
  function Page(): ReactNode {
    const { choose } = useTexts();
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(!isOpen)}>open</button>
        <button onClick={() => choose('en')}>English</button>
        {isOpen ? <Late instead={<p>waiting</p>} onFailed={() => setOpen(false)} /> : null}
      </>
    );
  }
  const texts = await loadWorkTexts('de');
  render(
    <MantineProvider env="test">
      <TextsProvider first={texts} onChoose={() => undefined}>
        <Notices />
        <Page />
      </TextsProvider>
    </MantineProvider>,
  );
  const user = userEvent.setup({ document: globalThis.document });
  return (name: string) => user.click(screen.getByRole('button', { name }));
}

it('A part that comes late has the texts of the sections, in a language that was chosen meanwhile, too', async () => {
  let arrive: (part: typeof Part) => void = () => undefined;
  const press = await showButton(() => new Promise((resolve) => (arrive = resolve)));
  await press('open');
  expect(screen.getByText('waiting')).toBeTruthy();
  await press('English');
  arrive(Part);
  expect(await screen.findByText('New tour')).toBeTruthy();
});

it('A part that cannot be fetched says so, and comes when it is opened again', async () => {
  const load = vi.fn(() => Promise.resolve(Part)).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const press = await showButton(load);
  await press('open');
  await screen.findByRole('alert');
  // Its container is gone: the next press opens it, instead of closing an empty frame.
  await press('open');
  expect(await screen.findByText('Neue Tour')).toBeTruthy();
});
