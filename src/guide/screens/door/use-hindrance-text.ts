import { useDoorTexts } from './door-texts.ts';
import { type Hindrance } from './use-entry.ts';

/** Returns a function that explains why a visitor cannot get in, and what to do about it. */
export function useHindranceText(): (hindrance: Hindrance) => string {
  const t = useDoorTexts();
  return (hindrance) => {
    switch (hindrance.kind) {
      case 'tooMany':
        return t('access.tooMany', { count: hindrance.seconds });
      case 'offline':
      case 'trouble':
        return t(`access.${hindrance.kind}`);
      case 'wrong':
        return t('login.wrong');
      case 'empty':
      case 'tooLong':
      case 'unknown':
      case 'usedByOther':
      case 'expired':
      case 'unknownStatus':
        return t(`token.${hindrance.kind}`);
    }
  };
}
