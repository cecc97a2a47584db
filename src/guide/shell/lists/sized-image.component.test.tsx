import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createStore, useStore } from 'zustand';
import { mountInGuide } from '#tests/component/guide-page.tsx';
import { SizedImage } from './sized-image.tsx';

it('a picture gets its addresses only once it is in the document, and follows what it shows', async () => {
  const early: string[] = [];
  const set = vi.spyOn(HTMLImageElement.prototype, 'setAttribute');
  set.mockImplementation(function note(this: Element, name, value) {
    if (['src', 'srcset', 'sizes'].includes(name) && !this.isConnected) early.push(name);
    this.setAttributeNS(null, name, value);
  });
  const shown = createStore<string | undefined>(() => 'files/house.webp');
  const show = (src: string | undefined): void => shown.setState(src, true);
  function Shown() {
    return <SizedImage src={useStore(shown)} sizes="72px" alt="House" />;
  }
  await mountInGuide(<Shown />);
  const attributes = (): readonly (string | null)[] =>
    ['src', 'sizes', 'srcset'].map((name) => screen.getByAltText('House').getAttribute(name));
  expect(attributes()).toEqual([
    'files/house.webp',
    '72px',
    expect.stringContaining('files/house.webp?width=160 160w'),
  ]);
  act(() => show('https://elsewhere.example/house.webp'));
  expect(attributes()).toEqual(['https://elsewhere.example/house.webp', null, null]);
  act(() => show(undefined));
  expect(attributes()).toEqual([null, null, null]);
  expect(early).toEqual([]);
});
