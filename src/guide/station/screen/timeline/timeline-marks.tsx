import { useSelector } from '@xstate/react';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { type ActorRefFrom } from 'xstate';
import { type Location } from '#content/entities/location.ts';
import { type TourItem } from '#content/entities/tour-item.ts';
import { listImage } from '#content/station-pictures.ts';
import { SizedImage } from '../../../shell/lists/sized-image.tsx';
import { type playerMachine } from '#engine/station/player-machine.ts';
import { Link } from '#ui/link.tsx';
import { useContent } from '../../../state/content/content-context.tsx';
import { useTranslate } from '../../../state/content/interface-context.tsx';
import { diveAddress } from '../dives/dive-address.ts';
import { formatTime } from '#i18n/format-time.ts';
import { type Mark, marksOf } from './marks.ts';
import styles from './timeline-marks.module.css';

export interface TimelineMarksProps {
  readonly player: ActorRefFrom<typeof playerMachine>;
  readonly item: TourItem;
  readonly location: Location;
}

/** The topics of a recording as round pictures along it. A tap opens a deep dive, or seeks to any other location. */
export function TimelineMarks({ player, item, location }: TimelineMarksProps): ReactNode {
  const t = useTranslate();
  const { catalogue } = useContent();
  const duration = useSelector(player, ({ context }) => context.duration);
  const marks = useMemo(
    () => (duration === undefined ? [] : marksOf(location, duration, catalogue.location)),
    [location, duration, catalogue],
  );
  if (location.Timeline.Locations.length === 0) return null;
  return (
    <ul className={styles.marks} aria-label={t('player.marks')}>
      {marks.map((mark) => (
        <li key={mark.time} style={{ '--share': mark.share } as CSSProperties}>
          <MarkLink
            mark={mark}
            diveAddress={
              location.DeepDives.includes(mark.location.ID) ? diveAddress(item, mark.location.ID, catalogue) : undefined
            }
            onSeek={() => player.send({ type: 'SEEK', position: mark.time })}
          />
        </li>
      ))}
    </ul>
  );
}

interface MarkLinkProps {
  readonly mark: Mark;
  readonly diveAddress: string | undefined;
  readonly onSeek: () => void;
}

function MarkLink({ mark: { location, time }, diveAddress: address, onSeek }: MarkLinkProps): ReactNode {
  const t = useTranslate();
  const title = useContent().say(location.Name).text;
  const words = [formatTime(time), title].filter((part) => part !== '').join(', ');
  const image = listImage(location);
  const picture = image === '' ? null : <SizedImage src={image} sizes="72px" alt="" />;
  return address === undefined ? (
    <button type="button" className={styles.mark} aria-label={t('player.jump', { to: words })} onClick={onSeek}>
      {picture}
    </button>
  ) : (
    <Link className={styles.mark} aria-label={t('player.dive', { title: words })} to={address}>
      {picture}
    </Link>
  );
}
