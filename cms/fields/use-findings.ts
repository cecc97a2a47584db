import { useShallow } from 'zustand/react/shallow';
import { type Catalogue } from '#content/catalogue.ts';
import { type Finding } from '#content/finding.ts';
import { validateObject } from '#content/validate-object.ts';
import { visitorKeys } from '#i18n/visitor-keys.ts';
import { type DraftStore } from '../draft/draft-store.ts';
import { type Draft, objectOf, type ObjectName } from '../draft/draft.ts';
import { oncePerObject } from '#content/once-per-object.ts';
import { deepEqual } from '../draft/equality.ts';
import { type FieldPath } from '../draft/set-at.ts';
import { findingText } from '../language/finding-text.ts';
import { useTexts } from '../language/texts.tsx';
import { catalogueOf } from '../workspace/use-catalogue.ts';
import { useDraft, useFromLateDraft } from '../workspace/workspace-context.tsx';
import { isUntouched } from './untouched.ts';

/**
 * Returns the findings about one object as it is being edited, or about one of its fields and what is in it; the same
 * list until they change. Missing values of a new object are no findings until it is edited.
 */
export function useFindings(of: ObjectName, path: FieldPath = []): readonly Finding[] {
  const cache = findingsCacheOf(useDraft());
  return useFromLateDraft(
    useShallow((draft: Draft) =>
      isUntouched(draft, of) ? none : findingsAbout(draft, of, cache).filter(({ field }) => isWithin(field, path)),
    ),
  );
}

/** Returns whether a field, named by its whole path, is the one at a path or in it. */
export function isWithin(field: string, path: FieldPath): boolean {
  const whole = path.join('.');
  return whole === '' || field === whole || field.startsWith(`${whole}.`);
}

type FindingsByName = Map<string, readonly Finding[]>;

const none: readonly Finding[] = [];
const findingsCacheOf = oncePerObject<DraftStore, FindingsByName>(() => new Map());
const foundIn = oncePerObject<Catalogue, FindingsByName>(() => new Map());

/** Computed once per state of the content, however many fields of a form ask. */
function findingsAbout(draft: Draft, { model, ID }: ObjectName, cache: FindingsByName): readonly Finding[] {
  const content = catalogueOf(draft);
  const name = `${model} ${ID}`;
  const known = foundIn(content).get(name);
  if (known !== undefined) return known;
  const stored = objectOf(draft, { model, ID });
  const found = stored === undefined ? none : validateObject(model, stored, content, visitorKeys);
  const before = cache.get(name) ?? none;
  const findings = found.map((finding) => before.find((known) => deepEqual(known, finding)) ?? finding);
  foundIn(content).set(name, findings);
  cache.set(name, findings);
  return findings;
}

/**
 * Returns the sentence shown at a field or at a part of it; undefined if nothing is wrong there.
 *
 * @param whole the field, whose faults alone render the caller again
 */
export function useFieldError(of: ObjectName, whole: FieldPath): (path: FieldPath) => string | undefined {
  const { t } = useTexts();
  const findings = useFindings(of, whole);
  return (path) => {
    const field = path.join('.');
    const finding = findings.find((one) => one.field === field);
    return finding === undefined ? undefined : findingText(finding, t);
  };
}
