import { entities } from '#content/definition.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';

/**
 * Returns the fields of a form that comments can be about, in its order and each once: `Name`, `Name.de`. Of a list, it is
 * the list: its parts move.
 *
 * @param marks the fields on the page, such as `ImageDescriptors.0.AltText.de`; those of other objects are left out
 */
export function fieldChoices(model: EditedModel, marks: readonly string[]): readonly string[] {
  const { fields } = entities[model];
  const choices = marks.map((mark) => mark.replace(/\.\d.*$/, ''));
  return [...new Set(choices)].filter((choice) => Object.hasOwn(fields, choice.split('.')[0] ?? ''));
}
