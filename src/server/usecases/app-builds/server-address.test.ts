import { describe, expect, it } from 'vitest';
import { faultOfAddress, linkTarget, normalAddress } from './server-address.ts';

describe('the address of the server', () => {
  it.each([
    ['https://a.de', 'https://a.de/'],
    ['HTTPS://A.de:443/Tour//', 'https://a.de/Tour/'],
    ['https://müseum.de/ä/', 'https://xn--mseum-kva.de/%C3%A4/'],
    ['https://a.de/%c3%a4', 'https://a.de/%C3%A4/'],
    ['', ''],
    // Refused addresses stay as they were typed.
    ['http://A.de', 'http://A.de'],
    ['https://me@A.de', 'https://me@A.de'],
    ['https://A.de/?x', 'https://A.de/?x'],
  ])('"%s" is kept as "%s", also when it is kept again', (typed, kept) => {
    expect(normalAddress(typed)).toBe(kept);
    expect(normalAddress(kept)).toBe(kept);
  });

  it.each([
    ['https://a.de', undefined],
    ['https://a;b/', 'wrong'],
    ['http://a.de', 'wrong'],
    ['https://localhost/', 'device'],
    ['https://a.de/cms/', 'staff'],
  ])('"%s" is judged: %s', (address, fault) => expect(faultOfAddress(address)).toBe(fault));

  it('is in the manifest with the path that Android compares, and not at all with a port', () => {
    expect(linkTarget('https://xn--mseum-kva.de/%C3%A4/')).toEqual({ host: 'xn--mseum-kva.de', path: '/ä/' });
    expect(linkTarget('https://a.de:8443/')).toBeUndefined();
    expect(linkTarget('')).toBeUndefined();
  });
});
