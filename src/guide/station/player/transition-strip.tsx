import { useSelector } from '@xstate/react';
import { ArrowRight, X } from 'lucide-react';
import { type ReactNode } from 'react';
import { type SnapshotFrom } from 'xstate';
import type { transitionMachine } from '#engine/station/transition-machine.ts';
import { type Location } from '#content/entities/location.ts';
import { type Spoken } from '#content/language-fallback.ts';
import { type Destination } from '#content/order-of-play.ts';
import { listImage } from '#content/station-pictures.ts';
import { join, RoundButton, roundClass } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { useContent } from '../../state/content/content-context.tsx';
import { useTranslate } from '../../state/content/interface-context.tsx';
import { startAt } from '../../shell/navigation/play-at-once.ts';
import { type Transition } from '../playback/playback.ts';
import styles from './transition-strip.module.css';
import { SmallPicture } from '../../shell/lists/row.tsx';
import { orInterfaceText, SpokenText } from '../../shell/text/spoken-text.tsx';

type State = SnapshotFrom<typeof transitionMachine>;

/** Returns the transition while it announces or waits. */
export function useLeading(transition: Transition | undefined): Transition | undefined {
  return useSelector(transition?.actor, (state) => state?.matches('underway') === true) ? transition : undefined;
}

/** Returns the transition of a station that ended while the visitor was elsewhere, even if it has finished. */
export function usePendingTransition(transition: Transition | undefined): Transition | undefined {
  const hasLeft = useSelector(transition?.actor, (state) => state?.matches('arrived') === true);
  return useLeading(transition) ?? (hasLeft && transition?.to !== undefined ? transition : undefined);
}

export interface TransitionStripProps {
  readonly transition: Transition;
  /** The transcript of the announcement. */
  readonly renderTranscript?: (announcement: Location) => ReactNode;
  readonly onClose: () => void;
}

/** Shows what comes next and when. The visitor can wait, go there now, or stay. */
export function TransitionStrip({ transition, renderTranscript, onClose }: TransitionStripProps): ReactNode {
  const t = useTranslate();
  const left = useSelector(transition.actor, secondsLeft);
  const announcement = useSelector(transition.actor, (state) => announcedIn(state, transition));
  const { title, imageUrl } = useDestination(transition.to, announcement);
  const target = transition.to === undefined ? undefined : startAt(transition.to);
  return (
    <div className={styles.strip}>
      {transition.to?.kind === 'station' ? <SmallPicture url={imageUrl} title={title} /> : null}
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
      {announcement === undefined || renderTranscript === undefined ? null : (
        <div className={styles.transcript}>{renderTranscript(announcement)}</div>
      )}
    </div>
  );
}

function secondsLeft(state: State): number | undefined {
  return state.matches({ underway: 'waiting' }) ? state.context.left : undefined;
}

function announcedIn(state: State, { steps }: Transition): Location | undefined {
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
