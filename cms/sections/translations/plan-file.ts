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
  readonly places: readonly TextPlace[];
}

/** Reads a file with translations and compares it with the texts that the user may edit. */
export async function planFile(file: File, { guide, languages, places }: Content): Promise<PlannedFile> {
  const read = await readAside(file.name, new Uint8Array(await file.arrayBuffer()));
  if (!read.ok) return { plan: { changes: [], refusals: [read.refusal], same: 0 }, source: '' };
  let source = '';
  const plan = planTranslations(read.exchange, {
    name: guide,
    languages,
    texts: (pair) => {
      ({ source } = pair);
      return new Map(textsOf(everywhere(places), pair).map((text) => [text.key, text]));
    },
  });
  // Every text that was compared belongs to an edited model.
  return { plan: plan as PlannedFile['plan'], source };
}
