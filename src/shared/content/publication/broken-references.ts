import { type TourDefinition } from '../definition.ts';
import { type Finding } from '../finding.ts';
import { danglingIn, eachReference } from '../references.ts';

/** Returns the references to missing objects that a definition has and an earlier state of it had not. */
export function newlyBroken(before: TourDefinition, after: TourDefinition): readonly Finding[] {
  const known = new Set(brokenIn(before).map(keyOf));
  return brokenIn(after).filter((finding) => !known.has(keyOf(finding)));
}

function brokenIn(definition: TourDefinition): readonly Finding[] {
  const find = danglingIn(definition);
  return [...eachReference(definition)].flatMap(find);
}

/** Places in lists change. */
function keyOf({ model, ID, field, facts }: Finding): string {
  return JSON.stringify([model, ID, field.replaceAll(/\d+/g, ''), facts['model'], facts['ID']]);
}
