import { act, configure, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Variant } from '#contract/calls/content-calls.ts';
import { parseOrder } from '#contract/worker-messages.ts';
import { createStorage } from '../adapters/storage.ts';
import { createLoader } from '../state/content/loader.ts';
import { createSettings } from '../state/settings/settings.ts';
import { showPreviewed, showVariant } from './variant-part.tsx';

// Texts are read from the disk.
configure({ asyncUtilTimeout: 10_000 });

const reload = vi.fn<() => void>();

beforeEach(() => {
  document.documentElement.lang = 'de';
  vi.stubGlobal('navigator', { languages: ['de'], serviceWorker: { controller: {} } });
  vi.spyOn(globalThis.location, 'reload').mockImplementation(reload);
  reload.mockClear();
});

afterEach(() => document.body.replaceChildren());

const place = () => ({
  loader: createLoader({
    boot: () => new Promise(() => undefined),
    ask: async () => undefined,
  }),
  settings: createSettings(
    createStorage(() => localStorage),
    false,
  ),
});

/** A worker for which the server allows these variants. */
function worker(...allowed: readonly Variant[]): ServiceWorker {
  return {
    postMessage: (data: unknown, [port]: readonly MessagePort[]) => {
      const order = parseOrder(data);
      const wanted = order?.type === 'setVariant' && order.session === 'of staff' ? order.variant : 'PUBLISHED';
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a window: a port has none
      port?.postMessage({ type: 'variant', variant: allowed.includes(wanted) ? wanted : 'PUBLISHED' });
    },
  } as unknown as ServiceWorker;
}

async function press(name: string): Promise<void> {
  await userEvent.setup().click(await screen.findByRole('button', { name }));
}

it('staff choose the copy in edit, and the page starts again with it', async () => {
  await act(() =>
    showVariant({
      ...place(),
      worker: worker('PUBLISHED', 'INEDIT'),
      session: 'of staff',
      variant: { chosen: 'PUBLISHED', shown: 'PUBLISHED' },
    }),
  );
  const shown = await screen.findByRole('button', { name: 'Veröffentlicht' });
  expect(shown.getAttribute('aria-pressed')).toBe('true');
  await press('In Bearbeitung');
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

it('a choice that the server refuses changes nothing, and says so', async () => {
  await act(() =>
    showVariant({
      ...place(),
      worker: worker('PUBLISHED'),
      session: 'of staff',
      variant: { chosen: 'PUBLISHED', shown: 'PUBLISHED' },
    }),
  );
  await press('In Bearbeitung');
  await screen.findByText(/Prüfen Sie die Verbindung/);
  expect(reload).toHaveBeenCalledTimes(0);
});

it('without a network the published copy is shown, and the bar says why', async () => {
  await act(() =>
    showVariant({
      ...place(),
      worker: worker(),
      session: 'of staff',
      variant: { chosen: 'INEDIT', shown: 'PUBLISHED' },
    }),
  );
  expect(await screen.findByText(/Das Museum ist nicht erreichbar/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Veröffentlicht' }).getAttribute('aria-pressed')).toBe('true');
});

it('in the preview it cannot be toggled', async () => {
  await act(() => showPreviewed(place()));
  await press('Veröffentlicht');
  await screen.findByText(/Die Vorschau lässt sich im CMS nicht umschalten/);
  expect(reload).toHaveBeenCalledTimes(0);
});
