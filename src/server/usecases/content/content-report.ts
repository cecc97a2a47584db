import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Finding } from '#content/finding.ts';
import { mediaReferences, pathsMeant } from '#content/media-references.ts';
import { validate } from '#content/validate.ts';
import staff from '#i18n/en/staff.json' with { type: 'json' };
import { createTranslate } from '#i18n/pack.ts';
import { notesOfTaken } from '#i18n/refusal-text.ts';
import { visitorKeys } from '#i18n/visitor-keys.ts';
import { type FileNote } from '../../files/inspected-file.ts';
import { refusalText } from '../../refuse.ts';
import { type Content, formatProblem } from './content-folder.ts';
import { pathOnDisk } from './outside-media.ts';

/** A start of the server prints at most this many lines and counts the rest. */
const mostLines = 40;

/**
 * Returns every problem with a museum's content, in words: invalid values, broken rules, dangling references and
 * missing files. The guide runs in spite of them.
 *
 * @param notes about the files
 */
export async function reportContent(
  content: Content,
  folder: string,
  notes: readonly FileNote[] = [],
): Promise<readonly string[]> {
  const findings = [...validate(content.definition, visitorKeys), ...(await missingFiles(content, folder))];
  const lines = [
    ...content.problems.map(
      (problem) =>
        `${formatProblem(content.path, problem)}. The default is used instead, or the nearest value that is allowed.`,
    ),
    // Wrong values are already reported with their positions.
    ...findings.filter(({ key }) => key !== 'wrong-value').map(inWords),
    ...notes.map(inNote),
  ];
  const hidden = lines.length - mostLines;
  return hidden > 0 ? [...lines.slice(0, mostLines), `... and ${hidden} more`] : lines;
}

const t = createTranslate(staff, 'en');

/** Files that an upload would refuse are kept all the same: the museum may need them as they are. */
function inNote({ reason, facts }: FileNote): string {
  const words = refusalText(reason, facts);
  return notesOfTaken.includes(reason) ? words : `Kept, although an upload would refuse it: ${words}`;
}

function inWords({ model, ID, field, key, facts }: Finding): string {
  const object = ID < 0 ? model : `${model} ${ID}`;
  return `${object}${field === '' ? '' : `, ${field}`}: ${t(`validation.${key}`, facts)}`;
}

async function missingFiles({ definition }: Content, folder: string): Promise<readonly Finding[]> {
  const exists = new Map<string, Promise<boolean>>();
  const checked = mediaReferences(definition).map(async ({ model, ID, field, url }): Promise<readonly Finding[]> => {
    const known = exists.get(url) ?? isThere(folder, url);
    exists.set(url, known);
    return (await known) ? [] : [{ model, ID, field, key: 'file-missing', facts: { url } }];
  });
  return (await Promise.all(checked)).flat();
}

async function isThere(folder: string, url: string): Promise<boolean> {
  const meant = pathsMeant(url);
  for (const { path } of meant) {
    const own = await pathOnDisk(folder, path);
    if (own !== undefined && (await isFile(join(folder, own)))) return true;
  }
  return meant.length === 0;
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
