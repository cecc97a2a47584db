import { type AccessQuestion, accessQuestions } from '#content/access-questions.ts';
import { type Catalogue, codeOfVariant } from '#content/catalogue.ts';
import { type Language } from '#content/entities/language.ts';
import { type LanguageVariant, languageVariants } from '#content/language-variants.ts';
import { isObject, type StoredObject } from '#content/schema/containers.ts';
import { anyLanguage } from '#content/schema/texts.ts';
import { isRecorded, ownFields, variantTexts } from '#content/station-variants.ts';

/** What the guide can do for visitors' access in one language. */
export interface Access {
  /** The variants of the language that some station has. */
  readonly variants: readonly LanguageVariant[];
  /** The questions that it has an answer to, without those that the museum does not ask. */
  readonly questions: readonly AccessQuestion[];
}

type Content = Pick<Catalogue, 'languages' | 'storedLocations' | 'configuration'>;

/** @param speaks whether the device has a voice for the language */
export function accessIn(content: Content, language: Language, speaks: boolean): Access {
  const { storedLocations: stations, configuration } = content;
  const has = (isMeant: (station: StoredObject) => boolean): boolean => stations.some(isMeant);
  const variants = languageVariants.filter((variant) => {
    const code = codeOfVariant(content.languages, language, variant);
    return has(
      (station) =>
        variantTexts.some((field) => isGiven(station[field], code)) ||
        (isRecorded(variant) &&
          (isGiven(station[ownFields[variant]], language.Code) || isGiven(station[ownFields[variant]], anyLanguage))),
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
  const hidden = new Set(configuration.Access.HiddenQuestions);
  return { variants, questions: accessQuestions.filter((name) => answers[name] && !hidden.has(name)) };
}

/** The questions that the content itself answers, so that it is worth asking every visitor. */
const worthAsking: readonly AccessQuestion[] = ['hearing', 'stairs', 'children', 'variant'];

/** Returns whether the guide asks visitors who are here for the first time. */
export function asksFirst(content: Content, language: Language): boolean {
  const { Ask, HiddenQuestions } = content.configuration.Access;
  if (!Ask || worthAsking.every((name) => HiddenQuestions.includes(name))) return false;
  return accessIn(content, language, false).questions.some((name) => worthAsking.includes(name));
}

/** Whether a stored text has something in a language; a plain text is for all. */
function isGiven(stored: unknown, code: string): boolean {
  if (typeof stored === 'string') return code === anyLanguage && stored.trim() !== '';
  if (!isObject(stored)) return false;
  return Object.entries(stored).some(
    ([key, text]) => key.toLowerCase() === code.toLowerCase() && typeof text === 'string' && text.trim() !== '',
  );
}

function isEmpty(stored: unknown): boolean {
  if (typeof stored === 'string') return stored.trim() === '';
  return !isObject(stored) || Object.values(stored).every((text) => typeof text !== 'string' || text.trim() === '');
}
