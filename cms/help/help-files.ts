import { type HelpText } from './help-text.ts';
import { parseHelp } from './parse-help.ts';

const texts = import.meta.glob<string>('./texts/*/*.md', { query: '?raw', import: 'default' });
const pictures = import.meta.glob<string>('./pictures/*/*.webp', { query: '?url', import: 'default', eager: true });

/** A text of the help in one language. */
export interface FoundHelp {
  readonly id: string;
  readonly text: HelpText;
  /** Returns the address of one of its pictures. */
  readonly picture: (name: string) => string | undefined;
}

/** Fetches a text. @param language `de` or `en` @throws if there is no network */
export async function loadHelp(language: string, id: string): Promise<FoundHelp> {
  const load = texts[`./texts/${language}/${id}.md`];
  if (load === undefined) throw new Error(`The help has no text ${id} in ${language}.`);
  return { id, text: parseHelp(await load()), picture: (name) => pictures[`./pictures/${language}/${name}.webp`] };
}
