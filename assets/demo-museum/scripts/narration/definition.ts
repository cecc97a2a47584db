import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';

export type Language = 'de' | 'en';
const languages: readonly Language[] = ['de', 'en'];

/** One spoken text, and the files (relative to the content folder) it is written to. */
export interface Narration {
  slug: string;
  language: Language;
  title: string;
  text: string;
  audioPath: string;
  captionsPath: string | null;
}

type Fields = Record<string, unknown>;

/** Every text of the definition that has a recording under files/audio/<language>/. Throws if the file has no locations. */
export function readNarrations(path: string): Narration[] {
  const locations = asFields(load(readFileSync(path, 'utf8')))['Locations'];
  if (!Array.isArray(locations)) throw new Error(`${path} has no list of Locations`);
  return locations.flatMap((location) => languages.flatMap((language) => narrationsOf(asFields(location), language)));
}

function narrationsOf(location: Fields, language: Language): Narration[] {
  const title = localised(location['Name'], language) ?? '';
  const captions = localised(location['CaptionsURL'], language);
  const say = (text: unknown, audio: unknown, captionsPath: string | null): Narration[] =>
    narration(title, localised(text, language), localised(audio, language), captionsPath, language);
  return [
    ...say(location['Transcript'], location['MediaURL'], captions),
    ...say(location['GameAnnounceTranscript'], location['GameAnnounceURL'], null),
    ...say(location['GameEndExplanationTranscript'], location['GameEndExplanationURL'], null),
    ...asList(location['GameChoices']).flatMap((choice) => say(choice['Text'], choice['AudioURL'], null)),
  ];
}

function narration(
  title: string,
  text: string | null,
  audioPath: string | null,
  captionsPath: string | null,
  language: Language,
): Narration[] {
  const slug = audioPath?.match(new RegExp(`^files/audio/${language}/(.+)\\.mp3$`))?.[1];
  if (text === null || audioPath === null || slug === undefined) return [];
  return [{ slug, language, title, text, audioPath, captionsPath }];
}

function localised(value: unknown, language: Language): string | null {
  const text = typeof value === 'string' ? value : asFields(value)[language];
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
