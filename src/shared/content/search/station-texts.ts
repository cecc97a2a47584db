import { type Location } from '../entities/location.ts';
import { type Tour } from '../entities/tour.ts';
import { type Spoken } from '../language-fallback.ts';
import { type LanguageMap } from '../schema/texts.ts';
import { marksIn, type Mark, type MarkedText, snippet } from './marks.ts';
import { plainText } from './plain-text.ts';
import { searchedFields, type SearchedTexts } from './text-index.ts';
import { type Forms, formsOf } from './words.ts';

type Say = (map: LanguageMap) => Spoken;
export type SpokenTexts = Readonly<Record<keyof SearchedTexts, Spoken>>;

/** The searchable texts of a station in the visitor's language. */
export function stationTexts(location: Location | undefined, tour: Tour, say: Say): SpokenTexts {
  const { Name = {}, HeaderTitle = {}, Description = {}, Text = {}, Transcript = {} } = location ?? {};
  return {
    name: say(Name),
    header: say(HeaderTitle),
    tour: say(tour.Name),
    description: plain(say(Description)),
    text: plain(say(Text)),
    transcript: plain(say(Transcript)),
  };
}

/** Returns the texts for the search; a station that cannot be opened is not found by words. */
export function searchedTexts(location: Location | undefined, tour: Tour, say: Say): SearchedTexts {
  const spoken = stationTexts(location, tour, say);
  const texts = searchedFields.map((field) => [field, location === undefined ? '' : spoken[field].text] as const);
  return { ...noTexts, ...Object.fromEntries(texts) };
}

const noTexts: SearchedTexts = { name: '', header: '', tour: '', description: '', text: '', transcript: '' };

export interface Excerpt extends MarkedText {
  /** The language code, as in {@link Spoken}. */
  readonly language: string;
}

/** A search result: the station's name and tour, and the marked words with their surroundings. */
export interface Presentation {
  readonly name: readonly Mark[];
  readonly tour: readonly Mark[];
  readonly excerpt: Excerpt | undefined;
}

const told = ['description', 'text', 'header', 'transcript'] as const;

export function present(texts: SpokenTexts, typed: string): Presentation {
  const wanted = formsOf(typed);
  const counts = told.map((field) => countIn(texts[field].text, wanted));
  const best = told[counts.indexOf(Math.max(...counts))] ?? 'description';
  const { text, language } = texts[best];
  return {
    name: marksIn(texts.name.text, wanted),
    tour: marksIn(texts.tour.text, wanted),
    excerpt: text === '' ? undefined : { ...snippet({ text, marks: marksIn(text, wanted) }), language },
  };
}

function countIn(text: string, wanted: readonly Forms[]): number {
  return wanted.filter((forms) => marksIn(text, [forms]).length > 0).length;
}

function plain(spoken: Spoken): Spoken {
  return { ...spoken, text: plainText(spoken.text) };
}
