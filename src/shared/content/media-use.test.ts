import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createCatalogue } from './catalogue.ts';
import { LocationType } from './constants.ts';
import { type TourDefinition } from './definition.ts';
import { type Location } from './entities/location.ts';
import { inLanguage } from './language-fallback.ts';
import { mediaUse, type MediaUse } from './media-use.ts';
import { transitionFrom } from './order-of-play.ts';
import { languageVariants, readVariantCode, variantCode } from './language-variants.ts';
import { inVariant, type VariantCodes } from './station-variants.ts';
import { memoryPictures } from './memory-pictures.ts';

const definition = {
  Languages: [
    { ID: 1, Code: 'de', IconURL: 'files/de.svg' },
    { ID: 2, Code: 'en' },
  ],
  Tours: [
    { ID: 1, IconURL: 'files/tour.webp' },
    { ID: 2, IconURL: 'files/shared.webp' },
  ],
  TourItems: [
    { ID: 10, TourID: 1, LocationID: 100 },
    { ID: 11, TourID: 2, LocationID: 101 },
  ],
  Locations: [
    { ID: 100, MediaURL: { de: 'files/de.mp3', en: 'files/en.mp3' }, DeepDives: [102] },
    { ID: 101, IconURL: 'files/de.svg', DeepDives: [102] },
    { ID: 102, MediaURL: { de: 'files/dive.mp3' }, IconURL: 'files/shared.webp', DeepDives: [100] },
    { ID: 103, IconURL: 'files/nowhere.webp' },
  ],
};

const ids = fc.integer({ min: 0, max: 4 });
const url = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 0, max: 40 }).map((name) => `files/${name}`),
);
const urls = fc.dictionary(fc.constantFrom('de', 'en', 'fr', 'und', 'de-x-easy', 'gsg'), url);
const picture = fc.record({ ImageURL: url, IconURL: url }, { requiredKeys: [] });
const lists = <Value>(one: fc.Arbitrary<Value>) => fc.array(one, { maxLength: 3 });
const objects = (fields: Record<string, fc.Arbitrary<unknown>>, requiredKeys: string[] = []) =>
  fc.array(fc.record(fields, { requiredKeys }), { maxLength: 5 }).map((all) => all.map((one, ID) => ({ ID, ...one })));

const museums: fc.Arbitrary<TourDefinition> = fc.record({
  Languages: fc.constant([
    { ID: 0, Code: 'de', IsDefault: true },
    { ID: 1, Code: 'en' },
    { ID: 2, Code: 'fr' },
    { ID: 3, Code: 'de-x-easy' },
    { ID: 4, Code: 'gsg' },
  ]),
  Configurations: fc.tuple(
    fc.record({
      ID: fc.constant(1),
      IconSet: fc.record({ DeepDiveFound: url, DeepDiveActive: url }),
      Info: fc.record({ AboutIconURL: url, AboutTextIconsURL: lists(url) }),
      WelcomeScreen: fc.record({ ImageURL: url, LogoURL: url }),
      FaviconURL: url,
    }),
  ),
  TourGroups: objects({ ImageDescriptor: picture }),
  Tours: objects({
    IconURL: url,
    ImageDescriptor: picture,
    MapURL: urls,
    MapGPSAutoActivationSoundURL: url,
    GameBoardImagesURL: lists(url),
    GameWonIconsURL: lists(url),
  }),
  TourItems: objects(
    {
      TourID: ids,
      LocationID: ids,
      TransitionTo: ids,
      Path: lists(fc.record({ Next: ids, AnnounceLocationID: ids }, { requiredKeys: [] })),
    },
    ['TourID', 'LocationID'],
  ),
  Locations: objects({
    Type: fc.constantFrom(0, 3, '3', 4),
    MediaURL: urls,
    CaptionsURL: urls,
    SignLanguageURL: urls,
    AudioDescriptionURL: urls,
    IconURL: url,
    ImageDescriptors: lists(picture),
    GameAnnounceURL: urls,
    GameWonURL: urls,
    GameWonImageURL: url,
    GameWonCustomIconURL: url,
    GameEndExplanationURL: urls,
    GameMemoryFlipFXURL: url,
    GameMemoryBackgroundURL: url,
    GameMemoryFromTour: ids,
    GameMemoryPairListURL: lists(url),
    GameJigsawConnectURL: url,
    GameChoices: lists(fc.record({ AudioURL: urls })),
    GameHotspots: lists(fc.record({ AudioURL: urls })),
    DeepDives: lists(ids),
    Timeline: fc.record({ Locations: lists(ids) }),
  }),
});

