import { describe, expect, it } from 'vitest';
import { LocationType } from '#content/constants.ts';
import { location } from '#content/entities/location.ts';
import { locationFormSections } from './location-form-sections.ts';

describe('the form of a station', () => {
  it('contains every field of section 3.1', () => {
    const edited = new Set<string>(locationFormSections.flatMap(({ fields }) => fields));
    expect(Object.keys(location.fields).filter((field) => !edited.has(field))).toEqual(['ID', 'Revision']);
  });

  it('has the question of a quiz right above its answers', () => {
    const section = locationFormSections.find(({ fields }) => fields.includes('GameChoices'));
    expect(section?.fields.slice(0, 2)).toEqual(['Text', 'GameChoices']);
  });

  it.each(Object.entries(LocationType))('has what visitors get of %s whatever its kind', (_, type) => {
    const own = locationFormSections.filter(({ types }) => types.includes(type)).flatMap(({ fields }) => fields);
    for (const field of ['AudioDescriptionURL', 'SignLanguageURL', 'StepFreeHint'] as const)
      expect(own).toContain(field);
  });

  it.each(Object.entries(LocationType))('asks for nothing twice for %s', (_, type) => {
    const formSections = locationFormSections.filter(({ types }) => types.includes(type));
    const fields = formSections.flatMap((formSection) => formSection.fields);
    expect(new Set(fields).size).toBe(fields.length);
    expect(new Set(formSections.map(({ name }) => name)).size).toBe(formSections.length);
  });
});
