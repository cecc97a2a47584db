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
import { createSettings } from './state/settings/settings.ts';

// Texts are read from the disk.
configure({ asyncUtilTimeout: 10_000 });

/** The guide in the staff area's preview, with its first screen shown. */
async function preview(enableInEditAndPreview: boolean) {
  const fillings = createStore<object>(() => ({}));
  const options: Partial<LateOptions> = {
    content: {
      catalogue: createCatalogue(smallMuseum),
      configuration: { ...clientConfiguration.fallback, enableInEditAndPreview },
    } as LateOptions['content'],
    loader: createLoader({
      boot: () => new Promise(() => undefined),
      ask: async () => undefined,
      yieldIfDue: () => undefined,
    }),
    settings: createSettings(
      createStorage(() => localStorage),
      false,
    ),
    visit: { fillings } as unknown as LateOptions['visit'],
    partFetches: [],
    preview: { variant: 'INEDIT' },
  };
  await act(() => workLate(options as LateOptions));
  return { fillings };
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

  it('shows the choice of the copy, which cannot be used there, and the button for downloads', async () => {
    const { fillings } = await preview(true);
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Veröffentlicht' }));
    expect(await screen.findByText(/Die Vorschau lässt sich im CMS nicht umschalten/)).toBeTruthy();
    expect(Object.keys(fillings.getState())).toEqual(['welcome']);
  });

  it('has no such choice in a museum that has not switched it on', async () => {
    const { fillings } = await preview(false);
    expect(Object.keys(fillings.getState())).toEqual(['welcome']);
    expect(screen.queryByRole('button', { name: 'Veröffentlicht' })).toBeNull();
  });
});
