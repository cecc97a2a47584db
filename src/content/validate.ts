import { createCatalogue } from './catalogue.ts';
import { definitionLists, listNames, storedObjects, type TourDefinition } from './definition.ts';
import { type Finding } from './finding.ts';
import { danglingReferences } from './references.ts';
import { checkBoardPath } from './rules/board.ts';
import { checkParents, checkPaths } from './rules/cycles.ts';
import {
  checkConfiguration,
  checkIds,
  checkLanguages,
  checkProvider,
  checkThemes,
  checkTourCodes,
  checkTourGroup,
  checkValues,
} from './rules/general.ts';
import { checkLocation } from './rules/location.ts';
import { checkSpelling } from './rules/spelling.ts';
import { checkTextBlockCode, checkTextBlocks } from './rules/text-blocks.ts';
import { checkTour } from './rules/tour.ts';

/**
 * Returns every finding about a tour definition: the rules of section 5 and our own checks. Never throws.
 *
 * @param textKeys the keys of the guide's texts, which text blocks may replace
 */
export function validate(definition: TourDefinition, textKeys: readonly string[] = []): readonly Finding[] {
  const catalogue = createCatalogue(definition);
  const all = completer(definition);
  const items = all('TourItems');
  const tours = all('Tours').filter(isFirstOfItsId());
  return [
    ...checkValues(definition),
    ...checkSpelling(definition),
    ...checkIds(definition),
    ...danglingReferences(definition),
    ...checkProvider(catalogue.provider),
    ...checkConfiguration(catalogue.configuration),
    ...checkLanguages(all('Languages')),
    ...checkThemes(all('Themes')),
    ...all('TourGroups').flatMap(checkTourGroup),
    ...tours.flatMap((tour) => checkTour(tour, catalogue)),
    ...checkTourCodes(tours, catalogue),
    ...all('Locations').flatMap((location) => checkLocation(location, catalogue)),
    ...checkParents(items),
    ...checkPaths(items),
    ...items.flatMap(checkBoardPath),
    ...all('Messages').flatMap((message) => checkTextBlockCode(message, textKeys)),
    ...listNames.flatMap((name) =>
      storedObjects(definition, name).flatMap((stored) => checkTextBlocks(definitionLists[name], stored, catalogue)),
    ),
  ];
}

/** Other objects with the same ID are never shown, and are reported separately. */
function isFirstOfItsId(): (object: { readonly ID: number }) => boolean {
  const seen = new Set<number>();
  return ({ ID }) => ID < 0 || (!seen.has(ID) && seen.add(ID) !== undefined);
}

function completer(definition: TourDefinition) {
  return <Name extends keyof typeof definitionLists>(
    name: Name,
  ): ReturnType<(typeof definitionLists)[Name]['complete']>[] =>
    storedObjects(definition, name).map(
      (stored) => definitionLists[name].complete(stored) as ReturnType<(typeof definitionLists)[Name]['complete']>,
    );
}
