import { expect, it } from 'vitest';
import { createCatalogue } from '#content/catalogue.ts';
import { createDevice } from './device.ts';

const medium = { bytes: 1, sha256: 'a', type: 'audio/mpeg', tours: [], languages: [], pieces: ['a'] };

it('The length of a recording is that of the newest list', () => {
  const device = createDevice(createCatalogue({}));
  expect(device.lengthOf('files/mill.mp3')).toBeUndefined();
  device.learn('stored', [{ ...medium, path: 'files/mill.mp3', seconds: 240 }]);
  device.learn('mine', [{ ...medium, path: 'files/mill.mp3' }]);
  expect(device.lengthOf('files/mill.mp3')).toBe(240);
  device.learn('latest', [{ ...medium, path: 'files/mill.mp3', seconds: 300 }]);
  expect(device.lengthOf('files/mill.mp3')).toBe(300);
  expect(device.lengthOf('files/well.mp3')).toBeUndefined();
});
