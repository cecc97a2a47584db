import { type Catalogue } from '#content/catalogue.ts';
import { type Finding } from '#content/finding.ts';
import { validateObject } from '#content/validate-object.ts';
import { visitorKeys } from '#i18n/visitor-keys.ts';
import { type DraftStore } from '../draft/draft-store.ts';
import { type Draft, objectOf, type ObjectName } from '../draft/draft.ts';
import { oncePerObject } from '../draft/once-per-object.ts';
import { deepEqual } from '../draft/equality.ts';
import { type FieldPath } from '../draft/set-at.ts';
import { findingText } from '../language/finding-text.ts';
import { useTexts } from '../language/texts.tsx';
import { catalogueOf } from '../workspace/use-catalogue.ts';
import { useDraft, useFromLateDraft } from '../workspace/workspace-context.tsx';
import { isUntouched } from './untouched.ts';

/**
 * Returns the findings about one object as it is being edited; the same list until they change. What a new object still
 * lacks is no finding before anything in it is edited.
 */
export function useFindings(of: ObjectName): readonly Finding[] {
  const said = saidOf(useDraft());
  const findings = useFromLateDraft((draft) => findingsAbout(draft, of, said));
  const isNew = useFromLateDraft((draft) => isUntouched(draft, of));
  return isNew ? none : findings;
}

type FindingsByName = Map<string, readonly Finding[]>;

const none: readonly Finding[] = [];
const saidOf = oncePerObject<DraftStore, FindingsByName>(() => new Map());
const foundIn = oncePerObject<Catalogue, FindingsByName>(() => new Map());

/** Computed once per state of the content, however many fields of a form ask. */
function findingsAbout(draft: Draft, { model, ID }: ObjectName, said: FindingsByName): readonly Finding[] {
  const content = catalogueOf(draft);
  const name = `${model} ${ID}`;
  const known = foundIn(content).get(name);
  if (known !== undefined) return known;
  const stored = objectOf(draft, { model, ID });
  const found = stored === undefined ? none : validateObject(model, stored, content, visitorKeys);
  const before = said.get(name);
  const findings = before !== undefined && deepEqual(before, found) ? before : found;
  foundIn(content).set(name, findings);
  said.set(name, findings);
  return findings;
}

/** Returns the sentence shown at a field; undefined if nothing is wrong with it. */
export function useFieldError(of: ObjectName): (path: FieldPath) => string | undefined {
  const { t } = useTexts();
  const findings = useFindings(of);
  return (path) => {
    const field = path.join('.');
    const finding = findings.find((one) => one.field === field);
    return finding === undefined ? undefined : findingText(finding, t);
  };
}
