import { useSelector } from '@xstate/react';
import { ArrowRight, X } from 'lucide-react';
import { type ReactNode } from 'react';
import { type SnapshotFrom } from 'xstate';
import type { onwardMachine } from '#engine/station/onward-machine.ts';
import { type Location } from '#content/entities/location.ts';
import { type Spoken } from '#content/language-fallback.ts';
import { type Destination } from '#content/order-of-play.ts';
import { listImage } from '#content/station-pictures.ts';
import { join, RoundButton, roundClass } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { useContent } from '../../state/content/content-context.tsx';
import { useTranslate } from '../../state/content/interface-context.tsx';
import { startAt } from '../navigation/play-at-once.ts';
import { type OnwardWay } from '../../state/playback/playback.ts';
import styles from './onward-strip.module.css';
import { SmallPicture } from '../lists/row.tsx';
import { orInterfaceText, SpokenText } from '../text/spoken-text.tsx';

type State = SnapshotFrom<typeof onwardMachine>;

/** Returns the way if it is currently leading on: announcing or waiting. */
export function useLeading(way: OnwardWay | undefined): OnwardWay | undefined {
  return useSelector(way?.actor, (state) => state?.matches('underway') === true) ? way : undefined;
}

/** Returns the way of a station that ended while the visitor was elsewhere: it leads on, or would have. */
export function useLeft(way: OnwardWay | undefined): OnwardWay | undefined {
  const hasLeft = useSelector(way?.actor, (state) => state?.matches('arrived') === true);
  return useLeading(way) ?? (hasLeft && way?.to !== undefined ? way : undefined);
}

export interface OnwardStripProps {
  readonly way: OnwardWay;
  /** The transcript of the announcement. */
  readonly renderSaid?: (announcement: Location) => ReactNode;
  readonly onClose: () => void;
}

/** Shows what comes next and when. The visitor can wait, go there now, or stay. */
export function OnwardStrip({ way, renderSaid, onClose }: OnwardStripProps): ReactNode {
  const t = useTranslate();
  const left = useSelector(way.actor, secondsLeft);
  const announcement = useSelector(way.actor, (state) => announcedIn(state, way));
  const { title, imageUrl } = useDestination(way.to, announcement);
  const target = way.to === undefined ? undefined : startAt(way.to);
  return (
    <div className={styles.strip}>
      {way.to?.kind === 'station' ? <SmallPicture url={imageUrl} /> : null}
      <div className={styles.words}>
        <p role="status">
          <span className={styles.label}>{t('onward.label')}</span>
          <span className={styles.title}>
            <SpokenText spoken={title} />
          </span>
        </p>
        {left === undefined || target === undefined ? null : (
          <p aria-hidden className={styles.label}>
            {t('onward.soon', { count: left })}
          </p>
        )}
      </div>
      <RoundButton label={t('onward.stay')} onClick={onClose}>
        <X aria-hidden />
      </RoundButton>
      {target === undefined ? null : (
        <Link
          className={join(roundClass, styles.go)}
          {...target}
          aria-label={`${t('onward.go')}: ${title.text}`}
          title={t('onward.go')}
        >
          <ArrowRight aria-hidden />
        </Link>
      )}
      {announcement === undefined || renderSaid === undefined ? null : (
        <div className={styles.said}>{renderSaid(announcement)}</div>
      )}
    </div>
  );
}

function secondsLeft(state: State): number | undefined {
  return state.matches({ underway: 'waiting' }) ? state.context.left : undefined;
}

function announcedIn(state: State, { steps }: OnwardWay): Location | undefined {
  return state.matches({ underway: 'announcing' }) ? steps[state.context.at]?.announcement : undefined;
}

interface Shown {
  readonly title: Spoken;
  /** Empty if there is no picture. */
  readonly imageUrl: string;
}

function useDestination(to: Destination | undefined, announcement: Location | undefined): Shown {
  const t = useTranslate();
  const { catalogue, say } = useContent();
  if (to?.kind === 'overview') return { title: orInterfaceText(say({}), t('onward.overview')), imageUrl: '' };
  const location = to === undefined ? announcement : catalogue.location(to.item.LocationID);
  if (location === undefined) return { title: say({}), imageUrl: '' };
  return { title: orInterfaceText(say(location.Name), t('station.next')), imageUrl: listImage(location) };
}
