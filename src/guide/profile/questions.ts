import { type AccessQuestion, accessQuestions } from '#content/access-questions.ts';
import { type Catalogue, codeOfVariant } from '#content/catalogue.ts';
import { type Configuration } from '#content/entities/configuration.ts';
import { type Language } from '#content/entities/language.ts';
import { baseLanguage } from '#content/language-fallback.ts';
import { type LanguageVariant, languageVariants } from '#content/language-variants.ts';
import { isObject, type StoredObject } from '#content/schema/containers.ts';
import { anyLanguage } from '#content/schema/texts.ts';
import { fieldsOf, isRecorded, ownFields } from '#content/station-variants.ts';

/** What the guide can do for visitors' access in one language. */
export interface Access {
  /** The variants of the language that some station has. */
  readonly variants: readonly LanguageVariant[];
  /** The questions that it has an answer to. */
  readonly questions: readonly AccessQuestion[];
}

type Content = Pick<Catalogue, 'languages' | 'storedLocations'>;

/** @param speaks whether the device has a voice for the language */
export function accessIn(content: Content, language: Language, speaks: boolean): Access {
  const { storedLocations: stations } = content;
  const has = (isMeant: (station: StoredObject) => boolean): boolean => stations.some(isMeant);
  // A recording for de serves visitors of de-AT.
  const isOwn = (key: string): boolean => key === anyLanguage || baseLanguage(key) === baseLanguage(language.Code);
  const variants = languageVariants.filter((variant) => {
    const code = codeOfVariant(content.languages, language, variant);
    return has(
      (station) =>
        fieldsOf(variant).some((field) => isGiven(station[field], (key) => key === code.toLowerCase())) ||
        (isRecorded(variant) && isGiven(station[ownFields[variant]], isOwn)),
    );
  });
  const reads = has(({ CaptionsURL, Transcript }) => !isEmpty(CaptionsURL) || !isEmpty(Transcript));
  const answers: Readonly<Record<AccessQuestion, boolean>> = {
    hearing: reads || variants.includes('sign'),
    seeing: variants.includes('described') || speaks,
    stairs: has(({ StairsOnly, StepFreeHint }) => StairsOnly === true || !isEmpty(StepFreeHint)),
    children: variants.includes('kids') || has(({ GameLevels }) => GameLevels === true),
    variant: variants.length > 0,
    captions: reads,
    textSize: true,
    contrast: true,
    look: true,
    calm: true,
    aloud: speaks,
  };
  return { variants, questions: accessQuestions.filter((name) => answers[name]) };
}

/** The questions that the content itself answers, so that it is worth asking every visitor. */
const worthAsking: readonly AccessQuestion[] = ['hearing', 'stairs', 'children', 'variant'];

/** Returns the questions that the museum wants asked first; all others are behind the button on every screen. */
export function askedFirst(
  questions: readonly AccessQuestion[],
  { Access: { HiddenQuestions } }: Pick<Configuration, 'Access'>,
): readonly AccessQuestion[] {
  return questions.filter((name) => !HiddenQuestions.includes(name));
}

/** Returns whether the guide asks visitors who are here for the first time. */
export function asksFirst(content: Content & Pick<Catalogue, 'configuration'>, language: Language): boolean {
  const { configuration } = content;
  if (!configuration.Access.Ask || askedFirst(worthAsking, configuration).length === 0) return false;
  const { questions } = accessIn(content, language, false);
  return askedFirst(questions, configuration).some((name) => worthAsking.includes(name));
}

/** Whether a stored text has something in a language, given in lower case; a plain text is for all. */
function isGiven(stored: unknown, isMeant: (key: string) => boolean): boolean {
  if (typeof stored === 'string') return isMeant(anyLanguage) && stored.trim() !== '';
  if (!isObject(stored)) return false;
  return Object.entries(stored).some(
    ([key, text]) => isMeant(key.toLowerCase()) && typeof text === 'string' && text.trim() !== '',
  );
}

function isEmpty(stored: unknown): boolean {
  if (typeof stored === 'string') return stored.trim() === '';
  return !isObject(stored) || Object.values(stored).every((text) => typeof text !== 'string' || text.trim() === '');
}
