import { type DeskText } from './open-texts.ts';

/** Fields that their forms edit with a toolbar. */
const rich = new Set([
  'locations Text',
  'configurations Info.AboutText',
  'configurations Info.HoursText',
  'configurations Access.Statement',
]);

/** Returns whether a text is written with a toolbar: visitors see it as HTML. */
export function isRich({ model, field }: Pick<DeskText, 'model' | 'field'>): boolean {
  return rich.has(`${model} ${field}`);
}
