import { describe, expect, it } from 'vitest';
import { LocationType } from './constants.ts';
import { location } from './entities/location.ts';
import { inVariant, variantsAt } from './station-variants.ts';

const sound = location.complete({
  ID: 1,
  Type: LocationType.Audio,
  MediaURL: 'a.mp3',
  CaptionsURL: 'a.vtt',
  Transcript: 'Words',
  SignLanguageURL: 'a.mp4',
  AudioDescriptionURL: 'seen.mp3',
  ImageDescriptors: [{ ImageURL: 'a.webp' }, { ImageURL: 'b.webp' }],
  Timeline: { Locations: [2], Times: [3] },
});
const codes = { easy: 'de-x-easy', kids: 'de-x-kids', sign: 'gsg', described: 'de-x-described' };
const film = { ...sound, Type: LocationType.Video };
const pictures = ({ ImageDescriptors }: typeof sound) => ImageDescriptors.map(({ ImageURL }) => ImageURL).join(' ');

describe('a station', () => {
  it('is itself without a variant', () => expect(inVariant(sound, undefined, codes)).toBe(sound));

  it('in sign language is a video, with all pictures below', () => {
    const signed = inVariant(sound, 'sign', codes);
    expect(signed).toMatchObject({ ID: 1, Type: LocationType.Video, Transcript: sound.Transcript, CaptionsURL: {} });
    expect(signed.MediaURL).toEqual(sound.SignLanguageURL);
    expect(signed.Timeline).toMatchObject({ Locations: [], Times: [] });
    expect(pictures(signed)).toBe('a.webp a.webp b.webp');
  });

  it('keeps the times of a film that is signed', () => {
    expect(inVariant(film, 'sign', codes)).toEqual({ ...film, MediaURL: film.SignLanguageURL });
  });

  it('is heard when it is described, even a film', () => {
    const described = inVariant(film, 'described', codes);
    expect(described).toMatchObject({ Type: LocationType.Audio, MediaURL: film.AudioDescriptionURL, CaptionsURL: {} });
    expect(pictures(described)).toBe('a.webp b.webp');
  });

  it('takes a recording under the code of the variant first', () => {
    const listed = { ...sound, MediaURL: { de: 'a.mp3', gsg: 'b.mp4' } };
    expect(inVariant(listed, 'sign', codes).MediaURL).toMatchObject({ gsg: 'b.mp4' });
    expect(variantsAt({ ...listed, SignLanguageURL: {} }, { codes, language: 'de' })).toContain('sign');
  });

  it('keeps times in easy language only if it has no recording of its own', () => {
    expect(inVariant(sound, 'easy', codes)).toBe(sound);
    const easy = { ...sound, MediaURL: { de: 'a.mp3', 'de-x-easy': 'easy.mp3' } };
    expect(inVariant(easy, 'easy', codes)).toMatchObject({ CaptionsURL: {}, Timeline: { Times: [] } });
    const CaptionsURL = { de: 'a.vtt', 'de-x-easy': 'easy.vtt' };
    expect(inVariant({ ...easy, CaptionsURL }, 'easy', codes).CaptionsURL).toEqual({ 'de-x-easy': 'easy.vtt' });
  });

  it('offers what visitors of the language have, and nothing of other languages', () => {
    const other = { ...sound, SignLanguageURL: { en: 'en.mp4' }, AudioDescriptionURL: { de: 'seen.mp3' } };
    const text = { ...other, Text: { de: 'Lang', 'de-x-easy': 'Kurz', 'de-x-kids': ' ' } };
    expect(variantsAt(text, { codes, language: 'de' })).toEqual(['easy', 'described']);
    expect(variantsAt(text, { codes, language: 'fr' })).toEqual(['easy']);
  });
});
