import { type Language } from '#content/entities/language.ts';
import { directionOf } from '#content/language-fallback.ts';

export interface Writing {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

/** Returns the attributes of a text in a language of the museum, whose code may be its own: `arab` for Arabic. */
export function writingOf({ Code, AccessibilityCode }: Pick<Language, 'Code' | 'AccessibilityCode'>): Writing {
  const isRightToLeft = [Code, AccessibilityCode].some((code) => directionOf(code) === 'rtl');
  return { lang: Code, dir: isRightToLeft ? 'rtl' : 'ltr' };
}

export function languageName({ Code, DisplayName }: Pick<Language, 'Code' | 'DisplayName'>): string {
  return DisplayName || Code;
}
