/** What matters of a `SpeechSynthesisVoice`. */
export interface Voice {
  readonly name: string;
  /** BCP 47, or with an underscore on older Android. */
  readonly lang: string;
  /** Whether it speaks without a network. */
  readonly localService: boolean;
  readonly default: boolean;
}

/** Returns the device's own voice that suits a language best; undefined if it has none for that language. */
export function pickVoice<One extends Voice>(voices: readonly One[], language: string): One | undefined {
  const wanted = knownAs(language);
  if (wanted === undefined) return undefined;
  const ranked = voices.flatMap((voice) => {
    const own = voice.localService ? knownAs(voice.lang) : undefined;
    if (own === undefined || own.language !== wanted.language) return [];
    const points =
      Number(own.script === wanted.script) * 4 + Number(own.region === wanted.region) * 2 + Number(voice.default);
    return [{ voice, points }];
  });
  return ranked.toSorted((one, other) => other.points - one.points)[0]?.voice;
}

type Known = Readonly<Record<'language' | 'script' | 'region', string | undefined>>;

/** With the script and the region that a language has where its code names none; undefined for what is no language. */
function knownAs(code: string): Known | undefined {
  const tag = code.replaceAll('_', '-');
  try {
    const { language, script, region } = new Intl.Locale(tag).maximize();
    return { language: norwegian.has(language) ? 'no' : language, script, region };
  } catch {
    return undefined;
  }
}

const norwegian = new Set(['nb', 'nn']);
