import { createCatalogue, isRedirect } from './catalogue.ts';
import { LocationType } from './constants.ts';
import { storedObjects, type TourDefinition } from './definition.ts';
import { language as languageEntity } from './entities/language.ts';
import { location as locationEntity, type Location } from './entities/location.ts';
import { tour as tourEntity } from './entities/tour.ts';
import { type Finding } from './finding.ts';
import { isBlank } from './rules/find.ts';
import { isLacking, translations } from './translations.ts';

/** What could be better, without being wrong. The heaviest first: this is the order in which it is shown. */
export const adviceKeys = [
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
  const found = [...tours(definition), ...stations(definition), ...languages(definition)];
  return adviceKeys.flatMap((key) => found.filter((advice) => advice.key === key));
}

function tours(definition: TourDefinition): readonly Advice[] {
  const catalogue = createCatalogue(definition);
  return storedObjects(definition, 'Tours').flatMap((stored): readonly Advice[] => {
    const tour = tourEntity.complete(stored);
    if (isRedirect(tour)) return [];
    const of = { model: 'tours', ID: tour.ID, facts: {} } as const;
    return [
      ...(catalogue.itemsOf(tour.ID).length === 0 ? [{ ...of, field: '', key: 'tour-empty' } as const] : []),
      ...(isBlank(tour.IconURL) ? [{ ...of, field: 'IconURL', key: 'tour-picture-none' } as const] : []),
    ];
  });
}

function stations(definition: TourDefinition): readonly Advice[] {
  return storedObjects(definition, 'Locations').flatMap((stored) => {
    const station = locationEntity.complete(stored);
    const of = { model: 'locations', ID: station.ID } as const;
    return adviceFor(station).map(({ facts = {}, ...advice }) => ({ ...of, facts, ...advice }));
  });
}

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

function languages(definition: TourDefinition): readonly Advice[] {
  const all = translations(definition);
  return storedObjects(definition, 'Languages').flatMap((stored): readonly Advice[] => {
    const { ID, Code } = languageEntity.complete(stored);
    const count = all.filter((each) => isLacking(each, Code)).length;
    return count === 0 || Code === ''
      ? []
      : [{ model: 'languages', ID, field: '', key: 'language-gaps', facts: { count } }];
  });
}
