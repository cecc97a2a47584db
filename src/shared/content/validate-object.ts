import { type Catalogue } from './catalogue.ts';
import { listOf } from './definition.ts';
import { configuration } from './entities/configuration.ts';
import { type Language, language } from './entities/language.ts';
import { location } from './entities/location.ts';
import { message } from './entities/message.ts';
import { provider } from './entities/provider.ts';
import { theme } from './entities/theme.ts';
import { tour } from './entities/tour.ts';
import { tourGroup } from './entities/tour-group.ts';
import { tourItem } from './entities/tour-item.ts';
import { type Finding } from './finding.ts';
import { referencesFrom } from './references.ts';
import { checkBoardPath } from './rules/board.ts';
import { checkParents, checkPaths } from './rules/cycles.ts';
import {
  checkConfiguration,
  checkHosts,
  checkLanguages,
  checkProvider,
  checkTheme,
  checkTourCodes,
  checkTourGroup,
  checkValues,
} from './rules/general.ts';
import { checkLocation } from './rules/location.ts';
import { checkSpelling } from './rules/spelling.ts';
import { checkStaffNotes } from './rules/staff-notes.ts';
import { checkTextBlockCode, checkTextBlocks } from './rules/text-blocks.ts';
import { checkItemCodes, checkTour } from './rules/tour.ts';
import { type StoredObject } from './schema/containers.ts';
import { storedId } from './schema/entity.ts';
import { type ModelName } from './schema/field.ts';

/**
 * Returns what {@link validate} finds about one object without reading all others: fast enough for every keystroke.
 *
 * @param content the other objects, to resolve references
 * @param textKeys the keys of the guide's texts, which text blocks may replace
 */
export function validateObject(
  model: ModelName,
  stored: StoredObject,
  content: Catalogue,
  textKeys: readonly string[] = [],
): readonly Finding[] {
  const list = listOf(model);
  if (list === undefined) return [];
  const alone = { [list]: [stored] };
  const ID = storedId(stored) ?? -1;
  return [
    ...checkValues(alone),
    ...checkSpelling(alone),
    ...(model === 'locations' ? checkStaffNotes(stored) : []),
    ...checkHosts(alone),
    ...checkReferences(model, stored, content),
    ...checkTextBlocks(list, stored, content),
    ...(model === 'messages' ? checkTextBlockCode(message.complete(stored), textKeys) : []),
    ...checkRules(model, stored, content).filter((finding) => finding.model === model && finding.ID === ID),
  ];
}

function checkRules(model: ModelName, stored: StoredObject, content: Catalogue): readonly Finding[] {
  switch (model) {
    case 'locations':
      return checkLocation(location.complete(stored), content);
    case 'tours': {
      const complete = tour.complete(stored);
      return [...checkTour(complete, content), ...checkTourCodes([complete], content)];
    }
    case 'tourItems': {
      const item = tourItem.complete(stored);
      const items = content.itemsOf(item.TourID);
      return [...checkItemCodes(items), ...checkParents(items), ...checkPaths(items), ...checkBoardPath(item)];
    }
    case 'tourGroups':
      return checkTourGroup(tourGroup.complete(stored));
    case 'languages':
      return checkLanguages(withLanguage(content.languages, language.complete(stored)));
    case 'themes':
      return checkTheme(theme.complete(stored));
    case 'providers':
      return checkProvider(provider.complete(stored));
    case 'configurations':
      return checkConfiguration(configuration.complete(stored));
    case 'messages':
    case 'tokens':
    case 'backups':
      return [];
  }
}

function withLanguage(languages: readonly Language[], edited: Language): readonly Language[] {
  // The rule depends on the order of the content, but the catalogue puts the default first.
  return [...languages.filter(({ ID }) => ID !== edited.ID), edited].toSorted((one, other) => one.ID - other.ID);
}

function checkReferences(model: ModelName, stored: StoredObject, content: Catalogue): readonly Finding[] {
  return referencesFrom(model, stored)
    .filter(({ to }) => !isThere(to, content))
    .map(({ from, field, to }) => ({
      ...from,
      field,
      key: 'reference-dangling' as const,
      facts: { model: to.model, ID: to.ID },
    }));
}

function isThere({ model, ID }: { readonly model: ModelName; readonly ID: number }, content: Catalogue): boolean {
  switch (model) {
    case 'locations':
      return content.location(ID) !== undefined;
    case 'tours':
      return content.tour(ID) !== undefined;
    case 'tourItems':
      return content.item(ID) !== undefined;
    case 'tourGroups':
      return content.group(ID) !== undefined;
    case 'themes':
      return content.theme(ID) !== undefined;
    case 'languages':
    case 'messages':
    case 'providers':
    case 'configurations':
    case 'tokens':
    case 'backups':
      // Nothing refers to these.
      return true;
  }
}
