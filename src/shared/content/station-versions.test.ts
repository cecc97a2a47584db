import { describe, expect, it } from 'vitest';
import { LocationType } from './constants.ts';
import { location } from './entities/location.ts';
import { inVersion } from './station-versions.ts';

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
const film = { ...sound, Type: LocationType.Video };
const pictures = ({ ImageDescriptors }: typeof sound) => ImageDescriptors.map(({ ImageURL }) => ImageURL).join(' ');

describe('a station', () => {
  it('is itself without a version', () => expect(inVersion(sound, undefined)).toBe(sound));

  it('in sign language is a video, with all pictures below', () => {
    const signed = inVersion(sound, 'SignLanguageURL');
    expect(signed).toMatchObject({ ID: 1, Type: LocationType.Video, Transcript: sound.Transcript, CaptionsURL: {} });
    expect(signed.MediaURL).toEqual(sound.SignLanguageURL);
    expect(signed.Timeline).toMatchObject({ Locations: [], Times: [] });
    expect(pictures(signed)).toBe('a.webp a.webp b.webp');
  });

  it('keeps the times of a film that is signed', () => {
    expect(inVersion(film, 'SignLanguageURL')).toEqual({ ...film, MediaURL: film.SignLanguageURL });
  });

  it('is heard when it is described, even a film', () => {
    const described = inVersion(film, 'AudioDescriptionURL');
    expect(described).toMatchObject({ Type: LocationType.Audio, MediaURL: film.AudioDescriptionURL, CaptionsURL: {} });
    expect(pictures(described)).toBe('a.webp b.webp');
  });
});
