import { createCatalogue } from './catalogue.ts';
import { definitionLists, listNames, storedObjects, type TourDefinition } from './definition.ts';
import { type Finding } from './finding.ts';
import { danglingReferences } from './references.ts';
import { checkBoardPath } from './rules/board.ts';
import { checkParents, checkPaths } from './rules/cycles.ts';
import {
  checkConfiguration,
  checkHosts,
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
  const work = validation(definition, textKeys);
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

/** {@link validate} in steps, for whoever has to answer meanwhile. Each `yield` ends one. */
export function* validation(
  definition: TourDefinition,
  textKeys: readonly string[] = [],
): Generator<undefined, readonly Finding[]> {
  const catalogue = createCatalogue(definition);
  const all = completer(definition);
  const found: Finding[] = [];
  yield* each(
    [checkValues, checkSpelling, checkIds, checkHosts, danglingReferences],
    (check) => check(definition),
    found,
  );
  const items = yield* all('TourItems');
  const tours = (yield* all('Tours')).filter(isFirstOfItsId());
  found.push(
    ...checkProvider(catalogue.provider),
    ...checkConfiguration(catalogue.configuration),
    ...checkLanguages(yield* all('Languages')),
    ...checkThemes(yield* all('Themes')),
  );
  yield* each(yield* all('TourGroups'), checkTourGroup, found);
  yield* each(tours, (tour) => checkTour(tour, catalogue), found);
  found.push(...checkTourCodes(tours, catalogue));
  yield* each(yield* all('Locations'), (location) => checkLocation(location, catalogue), found);
  yield* each([checkParents, checkPaths], (check) => check(items), found);
  yield* each(items, checkBoardPath, found);
  yield* each(yield* all('Messages'), (message) => checkTextBlockCode(message, textKeys), found);
  for (const name of listNames) {
    const list = definitionLists[name];
    yield* each(storedObjects(definition, name), (stored) => checkTextBlocks(list, stored, catalogue), found);
  }
  return found;
}

/** Adds what is found in each object. */
function* each<Checked>(
  checked: readonly Checked[],
  check: (one: Checked) => readonly Finding[],
  found: Finding[],
): Generator<undefined, void> {
  for (const one of checked) {
    for (const finding of check(one)) found.push(finding);
    yield undefined;
  }
}

/** Other objects with the same ID are never shown, and are reported separately. */
function isFirstOfItsId(): (object: { readonly ID: number }) => boolean {
  const seen = new Set<number>();
  return ({ ID }) => ID < 0 || (!seen.has(ID) && seen.add(ID) !== undefined);
}

function completer(definition: TourDefinition) {
  return function* complete<Name extends keyof typeof definitionLists>(
    name: Name,
  ): Generator<undefined, ReturnType<(typeof definitionLists)[Name]['complete']>[]> {
    const completed: ReturnType<(typeof definitionLists)[Name]['complete']>[] = [];
    for (const stored of storedObjects(definition, name)) {
      completed.push(definitionLists[name].complete(stored) as (typeof completed)[number]);
      yield undefined;
    }
    return completed;
  };
}
