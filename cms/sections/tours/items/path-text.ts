import { type TourItem } from '#content/entities/tour-item.ts';
import { type StaffKey } from '../../../language/texts.tsx';
import { type Translate } from '#i18n/pack.ts';
import { type PathNames } from '../../../tour-items/use-item-names.ts';

/** Describes in a sentence what follows a station: then “Announcement”, wait 3 s, go to 12. Empty if nothing does. */
export function pathText(
  { Path, TransitionTo }: Pick<TourItem, 'Path' | 'TransitionTo'>,
  names: PathNames,
  t: Translate<StaffKey>,
): string {
  const steps = Path.map((step) => stepWords(step, names, t)).filter((words) => words !== '');
  const onward = steps.length === 0 && TransitionTo >= 0 ? [t('path.goTo', { item: names.item(TransitionTo) })] : [];
  return [...steps, ...onward].map((words) => t('path.then', { words })).join('; ');
}

function stepWords(
  { Next, AnnounceLocationID, Wait, ReturnToOverview }: TourItem['Path'][number],
  names: PathNames,
  t: Translate<StaffKey>,
): string {
  const parts = [
    AnnounceLocationID >= 0 ? t('path.announce', { name: names.station(AnnounceLocationID) }) : '',
    Wait > 0 ? t('path.wait', { seconds: Wait }) : '',
    ReturnToOverview ? t('path.overview') : Next >= 0 ? t('path.goTo', { item: names.item(Next) }) : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}
