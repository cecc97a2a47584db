import { describe, expect, it } from 'vitest';
import { LocationType } from '#content/constants.ts';
import { location } from '#content/entities/location.ts';
import { locationParts } from './location-parts.ts';

describe('the form of a station', () => {
  it('contains every field of section 3.1', () => {
    const edited = new Set<string>(locationParts.flatMap(({ fields }) => fields));
    expect(Object.keys(location.fields).filter((field) => !edited.has(field))).toEqual(['ID', 'Revision']);
  });

  it.each(Object.entries(LocationType))('asks for nothing twice for %s', (_, type) => {
    const parts = locationParts.filter(({ types }) => types.includes(type));
    const fields = parts.flatMap((part) => part.fields);
    expect(new Set(fields).size).toBe(fields.length);
    expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
  });
});
