import fc from 'fast-check';

const firstSurrogate = 0xd800;
const surrogates = 0x800;
const last = 0x10ffff;

/**
 * Any character, as a unit of `fc.string`. With fast-check's own unit `binary`, a process takes a second and 110 MB for the
 * way back from each of a million characters to its place.
 */
export const anyCodePoint = fc
  .integer({ min: 0, max: last - surrogates })
  .map((place) => String.fromCodePoint(place < firstSurrogate ? place : place + surrogates));
