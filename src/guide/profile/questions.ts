import { type AccessQuestion, accessQuestions } from '#content/access-questions.ts';
import { type Catalogue, codeOfVariant } from '#content/catalogue.ts';
import { type Configuration } from '#content/entities/configuration.ts';
import { type Language } from '#content/entities/language.ts';
import { baseLanguage } from '#content/language-fallback.ts';
import { type LanguageVariant, languageVariants } from '#content/language-variants.ts';
import { oncePerObject } from '#content/once-per-object.ts';
import { isObject, type StoredObject } from '#content/schema/containers.ts';
import { anyLanguage } from '#content/schema/texts.ts';
import { fieldsOf, isRecorded, ownFields, variantTexts } from '#content/station-variants.ts';

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
  const { codes, hasStairs, hasLevels } = givenIn(content);
  // A recording for de serves visitors of de-AT.
  const isOwn = (key: string): boolean => key === anyLanguage || baseLanguage(key) === baseLanguage(language.Code);
  const variants = languageVariants.filter((variant) => {
    const code = codeOfVariant(content.languages, language, variant).toLowerCase();
    return (
      fieldsOf(variant).some((field) => codes[field].has(code)) ||
      (isRecorded(variant) && [...codes[ownFields[variant]]].some(isOwn))
    );
  });
  const reads = codes.CaptionsURL.size + codes.Transcript.size > 0;
  const answers: Readonly<Record<AccessQuestion, boolean>> = {
    hearing: reads || variants.includes('sign'),
    seeing: variants.includes('described') || speaks,
    stairs: hasStairs || codes.StepFreeHint.size > 0,
    children: variants.includes('kids') || hasLevels,
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

const fields = [...variantTexts, ...Object.values(ownFields), 'CaptionsURL', 'StepFreeHint'] as const;

interface Given {
  /** The codes under which some station has something in a field, in lower case; a plain text counts as `und`. */
  readonly codes: Readonly<Record<(typeof fields)[number], ReadonlySet<string>>>;
  readonly hasStairs: boolean;
  readonly hasLevels: boolean;
}

/** Goes through all stations once; with 10,000, a visitor's phone would notice each time. */
const givenIn = oncePerObject(({ storedLocations }: Content): Given => {
  const codes = Object.fromEntries(fields.map((field) => [field, codesIn(storedLocations, field)])) as Given['codes'];
  return {
    codes,
    hasStairs: storedLocations.some(({ StairsOnly }) => StairsOnly === true),
    hasLevels: storedLocations.some(({ GameLevels }) => GameLevels === true),
  };
});

function codesIn(stations: readonly StoredObject[], field: string): ReadonlySet<string> {
  const codes = new Set<string>();
  for (const station of stations) {
    const stored = station[field];
    if (typeof stored === 'string' && stored.trim() !== '') codes.add(anyLanguage);
    if (!isObject(stored)) continue;
    for (const key of Object.keys(stored)) {
      const text = codes.has(key) ? '' : stored[key];
      if (typeof text === 'string' && text.trim() !== '') codes.add(key);
    }
  }
  return new Set([...codes].map((code) => code.toLowerCase()));
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
