import { isObject, type StoredObject } from '#content/schema/containers.ts';
import { storedId } from '#content/schema/entity.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';

/** Characters of one name, and of all names of an entry. */
const longestName = 40;
const longestList = 170;

/**
 * Names objects in the audit trail: `locations 12 “Moon”, 13 “Sun”, +7`. The staff area words the model; there is only one
 * configuration.
 */
export function namesOfObjects(model: EditedModel, objects: readonly StoredObject[]): string {
  if (model === 'configurations') return model;
  return `${model} ${joined(objects.length, (index) => nameOf(objects[index] ?? {}))}`;
}

/** Names files and folders in the audit trail. */
export function namesOfFiles(paths: readonly string[]): string {
  return joined(paths.length, (index) => paths[index] ?? '');
}

/** Names as many of them as an entry holds, and counts the rest. */
function joined(count: number, nameAt: (index: number) => string): string {
  let list = '';
  for (let index = 0; index < count; index += 1) {
    const next = index === 0 ? nameAt(index) : `${list}, ${nameAt(index)}`;
    if (index > 0 && next.length > longestList) return `${list}, +${count - index}`;
    list = next;
  }
  return list;
}

function nameOf(object: StoredObject): string {
  const name = textOf(object['Name'] ?? object['DisplayName'] ?? object['Message']) || textOf(object['Code']);
  const number = String(storedId(object) ?? '');
  return name === '' ? number : `${number} “${shortened(name)}”`;
}

/** A text, or the first language's. */
function textOf(given: unknown): string {
  if (typeof given === 'string' || typeof given === 'number') return String(given).trim();
  if (!isObject(given)) return '';
  const text = Object.values(given).find((each) => typeof each === 'string' && each.trim() !== '');
  return typeof text === 'string' ? text.trim() : '';
}

function shortened(text: string): string {
  const [...signs] = text.replaceAll(/\s+/g, ' ').replaceAll(/[“”]/g, '"');
  return signs.length <= longestName ? signs.join('') : `${signs.slice(0, longestName).join('')}…`;
}
