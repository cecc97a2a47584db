import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useState } from 'react';
import { mountInGuide } from '#tests/component/guide-page.tsx';
import { SizedImage } from './sized-image.tsx';

it('a picture gets its addresses only once it is in the document, and follows what it shows', async () => {
  const early: string[] = [];
  const { setAttribute } = Element.prototype;
  vi.spyOn(HTMLImageElement.prototype, 'setAttribute').mockImplementation(function set(this: Element, name, value) {
    if (['src', 'srcset', 'sizes'].includes(name) && !this.isConnected) early.push(name);
    setAttribute.call(this, name, value);
  });
  let show: (src: string | undefined) => void = () => undefined;
  function Shown() {
    const [src, setSrc] = useState<string | undefined>('files/house.webp');
    show = setSrc;
    return <SizedImage src={src} sizes="72px" alt="House" />;
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
