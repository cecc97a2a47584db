import { describe, expect, it } from 'vitest';
import { cardPicture, iconOf } from './card-picture.ts';
import { imageDescriptor } from './entities/image-descriptor.ts';

const image = (urls: object) => ({ ...imageDescriptor.fallback, AltText: { de: 'Alt' }, ...urls });

describe('the picture of a tour or a group', () => {
  it.each([
    [{ IconURL: 'own', ImageDescriptor: image({ ImageURL: 'big', IconURL: 'small' }) }, 'own', 'big'],
    [{ IconURL: '', ImageDescriptor: image({ ImageURL: 'big', IconURL: 'small' }) }, 'small', 'big'],
    [{ ImageDescriptor: image({ IconURL: 'small' }) }, 'small', 'small'],
    [{ ImageDescriptor: image({ ImageURL: 'big' }) }, 'big', 'big'],
    [{ IconURL: 'own', ImageDescriptor: undefined }, 'own', 'own'],
    [{ ImageDescriptor: image({}) }, '', undefined],
    [{}, '', undefined],
  ])('%j is %j in lists and %j on cards', (pictured, icon, card) => {
    expect([iconOf(pictured), cardPicture(pictured)?.ImageURL]).toEqual([icon, card]);
  });

  it('keeps its description on a card', () => {
    expect(cardPicture({ ImageDescriptor: image({ IconURL: 'small' }) })?.AltText).toEqual({ de: 'Alt' });
  });
});
