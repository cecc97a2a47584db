import { useMemo } from 'react';
import { location } from '#content/entities/location.ts';
import { isObject } from '#content/schema/containers.ts';
import { objectOf, type ObjectName } from '../../draft/draft.ts';
import { useFindings } from '../../fields/use-findings.ts';
import { spokenIn } from '../../workspace/rules/language-families.ts';
import { useContentLanguages } from '../../workspace/use-catalogue.ts';
import { useFromDraft, useFromLateDraft } from '../../workspace/workspace-context.tsx';
import { locationFormSections } from './location-form-sections.ts';
import { missingLanguages } from './missing-languages.ts';
import { type FormSection } from './form-section.ts';

/** The state of a section of the form. */
export interface FormSectionState {
  readonly formSection: FormSection;
  /** The number of errors in it. */
  readonly findings: number;
  /** Names of languages in which a value is missing. */
  readonly missing: readonly string[];
}

/** The sections that the station's kind has. */
export function useOwnFormSections(of: ObjectName): readonly FormSection[] {
  const type = useFromDraft((draft) => location.complete(objectOf(draft, of) ?? {}).Type);
  return useMemo(() => locationFormSections.filter(({ types }) => types.includes(type)), [type]);
}

/** Updated a moment after typing. */
export function useFormSectionStates(
  of: ObjectName,
  formSections: readonly FormSection[],
): readonly FormSectionState[] {
  const stored = useFromLateDraft((draft) => objectOf(draft, of));
  const findings = useFindings(of);
  const languages = useContentLanguages();
  return useMemo(() => {
    const names = new Map(spokenIn(languages).map(({ Code, DisplayName }) => [Code, DisplayName || Code]));
    return formSections.map((formSection) => ({
      formSection,
      findings: findings.filter(({ field }) => formSection.fields.some((name) => name === field.split('.')[0])).length,
      missing: missingLanguages(stored ?? {}, formSection.fields, [...names.keys()]).map(
        (code) => names.get(code) ?? code,
      ),
    }));
  }, [formSections, stored, findings, languages]);
}

/** Returns sections of other kinds that nevertheless have values, without duplicates; updated a moment after typing. */
export function useHiddenFormSections(of: ObjectName): readonly FormSection[] {
  const stored = useFromLateDraft((draft) => objectOf(draft, of));
  const own = useOwnFormSections(of);
  return useMemo(() => {
    const asked = new Set(own.flatMap(({ fields }) => fields));
    return locationFormSections.filter(({ fields }) => {
      const other = fields.filter(
        (name) => !asked.has(name) && isFilled(stored?.[name], location.fields[name].fallback),
      );
      // Listed once, because a recording belongs to both audio and video.
      for (const name of other) asked.add(name);
      return other.length > 0;
    });
  }, [own, stored]);
}

/** Returns whether staff have entered anything. */
function isFilled(value: unknown, fallback?: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (isObject(value)) return Object.values(value).some((each) => isFilled(each));
  return value !== undefined && value !== null && value !== '' && value !== fallback;
}
