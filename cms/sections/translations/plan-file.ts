import { type Refusal } from '#content/translation-exchange/exchanged.ts';
import { planTranslations, type PlannedChange, type TranslationPlan } from '#content/translation-exchange/plan.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { readAside } from './exchange-aside.ts';
import { textsOf } from './rules/open-texts.ts';
import { everywhere, type TextPlace } from './rules/text-places.ts';

export type DeskChange = PlannedChange & { readonly model: EditedModel };

export interface PlannedFile {
  readonly plan: Omit<TranslationPlan, 'changes'> & { readonly changes: readonly DeskChange[] };
  /** The language that the file was translated from. */
  readonly source: string;
}

interface Content {
  readonly guide: string;
  readonly languages: readonly string[];
  /** Whether the user may change texts in a language. */
  readonly mayTranslate: (code: string) => boolean;
  readonly places: readonly TextPlace[];
}

/** Reads a file with translations and compares it with the texts that the user may edit. */
export async function planFile(file: File, { guide, languages, mayTranslate, places }: Content): Promise<PlannedFile> {
  const read = await readAside(file.name, new Uint8Array(await file.arrayBuffer()));
  if (!read.ok) return { plan: { changes: [], refusals: [read.refusal], same: 0 }, source: '' };
  let codes = { source: '', target: '' };
  const plan = planTranslations(read.exchange, {
    name: guide,
    languages,
    texts: (pair) => {
      codes = pair;
      return new Map(textsOf(everywhere(places), pair).map((text) => [text.key, text]));
    },
  });
  if (codes.target !== '' && !mayTranslate(codes.target)) {
    const refusal: Refusal = {
      from: { file: file.name },
      code: 'other-language',
      facts: { language: codes.target },
    };
    return { plan: { changes: [], refusals: [refusal], same: 0 }, source: '' };
  }
  // Every text that was compared belongs to an edited model.
  return { plan: plan as PlannedFile['plan'], source: codes.source };
}
