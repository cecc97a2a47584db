import { describe, expect, it } from 'vitest';
import { type StoredObject } from '../schema/containers.ts';
import { checkSpelling } from './spelling.ts';

function meantBy(fields: StoredObject): readonly unknown[] {
  return checkSpelling({ Providers: [{ ID: 1, ...fields }] }).map(({ facts }) => facts['meant']);
}

describe('a field', () => {
  it.each([
    ['internet', 'Internet'],
    ['FAX', 'Fax'],
    ['Na_me', 'Name'],
    ['Adress', 'Address'],
    ['Addrress', 'Address'],
    ['Addresss', 'Address'],
    ['Addrecs', 'Address'],
    ['Phome', 'Phone'],
  ])('%s is meant to be %s', (given, meant) => expect(meantBy({ [given]: 'x' })).toEqual([meant]));

  it.each(['Nane', 'Phon', 'Addrezz', 'Adress1', 'Addressbook', 'Other'])('%s is unknown', (given) => {
    expect(meantBy({ [given]: 'x' })).toEqual([]);
  });

  it('is not misspelt if the known field is there as well', () => {
    expect(meantBy({ Address: 'x', Adress: 'x' })).toEqual([]);
  });
});
