import { atOnce } from './at-once.ts';
import { type Catalogue, createCatalogue } from './catalogue.ts';
import { definitionLists, listNames, storedObjects, type TourDefinition } from './definition.ts';
import { type Finding } from './finding.ts';
import { message } from './entities/message.ts';
import { oncePerObject } from './once-per-object.ts';
import { oncePerStored } from './once-per-stored.ts';
import { danglingIn, referencesOf } from './references.ts';
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
import { checkStation } from './rules/location.ts';
import { checkListNames, checkSpelling } from './rules/spelling.ts';
import { checkStaffNotes } from './rules/staff-notes.ts';
import { checkBlockReferences, checkTextBlockCode, blockReferencesIn } from './rules/text-blocks.ts';
import { checkTour } from './rules/tour.ts';
import { isObject } from './schema/containers.ts';

/**
 * Returns every finding about a tour definition: the rules of section 5 and our own checks. Never throws.
 *
 * @param textKeys the keys of the guide's texts, which text blocks may replace
 */
export function validate(definition: TourDefinition, textKeys: readonly string[] = []): readonly Finding[] {
  return atOnce(validation(definition, textKeys));
}

/** {@link validate} in steps, for callers that have to answer meanwhile. Each `yield` ends one. */
export function* validation(
  definition: TourDefinition,
  textKeys: readonly string[] = [],
): Generator<undefined, readonly Finding[]> {
  const catalogue = createCatalogue(definition);
  const all = completer(definition);
  const { values, spelling, hosts, dangling, textBlocks } = yield* lookAtEach(definition, catalogue);
  const found: Finding[] = [
    ...values,
    ...checkValues({ Version: definition['Version'] }),
    ...checkListNames(definition),
    ...spelling,
    ...checkIds(definition),
    ...hosts,
    ...dangling,
  ];
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
  yield* each(storedObjects(definition, 'Locations'), (stored) => checkStation(stored, catalogue), found);
  yield* each([checkParents, checkPaths], (check) => check(items), found);
  yield* each(items, checkBoardOnce, found);
  yield* each(storedObjects(definition, 'Messages'), (stored) => checkCodeOnce('Messages', stored, textKeys), found);
  for (const finding of textBlocks) found.push(finding);
  return found;
}

/** Checks objects one by one, with the objects they refer to. */
function* lookAtEach(definition: TourDefinition, { message: blockOf }: Catalogue): Generator<undefined, ByCheck> {
  const found: ByCheck = { values: [], spelling: [], hosts: [], dangling: [], textBlocks: [] };
  const findDangling = danglingIn(definition);
  for (const name of listNames) {
    const given = definition[name];
    for (const one of (Array.isArray(given) ? given : [given]) as readonly unknown[]) {
      if (isObject(one)) {
        const { blockReferences, ...alone } = lookAlone(name, one);
        addTo(found.values, alone.values);
        addTo(found.spelling, alone.spelling);
        addTo(found.hosts, alone.hosts);
        addTo(found.dangling, findDangling(referencesOf(name, one)));
        addTo(found.textBlocks, checkBlockReferences(blockReferences, blockOf));
      } else addTo(found.values, checkValues({ [name]: Array.isArray(given) ? [one] : one }));
      yield undefined;
    }
  }
  return found;
}

type ByCheck = Readonly<Record<'values' | 'spelling' | 'hosts' | 'dangling' | 'textBlocks', Finding[]>>;

const lookAlone = oncePerStored((name, stored) => {
  const alone = { [name]: [stored] };
  const blockReferences = blockReferencesIn(name, stored);
  const found = {
    values: [...checkValues(alone), ...(name === 'Locations' ? checkStaffNotes(stored) : [])],
    spelling: checkSpelling(alone),
    hosts: checkHosts(alone),
    blockReferences,
  };
  return Object.values(found).every(({ length }) => length === 0) ? nothing : found;
});

/** Most objects share it. */
const nothing = { values: [], spelling: [], hosts: [], blockReferences: [] };

const checkBoardOnce = oncePerObject(checkBoardPath);
const checkCodeOnce = oncePerStored((_, stored, textKeys: readonly string[]) =>
  checkTextBlockCode(message.complete(stored), textKeys),
);

/** Adds what is found in each object. */
function* each<Checked>(
  checked: readonly Checked[],
  check: (one: Checked) => readonly Finding[],
  found: Finding[],
): Generator<undefined, void> {
  for (const one of checked) {
    addTo(found, check(one));
    yield undefined;
  }
}

function addTo(found: Finding[], more: readonly Finding[]): void {
  for (const finding of more) found.push(finding);
}

/** Other objects with the same ID are never shown, and are reported separately. */
function isFirstOfItsId(): (object: { readonly ID: number }) => boolean {
  const seen = new Set<number>();
  return ({ ID }) => ID < 0 || (!seen.has(ID) && seen.add(ID) !== undefined);
}

function completer(definition: TourDefinition) {
  return function* complete<Name extends Exclude<keyof typeof definitionLists, 'Locations'>>(
    name: Name,
  ): Generator<undefined, ReturnType<(typeof definitionLists)[Name]['complete']>[]> {
    const completed: ReturnType<(typeof definitionLists)[Name]['complete']>[] = [];
    for (const stored of storedObjects(definition, name)) {
      completed.push(definitionLists[name].completeOnce(stored) as (typeof completed)[number]);
      yield undefined;
    }
    return completed;
  };
}