it('Each file lists the tours and languages that need it, also through deep dives and cycles', () => {
  const uses = Object.fromEntries(
    usesOf(definition).map(({ url, tours, languages }) => [url.slice(6), [tours, languages]]),
  );
  expect(uses).toEqual({
    'de.svg': [[], []],
    'tour.webp': [[1], []],
    'shared.webp': [[1, 2], []],
    'de.mp3': [[1, 2], ['de']],
    'en.mp3': [[1, 2], ['en']],
    // English visitors hear the German recording, as there is no other.
    'dive.mp3': [
      [1, 2],
      ['de', 'en'],
    ],
    'nowhere.webp': [[], []],
  });
});

it('A tour has all that its screens show in a language, also what they take from elsewhere', () => {
  fc.assert(
    fc.property(museums, (museum) => {
      const uses = usesOf(museum);
      const catalogue = createCatalogue(museum);
      for (const { ID } of catalogue.tours()) {
        for (const { Code } of catalogue.languages) {
          const listed = uses
            .filter(({ tours }) => tours.length === 0 || tours.includes(ID))
            .filter(({ languages }) => languages.length === 0 || languages.includes(Code))
            .map(({ url }) => url);
          expect(listed).toEqual(expect.arrayContaining([...shownIn(museum, ID, Code)]));
        }
      }
    }),
  );
});

function usesOf(museum: TourDefinition): readonly MediaUse[] {
  const found = mediaUse(museum);
  let step = found.next();
  while (step.done !== true) step = found.next();
  return step.value;
}

/** Goes through a tour as the guide does. */
function shownIn(museum: TourDefinition, tour: number, language: string): ReadonlySet<string> {
  const catalogue = createCatalogue(museum);
  const standard = catalogue.languages[0].Code;
  const shown = new Set<string>();
  const visited = new Set<Location>();
  const say = (files: Location['MediaURL']) => inLanguage(files, language, standard);

  function visit(station: Location | undefined): void {
    if (station === undefined || visited.has(station)) return;
    visited.add(station);
    if (station.Type === LocationType.GameMemory) {
      for (const { url } of memoryPictures(station, catalogue)) shown.add(url);
    }
    for (const { ImageURL, IconURL } of station.ImageDescriptors) shown.add(ImageURL).add(IconURL);
    for (const { AudioURL } of [...station.GameChoices, ...station.GameHotspots]) shown.add(say(AudioURL).text);
    const { IconURL, GameWonImageURL, GameWonCustomIconURL } = station;
    const { GameMemoryBackgroundURL, GameMemoryFlipFXURL, GameJigsawConnectURL } = station;
    for (const url of [IconURL, GameWonImageURL, GameWonCustomIconURL]) shown.add(url);
    for (const url of [GameMemoryBackgroundURL, GameMemoryFlipFXURL, GameJigsawConnectURL]) shown.add(url);
    const { GameAnnounceURL, GameWonURL, GameEndExplanationURL } = station;
    for (const url of [GameAnnounceURL, GameWonURL, GameEndExplanationURL]) shown.add(say(url).text);
    const { base = language, variant: chosen } = readVariantCode(language) ?? {};
    const others = languageVariants.map((variant) => [variant, variantCode(base, variant)]);
    const codes = { ...Object.fromEntries(others), ...(chosen && { [chosen]: language }) } as VariantCodes;
    // What is under the code of another variant comes with that variant.
    for (const variant of [undefined, 'sign', 'described', chosen] as const) {
      const { MediaURL, CaptionsURL } = inVariant(station, variant, codes);
      const [recording, captions] = [say(MediaURL), say(CaptionsURL)];
      shown.add(recording.text);
      shown.add(
        captions.isFallback ? inLanguage(CaptionsURL, recording.language, captions.language).text : captions.text,
      );
    }
    for (const ID of [...station.DeepDives, ...station.Timeline.Locations]) visit(catalogue.location(ID));
  }

  const { WelcomeScreen, Info, IconSet, FaviconURL } = catalogue.configuration;
  for (const url of [WelcomeScreen.ImageURL, WelcomeScreen.LogoURL, FaviconURL, Info.AboutIconURL]) shown.add(url);
  for (const url of [...Info.AboutTextIconsURL, ...Object.values(IconSet)]) shown.add(url);
  for (const { ImageDescriptor: image } of catalogue.groups) shown.add(image?.ImageURL ?? '').add(image?.IconURL ?? '');
  const { IconURL = '', ImageDescriptor, MapURL = {}, MapGPSAutoActivationSoundURL = '' } = catalogue.tour(tour) ?? {};
  const { GameBoardImagesURL = [], GameWonIconsURL = [] } = catalogue.tour(tour) ?? {};
  for (const url of [IconURL, ImageDescriptor?.ImageURL ?? '', say(MapURL).text]) shown.add(url);
  for (const url of [MapGPSAutoActivationSoundURL, ...GameBoardImagesURL, ...GameWonIconsURL]) shown.add(url);
  for (const item of catalogue.itemsOf(tour)) {
    visit(catalogue.location(item.LocationID));
    for (const { announcement } of transitionFrom(item, catalogue)?.steps ?? []) visit(announcement);
  }
  shown.delete('');
  return shown;
}
