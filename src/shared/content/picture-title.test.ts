import { expect, it } from 'vitest';
import { pictureTitle } from './picture-title.ts';

it.each([
  ['files/icons/red-vase.jpg', 'Red vase'],
  ['files/Krug_aus_Ton.webp?v=3', 'Krug aus Ton'],
  ['files/Gr%C3%BCner%20Krug.png', 'Grüner Krug'],
  ['files/ölbild.png', 'Ölbild'],
  ['files/ваза.jpg', 'Ваза'],
  ['files/花瓶.jpg', '花瓶'],
  ['files/room-3.jpg', 'Room 3'],
  ['files/vase-3f2a9c81b2d4.jpg', 'Vase'],
  ['files/0042.jpg', ''],
  ['files/2026-11-28.jpg', ''],
  ['files/IMG_1234.JPG', ''],
  ['files/DSC0042.jpg', ''],
  ['files/bild-2.png', ''],
  ['files/3f2a9c81b2d4e5f60718293a4b5c6d7e.webp', ''],
  ['files/7c9e6679-7425-40de-944b-e07fc1f90ae7.png', ''],
  ['files/%E0%A4%A.jpg', ''],
  ['a.webp', ''],
  ['', ''],
])('the picture %s has the title "%s"', (url, title) => expect(pictureTitle(url)).toBe(title));
