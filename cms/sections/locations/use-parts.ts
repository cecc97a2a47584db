import { useMemo } from 'react';
import { location } from '#content/entities/location.ts';
import { isObject } from '#content/schema/containers.ts';
import { objectOf, type ObjectName } from '../../draft/draft.ts';
import { useFindings } from '../../fields/use-findings.ts';
import { useContentLanguages } from '../../workspace/use-catalogue.ts';
import { useFromDraft, useFromLateDraft } from '../../workspace/workspace-context.tsx';
import { locationParts } from './location-parts.ts';
import { missingLanguages } from './missing-languages.ts';
import { type Part } from './part.ts';

/** How a part of the form stands. */
export interface PartState {
  readonly part: Part;
  /** How much is wrong in it. */
  readonly findings: number;
  /** Names of languages that lack something. */
  readonly missing: readonly string[];
}

/** Those that the station's kind has. */
export function useOwnParts(of: ObjectName): readonly Part[] {
  const type = useFromDraft((draft) => location.complete(objectOf(draft, of) ?? {}).Type);
  return useMemo(() => locationParts.filter(({ types }) => types.includes(type)), [type]);
}

/** A moment after what is typed. */
export function usePartStates(of: ObjectName, parts: readonly Part[]): readonly PartState[] {
  const stored = useFromLateDraft((draft) => objectOf(draft, of));
  const findings = useFindings(of);
  const languages = useContentLanguages();
  return useMemo(() => {
    const names = new Map(languages.map(({ Code, DisplayName }) => [Code, DisplayName || Code]));
    return parts.map((part) => ({
      part,
      findings: findings.filter(({ field }) => part.fields.some((name) => name === field.split('.')[0])).length,
      missing: missingLanguages(stored ?? {}, part.fields, [...names.keys()]).map((code) => names.get(code) ?? code),
    }));
  }, [parts, stored, findings, languages]);
}

/** Parts of other kinds in which there is something nonetheless, each thing named once; a moment after what is typed. */
export function useKeptParts(of: ObjectName): readonly Part[] {
  const stored = useFromLateDraft((draft) => objectOf(draft, of));
  const own = useOwnParts(of);
  return useMemo(() => {
    const asked = new Set(own.flatMap(({ fields }) => fields));
    return locationParts.filter(({ fields }) => {
      const other = fields.filter(
        (name) => !asked.has(name) && isFilled(stored?.[name], location.fields[name].fallback),
      );
      // Named once: a recording is both a sound's and a video's.
      for (const name of other) asked.add(name);
      return other.length > 0;
    });
  }, [own, stored]);
}

/** Whether there is anything that somebody has entered. */
function isFilled(value: unknown, fallback?: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (isObject(value)) return Object.values(value).some((each) => isFilled(each));
  return value !== undefined && value !== null && value !== '' && value !== fallback;
}
