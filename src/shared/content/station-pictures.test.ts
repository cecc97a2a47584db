import { describe, expect, it } from 'vitest';
import { location } from './entities/location.ts';
import { listImage } from './station-pictures.ts';

describe('the small picture of a station', () => {
  const picture = { ImageURL: 'large.webp', IconURL: 'small.webp' };

  it.each([
    ['its icon', { IconURL: 'icon.webp', ImageDescriptors: [picture] }, 'icon.webp'],
    ['the icon of its first picture', { ImageDescriptors: [picture, { ImageURL: 'b.webp' }] }, 'small.webp'],
    ['its first picture', { ImageDescriptors: [{ ImageURL: 'large.webp' }] }, 'large.webp'],
    ['none', {}, ''],
  ])('is %s', (_, station, url) => expect(listImage(location.complete(station))).toBe(url));

  it('is empty for a station that does not exist', () => expect(listImage(undefined)).toBe(''));
});
