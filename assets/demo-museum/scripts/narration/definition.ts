import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';

export type Language = 'de' | 'en';
const languages: readonly Language[] = ['de', 'en'];

/** Listeners whom a variant of a language is made for. Only some stations have one. */
export type Variant = 'easy' | 'kids' | 'described';
const variants: readonly (Variant | undefined)[] = [undefined, 'easy', 'kids', 'described'];

/** One spoken text, and the files (relative to the content folder) it is written to. */
export interface Narration {
  slug: string;
  language: Language;
  /** Undefined: for everyone. */
  variant: Variant | undefined;
  /** The code of the language or its variant, which is also the name of the folder. */
  code: string;
  title: string;
  text: string;
  audioPath: string;
  captionsPath: string | null;
}

type Fields = Record<string, unknown>;

/** Every text of the definition that has a recording under files/audio/<code>/. Throws if the file has no locations. */
export function readNarrations(path: string): Narration[] {
  const locations = asFields(load(readFileSync(path, 'utf8')))['Locations'];
  if (!Array.isArray(locations)) throw new Error(`${path} has no list of Locations`);
  return locations.flatMap((location) =>
    languages.flatMap((language) => variants.flatMap((variant) => narrationsOf(asFields(location), language, variant))),
  );
}

function narrationsOf(location: Fields, language: Language, variant: Variant | undefined): Narration[] {
  const code = variant === undefined ? language : `${language}-x-${variant}`;
  const title = localised(location['Name'], code) ?? localised(location['Name'], language) ?? '';
  const captions = localised(location['CaptionsURL'], code);
  const say = (text: unknown, audio: unknown, captionsPath: string | null): Narration[] => {
    const slug = localised(audio, variant === 'described' ? language : code)?.match(
      new RegExp(`^files/audio/${code}/(.+)\\.mp3$`),
    )?.[1];
    const spoken = localised(text, code);
    if (slug === undefined || spoken === null) return [];
    const audioPath = `files/audio/${code}/${slug}.mp3`;
    return [{ slug, language, variant, code, title, text: spoken, audioPath, captionsPath }];
  };
  return [
    ...say(location['Transcript'], location[variant === 'described' ? 'AudioDescriptionURL' : 'MediaURL'], captions),
    ...say(location['GameAnnounceTranscript'], location['GameAnnounceURL'], null),
    ...say(location['GameEndExplanationTranscript'], location['GameEndExplanationURL'], null),
    ...asList(location['GameChoices']).flatMap((choice) => say(choice['Text'], choice['AudioURL'], null)),
  ];
}

function localised(value: unknown, code: string): string | null {
  const text = typeof value === 'string' ? value : asFields(value)[code];
  return typeof text === 'string' ? text : null;
}

function asFields(value: unknown): Fields {
  return isFields(value) ? value : {};
}

function asList(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map(asFields) : [];
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
