import { listOf, storedObjects } from '#content/definition.ts';
import {
  type Exchange,
  type ExchangeFormat,
  type OutgoingText,
  type Refusal,
} from '#content/translation-exchange/exchanged.ts';
import { readExchange, writeExchange, type WrittenFile } from '#content/translation-exchange/files.ts';
import { type LanguageCodes } from '#content/translation-exchange/outgoing.ts';
import { planTranslations, type PlannedChange } from '#content/translation-exchange/plan.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { holdContent } from '../../../aside/content.ts';
import { type Count, countOnce, nothing, sum } from '../rules/count-words.ts';
import { isOpen, textsOf } from '../rules/open-texts.ts';
import { editablePlaces, everywhere, type TextPlace, textPlaces } from '../rules/text-places.ts';

export type DeskChange = PlannedChange & { readonly model: EditedModel };

export interface PlannedFile {
  readonly changes: readonly DeskChange[];
  readonly refusals: readonly Refusal[];
  readonly same: number;
  /** The language that the file was translated from. */
  readonly source: string;
}

interface FileToPlan {
  readonly file: File;
  /** The name of the guide. */
  readonly guide: string;
  readonly languages: readonly string[];
  /** The languages in which the user may change texts. */
  readonly own: readonly string[];
  readonly isRoot: boolean;
}

export interface FileToWrite extends Omit<Exchange, 'texts'> {
  readonly format: ExchangeFormat;
  /** Without its ending. */
  readonly name: string;
}

interface PlaceToCount {
  /** The place's key; undefined for everything. */
  readonly place: string | undefined;
  readonly source: string;
  readonly targets: readonly string[];
  readonly isRoot: boolean;
}

export interface PlaceCount {
  readonly all: Count;
  /** What each target language still lacks. */
  readonly open: ReadonlyMap<string, Count>;
}

export type DeskTasks = ReturnType<typeof createDeskTasks>;

/** What the worker of the desk does. The content comes first, in parts, and so do the texts that are written. */
export function createDeskTasks() {
  const { definition, takeContent } = holdContent();
  let places: readonly TextPlace[] | undefined;
  let outgoing: OutgoingText[] = [];
  const placesFor = (isRoot: boolean): readonly TextPlace[] => {
    const content = definition();
    places ??= textPlaces((model) => {
      const list = listOf(model);
      return list === undefined ? [] : storedObjects(content, list);
    });
    return editablePlaces(places, isRoot);
  };

  return {
    takeContent: (part: Parameters<typeof takeContent>[0]): void => {
      places = undefined;
      takeContent(part);
    },
    /** Reads a file with translations and compares it with the texts that the user may edit. */
    planFile: async ({ file, guide, languages, own, isRoot }: FileToPlan): Promise<PlannedFile> => {
      const refused = (refusal: Refusal): PlannedFile => ({ changes: [], refusals: [refusal], same: 0, source: '' });
      const read = await readExchange(file.name, new Uint8Array(await file.arrayBuffer()));
      if (!read.ok) return refused(read.refusal);
      let codes: LanguageCodes = { source: '', target: '' };
      const plan = planTranslations(read.exchange, {
        name: guide,
        languages,
        texts: (pair) => {
          codes = pair;
          return new Map(textsOf(everywhere(placesFor(isRoot)), pair).map((text) => [text.key, text]));
        },
      });
      if (codes.target !== '' && !own.includes(codes.target))
        return refused({ from: { file: file.name }, code: 'other-language', facts: { language: codes.target } });
      // Every text that was compared belongs to an edited model.
      return { ...plan, changes: plan.changes as readonly DeskChange[], source: codes.source };
    },
    countPlace: ({ place, source, targets, isRoot }: PlaceToCount): PlaceCount => {
      const all = placesFor(isRoot);
      const objects = all.find(({ key }) => key === place)?.objects ?? everywhere(all);
      const counted = targets.map((target) => {
        const texts = textsOf(objects, { source, target }).filter((text) => text.source !== '');
        const add = (total: Count, text: (typeof texts)[number]): Count => sum(total, countOnce(text));
        return {
          target,
          all: texts.reduce(add, nothing),
          open: texts.filter((text) => isOpen(text)).reduce(add, nothing),
        };
      });
      return {
        all: counted[0]?.all ?? nothing,
        open: new Map(counted.map(({ target, open }) => [target, open])),
      };
    },
    /** Gets texts for the file that is written next. */
    takeTexts: (texts: readonly OutgoingText[]): void => void outgoing.push(...texts),
    writeFile: async ({
      format,
      name,
      ...exchange
    }: FileToWrite): Promise<Omit<WrittenFile, 'content'> & { readonly blob: Blob }> => {
      const texts = outgoing;
      outgoing = [];
      const { content, ...file } = await writeExchange({ ...exchange, texts }, format, name);
      return { ...file, blob: new Blob([content as BlobPart], { type: file.type }) };
    },
  };
}
