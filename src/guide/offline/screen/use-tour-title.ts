import { type Tour } from '#content/entities/tour.ts';
import { type Spoken } from '#content/language-fallback.ts';
import { orInterfaceText } from '../../shell/text/spoken-text.tsx';
import { useContent } from '../../state/content/content-context.tsx';
import { useTranslate } from '../../state/content/interface-context.tsx';

/** Returns how tours are called in the visitor's language. */
export function useTourTitle(): (tour: Pick<Tour, 'Name'>) => Spoken {
  const t = useTranslate();
  const { say } = useContent();
  return ({ Name }) => orInterfaceText(say(Name), t('tours.title'));
}
