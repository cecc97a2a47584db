import { act, configure, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import { createCatalogue } from '#content/catalogue.ts';
import { clientConfiguration } from '#content/client-configuration.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { createStorage } from './adapters/storage.ts';
import { type LateOptions, workLate } from './late-work.ts';
import { createLoader } from './state/content/loader.ts';
import { type OfflineWish } from './state/visit/fillings.ts';
import { createSettings } from './state/settings/settings.ts';

// Texts are read from the disk.
configure({ asyncUtilTimeout: 10_000 });

/** The guide in the staff area's preview, with its first screen shown. */
async function preview(enableInEditAndPreview: boolean) {
  const fillings = createStore<object>(() => ({}));
  const wish = createStore<OfflineWish | undefined>(() => undefined);
  const show = vi.fn<(notice: { readonly text: string }) => void>();
  const options: Partial<LateOptions> = {
    content: {
      catalogue: createCatalogue(smallMuseum),
      configuration: { ...clientConfiguration.fallback, enableInEditAndPreview },
    } as LateOptions['content'],
    loader: createLoader({
      boot: () => new Promise(() => undefined),
      ask: async () => undefined,
    }),
    settings: createSettings(
      createStorage(() => localStorage),
      false,
    ),
    visit: { fillings, wish, notices: { show } } as unknown as LateOptions['visit'],
    preview: { variant: 'INEDIT' },
  };
  await act(() => workLate(options as LateOptions));
  return { fillings, wish, show };
}

describe('the preview in the staff area (specification 4)', () => {
  beforeEach(() => {
    document.documentElement.lang = 'de';
    // happy-dom has no list of them.
    Object.defineProperty(document, 'images', { value: [], configurable: true });
    vi.spyOn(globalThis, 'postMessage').mockImplementation(() => undefined);
  });

  afterEach(() => {
    document.body.replaceChildren();
    Reflect.deleteProperty(document, 'images');
  });

  it('shows the choice of the copy, which cannot be used there, and the button for downloads says what it is for', async () => {
    const { fillings, wish, show } = await preview(true);
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Veröffentlicht' }));
    expect(await screen.findByText(/Die Vorschau lässt sich im CMS nicht umschalten/)).toBeTruthy();
    wish.setState('take', true);
    await vi.waitFor(() =>
      expect(show).toHaveBeenCalledWith({ text: expect.stringMatching(/Touren laden/) as string }),
    );
    expect(wish.getState()).toBeUndefined();
    expect(fillings.getState()).toEqual({});
  });

  it('has no such choice in a museum that has not switched it on', async () => {
    await preview(false);
    expect(screen.queryByRole('button', { name: 'Veröffentlicht' })).toBeNull();
  });
});
