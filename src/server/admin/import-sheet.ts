import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Plan, type PlannedChange, type Refusal as RefusedCell } from '#content/import/plan.ts';
import { readSheets } from '#content/sheets/read-sheets.ts';
import { type Place } from '#content/sheets/sheet.ts';
import texts from '#i18n/en/cms-import.json' with { type: 'json' };
import { createTranslate } from '#i18n/pack.ts';
import { Refusal } from '../errors.ts';
import { readSettings } from '../settings/settings.ts';
import { databasePlace } from '../start/open-server.ts';
import { openDatabase } from '../store/database.ts';
import { importSheet, planSheetImport } from '../usecases/content/import-sheet.ts';
import { type CliContext } from './cli-context.ts';
import { noteCommand } from './note-command.ts';

export interface SheetOptions {
  readonly tour?: string | undefined;
  readonly isDryRun: boolean;
}

const t = createTranslate(texts, 'en');

/** Prints what a sheet changes, and applies it to the editing copy unless it is a dry run. */
export async function importSheetFile(
  path: string,
  { tour, isDryRun }: SheetOptions,
  { environment, print, complain }: CliContext,
): Promise<void> {
  const file = basename(path);
  const read = await readSheets(file, await readFile(path));
  if (!read.ok) throw new Refusal('wrong-file', inWords(read.refusal));
  const settings = readSettings(environment);
  const db = await openDatabase(databasePlace(settings));
  try {
    const given = { file, sheets: read.sheets, tour };
    const { plan, sheet, left } = isDryRun
      ? await planSheetImport(db.read, given)
      : await importSheet(db, given, { who: 'npm run admin', now: Date.now() });
    if (left.length > 0) complain(`Only the sheet "${sheet.name}" is read. Left out: ${left.join(', ')}.`);
    for (const refusal of plan.refusals) complain(inWords(refusal));
    for (const line of sentences(plan)) print(line);
    if (!isDryRun && plan.changes.length > 0)
      await noteCommand(db, settings.auditDays, { what: 'import', about: file });
    print(summary(plan, isDryRun));
  } finally {
    await db.close();
  }
}

function summary({ changes, refusals, same }: Plan, isDryRun: boolean): string {
  const made = changes.filter(({ kind, model }) => kind === 'make' && model === 'tourItems').length;
  const changed = changes.filter(({ kind }) => kind === 'change').length;
  const end =
    changes.length === 0
      ? 'Nothing changes.'
      : isDryRun
        ? 'Nothing was changed yet.'
        : 'The editing copy was changed; publish it in the staff area.';
  return `${made} new stations, ${changed} values set, ${same} are there already, ${refusals.length} notes. ${end}`;
}

function* sentences({ changes }: Plan): Generator<string> {
  for (const change of changes) {
    // A new station and its place in the tour are one to people.
    if (change.kind === 'make' && change.model === 'locations') continue;
    yield `${placeIn(change.from)}${changeInWords(change)}`;
  }
}

function changeInWords({ kind, model, ID, field, language, before, after, why }: PlannedChange): string {
  const note = why === undefined ? '' : t(`import.note.${why.code}`, why.facts);
  if (kind === 'make') return note;
  const object = ID < 0 ? 'new' : `${model} ${ID}`;
  const where = [object, field, ...(language === undefined ? [] : [language])].join(', ');
  const was = before === '' ? '' : ` instead of ${shortened(before)}`;
  return `${where}: ${shortened(after)}${was}.${note === '' ? '' : ` ${note}`}`;
}

/** Whole texts would hide the others. */
function shortened(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…"` : text;
}

const longest = 80;

function inWords({ from, value = '', code, facts }: RefusedCell): string {
  return `${placeIn(from)}${t(`import.refused.${code}`, { ...facts, value })}`;
}

function placeIn({ file, sheet, row, column }: Place): string {
  const parts = [
    file,
    ...(sheet === undefined ? [] : [`sheet "${sheet}"`]),
    ...(row === undefined ? [] : [`row ${row}`]),
    ...(column === undefined ? [] : [`column ${column}`]),
  ];
  return `${parts.join(', ')}: `;
}
