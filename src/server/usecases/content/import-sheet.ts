import { createCatalogue } from '#content/catalogue.ts';
import { type TourDefinition } from '#content/definition.ts';
import { applyPlan } from '#content/import/apply-plan.ts';
import { matchColumns, usedColumns } from '#content/import/columns.ts';
import { type Plan } from '#content/import/plan.ts';
import { type Sheet } from '#content/sheets/sheet.ts';
import { planningSheet } from '#content/import/plan-sheet.ts';
import { createLanguageReader } from '#content/import/read-language.ts';
import { normaliseCode } from '#content/station-code.ts';
import { mediaFolder } from '#contract/paths.ts';
import { type EditedModel, editedModels } from '#contract/calls/content-calls.ts';
import { Refusal } from '../../errors.ts';
import { inTurns } from '../../long-work/in-turns.ts';
import { type Database, type Reader } from '../../store/database.ts';
import { CopyName } from '../../store/tables.ts';
import { type Keeper } from '../files/tree.ts';
import { changeCopy, readCopy } from './copies.ts';
import { lastId } from './object-ids.ts';
import { keepEditingCopy } from './retained-copies.ts';
import { saveObjects } from './save-objects.ts';

export interface SheetToImport {
  /** The name of the file, for messages. */
  readonly file: string;
  readonly sheets: readonly Sheet[];
  /** A code or an ID; undefined: stations of all tours, none are made. */
  readonly tour: string | undefined;
}

export interface PlannedImport {
  readonly plan: Plan;
  readonly sheet: Sheet;
  /** The names of the other sheets. */
  readonly left: readonly string[];
}

/** Plans what a sheet changes in the editing copy, and changes nothing. */
export async function planSheetImport(db: Reader, given: SheetToImport): Promise<PlannedImport> {
  return planIn(db, await readCopy(db, CopyName.inEdit), given);
}

/** Applies the whole plan of a sheet to the editing copy in one transaction; publishing is a separate step. */
export async function importSheet(db: Database, given: SheetToImport, keeper: Keeper): Promise<PlannedImport> {
  return db.write(async (transaction) => {
    // Locks the copy, so that no one changes it between the plan and its end.
    await changeCopy(transaction, CopyName.inEdit);
    const definition = await readCopy(transaction, CopyName.inEdit);
    const planned = await planIn(transaction, definition, given);
    if (planned.plan.changes.length === 0) return planned;
    await keepEditingCopy(transaction, 'import', keeper);
    const last = new Map<string, number>();
    for (const model of editedModels) last.set(model, await lastId(transaction, model));
    const freshIds = (model: string, count: number): readonly number[] => {
      const from = last.get(model) ?? 0;
      return Array.from({ length: count }, (_, at) => from + at + 1);
    };
    const ticked = new Set(planned.plan.changes.map(({ key }) => key));
    const applied = applyPlan(planned.plan, ticked, definition, freshIds);
    for (const model of new Set(applied.map((one): EditedModel => one.model))) {
      const objects = applied.flatMap((one) => (one.model === model ? [one.object] : []));
      await saveObjects(transaction, model, objects, keeper);
    }
    return planned;
  });
}

async function planIn(
  db: Reader,
  definition: TourDefinition,
  { file, sheets, tour }: SheetToImport,
): Promise<PlannedImport> {
  const readLanguage = createLanguageReader(createCatalogue(definition).languages);
  const visible = sheets.filter(({ hidden }) => hidden !== true);
  const [best] = (visible.length > 0 ? visible : sheets)
    .map((sheet) => ({ sheet, matching: matchColumns(sheet, readLanguage) }))
    .toSorted((one, other) => usedColumns(other.matching).length - usedColumns(one.matching).length);
  if (best === undefined) throw new Refusal('wrong-file', `There is no sheet in ${file}.`);
  const rows = await db.selectFrom('files').select('path').execute();
  const files = rows.map(({ path }) => `${mediaFolder}/${path}`);
  const plan = await inTurns(planningSheet({ file, ...best, definition, tourID: findTour(definition, tour), files }));
  return { plan, sheet: best.sheet, left: sheets.filter((sheet) => sheet !== best.sheet).map(({ name }) => name) };
}

function findTour(definition: TourDefinition, given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  const catalogue = createCatalogue(definition);
  const tour =
    catalogue.tourByCode(normaliseCode(given)) ?? (/^\d+$/.test(given) ? catalogue.tour(Number(given)) : undefined);
  if (tour === undefined) throw new Refusal('not-found', `There is no tour with the code or ID "${given}".`);
  return tour.ID;
}
