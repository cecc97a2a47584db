import { type Catalogue } from '../catalogue.ts';
import { HotspotKind, LocationType } from '../constants.ts';
import { type Language } from '../entities/language.ts';
import { location, type Location } from '../entities/location.ts';
import { type Finding } from '../finding.ts';
import { oncePerStored } from '../once-per-stored.ts';
import { readVariantCode } from '../language-variants.ts';
import { readOutline } from '../outline.ts';
import { type StoredObject } from '../schema/containers.ts';
import { anyLanguage, textFor } from '../schema/texts.ts';
import { memoryPictures } from '../memory-pictures.ts';
import { findingsOf, isBlank } from './find.ts';

/** {@link checkLocation} once per station, unless the result depends on other stations. */
export function checkStation(stored: StoredObject, catalogue: Catalogue): readonly Finding[] {
  const codes = catalogue.languages.map(({ Code }) => Code);
  return checkAlone('Locations', stored, ...codes) ?? checkLocation(location.completeOnce(stored), catalogue);
}

const checkAlone = oncePerStored((_, stored, ...codes: readonly string[]) => {
  const station = location.complete(stored);
  // Its cards may be pictures of other stations.
  if (station.Type === LocationType.GameMemory) return undefined;
  const languages = codes.map((Code) => ({ Code }));
  return checkLocation(station, { languages, itemsOf: () => [], location: () => undefined });
});

type LocationContext = Pick<Catalogue, 'itemsOf' | 'location'> & {
  readonly languages: readonly Pick<Language, 'Code'>[];
};

/** Checks one station against section 5, and against the conditions for winning its game. */
export function checkLocation(location: Location, catalogue: LocationContext): readonly Finding[] {
  const named = isBlank(location.Name) ? [findingsOf('locations', location.ID)('Name', 'name-required')] : [];
  return [...named, ...checkType(location, catalogue), ...checkTimeline(location)];
}

function checkType(location: Location, catalogue: LocationContext): readonly Finding[] {
  switch (location.Type) {
    case LocationType.Audio:
    case LocationType.Silent:
    case LocationType.GameJigsaw:
      return [];
    case LocationType.Video:
      return checkVideo(location, catalogue.languages);
    case LocationType.GameMemory:
      return checkMemory(location, catalogue);
    case LocationType.GameChoices:
      return checkChoices(location);
    case LocationType.GameHiddenObject:
      return checkHotspots(location);
  }
}

/** "Please set a video for the language ..."; visitors of a variant get that of its language. */
export function checkVideo({ ID, MediaURL }: Location, languages: LocationContext['languages']): readonly Finding[] {
  if (!isBlank(textFor(MediaURL, anyLanguage))) return [];
  return languages
    .filter(({ Code }) => readVariantCode(Code) === undefined && isBlank(textFor(MediaURL, Code)))
    .map(({ Code }) => findingsOf('locations', ID)(`MediaURL.${Code}`, 'video-required', { language: Code }));
}

/** "Not enough images!" */
function checkMemory(location: Location, catalogue: LocationContext): readonly Finding[] {
  const { ID, GameMemoryPairs } = location;
  const images = memoryPictures(location, catalogue).length;
  const field = location.GameMemoryFromTour >= 0 ? 'GameMemoryFromTour' : 'GameMemoryPairListURL';
  if (images >= GameMemoryPairs) return [];
  return [findingsOf('locations', ID)(field, 'not-enough-images', { images, pairs: GameMemoryPairs })];
}

/** "No Solution!" */
function checkChoices({ ID, GameChoices }: Location): readonly Finding[] {
  if (GameChoices.some(({ IsSolution }) => IsSolution)) return [];
  return [findingsOf('locations', ID)('GameChoices', 'no-solution')];
}

function checkHotspots({ ID, GameHotspots, GameHotspotsToWin }: Location): readonly Finding[] {
  const find = findingsOf('locations', ID);
  const solutions = GameHotspots.filter(({ IsSolution }) => IsSolution).length;
  const tooFew = solutions < GameHotspotsToWin;
  const broken = GameHotspots.flatMap(({ Kind, Points }, index) =>
    Kind === HotspotKind.polygon && readOutline(Points) === undefined
      ? [find(`GameHotspots.${index}.Points`, 'hotspot-outline')]
      : [],
  );
  return [
    ...(tooFew ? [find('GameHotspotsToWin', 'hotspots-to-win', { solutions, needed: GameHotspotsToWin })] : []),
    ...broken,
  ];
}

/** Checks that there are as many times as locations, in ascending order. */
function checkTimeline({ ID, Timeline: { Locations, Times } }: Location): readonly Finding[] {
  const ascending = Times.every((time, index) => index === 0 || time > (Times[index - 1] ?? 0));
  if (Locations.length === Times.length && ascending) return [];
  return [findingsOf('locations', ID)('Timeline', 'timeline', { locations: Locations.length, times: Times.length })];
}
