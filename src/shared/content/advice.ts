import { createCatalogue, isRedirect } from './catalogue.ts';
import { LocationType } from './constants.ts';
import { atOnce } from './at-once.ts';
import { definitionLists, listNames, storedObjects, type TourDefinition } from './definition.ts';
import { language as languageEntity } from './entities/language.ts';
import { location as locationEntity, type Location } from './entities/location.ts';
import { tour as tourEntity } from './entities/tour.ts';
import { type Finding } from './finding.ts';
import { readVariantCode } from './language-variants.ts';
import { oncePerStored } from './once-per-stored.ts';
import { isBlank } from './rules/find.ts';
import { isLacking, translatedIn } from './translations.ts';

/** Possible improvements to valid content. The heaviest first: this is the order in which they are shown. */
const adviceKeys = [
  'tour-empty',
  'recording-none',
  'text-none',
  'language-gaps',
  'pictures-undescribed',
  'game-points-none',
  'tour-picture-none',
] as const;

export type AdviceKey = (typeof adviceKeys)[number];

/** As a {@link Finding}, but nothing that has to be mended. */
export type Advice = Omit<Finding, 'key'> & { readonly key: AdviceKey };

/** Returns what could be better in a tour definition. Never throws. */
export function advise(definition: TourDefinition): readonly Advice[] {
  return atOnce(advising(definition));
}

/** {@link advise} in steps. */
export function* advising(definition: TourDefinition): Generator<undefined, readonly Advice[]> {
  const found: Advice[] = [...tours(definition)];
  for (const stored of storedObjects(definition, 'Locations')) {
    found.push(...adviceForStation('Locations', stored));
    yield;
  }
  found.push(...(yield* languages(definition)));
  return adviceKeys.flatMap((key) => found.filter((advice) => advice.key === key));
}

function tours(definition: TourDefinition): readonly Advice[] {
  const catalogue = createCatalogue(definition);
  return storedObjects(definition, 'Tours').flatMap((stored): readonly Advice[] => {
    const tour = tourEntity.completeOnce(stored);
    if (isRedirect(tour)) return [];
    const of = { model: 'tours', ID: tour.ID, facts: {} } as const;
    return [
      ...(catalogue.itemsOf(tour.ID).length === 0 ? [{ ...of, field: '', key: 'tour-empty' } as const] : []),
      ...(isBlank(tour.IconURL) ? [{ ...of, field: 'IconURL', key: 'tour-picture-none' } as const] : []),
    ];
  });
}

const adviceForStation = oncePerStored((_, stored): readonly Advice[] => {
  const station = locationEntity.complete(stored);
  const of = { model: 'locations', ID: station.ID } as const;
  return adviceFor(station).map(({ facts = {}, ...advice }) => ({ ...of, facts, ...advice }));
});

type ForStation = Pick<Advice, 'field' | 'key'> & Partial<Pick<Advice, 'facts'>>;

function adviceFor({ Type, MediaURL, Text, ImageDescriptors, GamePoints }: Location): readonly ForStation[] {
  const isGame = ![LocationType.Audio, LocationType.Video, LocationType.Silent].some((type) => type === Type);
  const undescribed = ImageDescriptors.filter(({ ImageURL, AltText }) => ImageURL !== '' && isBlank(AltText));
  return [
    ...(Type === LocationType.Audio && isBlank(MediaURL)
      ? [{ field: 'MediaURL', key: 'recording-none' } as const]
      : []),
    ...(!isGame && isBlank(Text) ? [{ field: 'Text', key: 'text-none' } as const] : []),
    ...(undescribed.length > 0
      ? [{ field: 'ImageDescriptors', key: 'pictures-undescribed', facts: { count: undescribed.length } } as const]
      : []),
    ...(isGame && GamePoints === 0 ? [{ field: 'GamePoints', key: 'game-points-none' } as const] : []),
  ];
}

function* languages(definition: TourDefinition): Generator<undefined, readonly Advice[]> {
  // Visitors of a variant get the language wherever it has nothing.
  const all = storedObjects(definition, 'Languages')
    .map(languageEntity.complete)
    .filter(({ Code }) => readVariantCode(Code) === undefined);
  const codes = all.map(({ Code }) => Code);
  const counts = codes.map(() => 0);
  for (const name of listNames) {
    for (const stored of storedObjects(definition, name)) {
      for (const [place, gaps] of gapsIn(name, stored, ...codes).entries()) counts[place] = (counts[place] ?? 0) + gaps;
      yield;
    }
  }
  return all.flatMap(({ ID, Code }, place): readonly Advice[] => {
    const count = counts[place] ?? 0;
    return count === 0 || Code === ''
      ? []
      : [{ model: 'languages', ID, field: '', key: 'language-gaps', facts: { count } }];
  });
}

/** Counts what each of the languages lacks. */
const gapsIn = oncePerStored((name, stored, ...codes: readonly string[]) => {
  const all = translatedIn(stored, definitionLists[name].fields);
  return codes.map((code) => all.filter((each) => isLacking(each, code)).length);
});
