import { definitionLists, listOf, storedObjects, type TourDefinition } from '../../definition.ts';
import { type StoredObject } from '../../schema/containers.ts';
import { soundDefinition } from '../../testing/sound-definition.ts';
import { applyPlan } from '../apply-plan.ts';
import { matchColumns } from '../columns.ts';
import { type Plan } from '../plan.ts';
import { planSheet } from '../plan-sheet.ts';
import { createLanguageReader } from '../read-language.ts';

export const languages = [
  { Code: 'de', DisplayName: 'Deutsch' },
  { Code: 'en', DisplayName: 'English' },
];

export function planRows(
  rows: readonly (readonly string[])[],
  { definition = soundDefinition(), tourID = 1, files }: Options = {},
): Plan {
  const sheet = { name: 'Tour', rows };
  const matching = matchColumns(sheet, createLanguageReader(languages));
  return planSheet({ file: 'tour.xlsx', sheet, matching, definition, tourID: tourID ?? undefined, files });
}

export interface Options {
  readonly definition?: TourDefinition;
  /** null: none is chosen */
  readonly tourID?: number | null;
  readonly files?: readonly string[];
}

export function applied(
  plan: Plan,
  definition: TourDefinition,
  keys = plan.changes.map(({ key }) => key),
): TourDefinition {
  let last = 1000;
  const fresh = (_model: string, count: number): number[] => Array.from({ length: count }, () => (last += 1));
  const result: Record<string, unknown> = { ...definition };
  for (const { model, object } of applyPlan(plan, new Set(keys), definition, fresh)) {
    const list = listOf(model) ?? 'Locations';
    const before = storedObjects(result, list);
    const at = before.findIndex(({ ID }) => definitionLists[list].complete({ ID }).ID === object['ID']);
    result[list] = at < 0 ? [...before, object] : before.with(at, object);
  }
  return result;
}

export const locationOf = (definition: TourDefinition, ID: number): StoredObject | undefined =>
  storedObjects(definition, 'Locations').find((stored) => stored['ID'] === ID);

export const said = ({ changes }: Plan) =>
  changes.map(({ model, ID, field, language, after }) => [model, ID, field, language, after]);
export const refused = ({ refusals }: Plan) =>
  refusals.map(({ code, from: { row, column } }) => [code, `${column ?? ''}${row ?? ''}`]);
