import { CornerDownLeft } from 'lucide-react';
import { type ReactNode } from 'react';
import { type Location } from '#content/entities/location.ts';
import { type TourItem } from '#content/entities/tour-item.ts';
import { Link } from '#ui/link.tsx';
import { routes } from '../../../routes.ts';
import { useContent } from '../../../state/content/content-context.tsx';
import { useTranslate } from '../../../state/content/interface-context.tsx';
import styles from '../detail-screen.module.css';

/** The link at the end of a deep dive. */
export function BackToStation({ item, station }: { readonly item: TourItem; readonly station: Location }): ReactNode {
  const t = useTranslate();
  const { say } = useContent();
  const title = say(station.Name).text || t('station.number', { code: item.Code });
  return (
    <Link className={styles.next} to={routes.detail.href(item.ID)}>
      <span className={styles.nextText}>{t('dive.back', { title })}</span>
      <CornerDownLeft aria-hidden />
    </Link>
  );
}
