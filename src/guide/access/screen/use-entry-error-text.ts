import { useLateTexts } from '../../shell/late/late-texts.tsx';
import { type EntryError } from './use-entry.ts';

/** Returns a function that explains why a visitor cannot get in, and what to do about it. */
export function useEntryErrorText(): (error: EntryError) => string {
  const t = useLateTexts('access');
  return (error) => {
    switch (error.kind) {
      case 'tooMany':
        return t('access.tooMany', { count: error.seconds });
      case 'offline':
      case 'trouble':
        return t(`access.${error.kind}`);
      case 'wrong':
        return t('login.wrong');
      case 'empty':
      case 'tooLong':
      case 'unknown':
      case 'usedByOther':
      case 'expired':
      case 'unknownStatus':
        return t(`token.${error.kind}`);
    }
  };
}
