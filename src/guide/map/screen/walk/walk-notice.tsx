import { Navigation, X } from 'lucide-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { type OffMap, offMap } from '#engine/map/off-map.ts';
import { type PositionFailure } from '#engine/map/position.ts';
import { RoundButton } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { routes } from '../../../routes.ts';
import { playAtOnce } from '../../../shell/navigation/play-at-once.ts';
import { lateScreen } from '../../../shell/late/late-screen.tsx';
import { useContent } from '../../../state/content/content-context.tsx';
import { useInterface, useTranslate } from '../../../state/content/interface-context.tsx';
import { useWalk } from '../../../state/visit/use-here.ts';
import type { Walk } from '../../walk-state/walk.ts';
import { useMetres } from './metres.ts';
import { type WalkPlace } from './open-walk.ts';
import styles from './walk-notice.module.css';
import { lateTexts, useLateTexts } from '../../../shell/late/late-texts.tsx';

const { Texts: WalkTexts } = lateTexts('walk');

const { Screen: DebugPanel } = lateScreen(
  () => import('./debug/debug-panel.tsx'),
  (loaded) => loaded.DebugPanel,
  null,
);

/** Messages about the visitor's position at the map's upper edge, and the designers' panel. */
export function WalkNotice({ tour, items }: Omit<WalkPlace, 'size'>): ReactNode {
  const walk = useWalk(tour.ID);
  const { gpsDebug } = useContent().configuration;
  if (walk === undefined) return null;
  return (
    <>
      <WalkTexts standIn={null}>
        <WalkMessage walk={walk} />
      </WalkTexts>
      {gpsDebug ? <DebugPanel key={walk.tourId} walk={walk} items={items} /> : null}
    </>
  );
}

function WalkMessage({ walk }: { readonly walk: Walk }): ReactNode {
  const t = useLateTexts('walk');
  const { status, position, heading, passed } = useStore(walk);
  const off = position === undefined ? undefined : offMap(position, walk.projection);
  return (
    <div className={styles.place}>
      <div role="status">
        {status.kind === 'asking' || status.kind === 'searching' ? (
          <p className={styles.notice}>{t(`walk.${status.kind}`)}</p>
        ) : null}
        {status.kind === 'on' && off !== undefined ? <Away off={off} heading={heading} /> : null}
        {passed[0] === undefined ? null : <Passed key={passed[0]} walk={walk} id={passed[0]} />}
      </div>
      {status.kind === 'failed' ? <Failure key={status.failure} walk={walk} failure={status.failure} /> : null}
    </div>
  );
}

const directions = ['north', 'northEast', 'east', 'southEast', 'south', 'southWest', 'west', 'northWest'] as const;

interface AwayProps {
  readonly off: OffMap;
  readonly heading: number | undefined;
}

/** The arrow points as on the map, or with a compass in the real direction. */
function Away({ off, heading = 0 }: AwayProps): ReactNode {
  const t = useLateTexts('walk');
  const { interfaceLanguage } = useInterface();
  const metres = useMetres(interfaceLanguage);
  const direction = directions[Math.round(off.bearing / 45) % directions.length] ?? 'north';
  return (
    <p className={styles.notice}>
      <span className={styles.arrow} style={{ '--turn': `${Math.round(off.bearing - heading)}deg` } as CSSProperties}>
        {/* The icon itself points north-east. */}
        <Navigation aria-hidden />
      </span>
      {t('walk.offMap', { distance: metres(off.metres), direction: t(`walk.${direction}`) })}
    </p>
  );
}

/** Offers a station that the visitor has passed while the device was silent or another station played. */
function Passed({ walk, id }: { readonly walk: Walk; readonly id: number }): ReactNode {
  const t = useLateTexts('walk');
  const { catalogue, say } = useContent();
  const item = catalogue.item(id);
  if (item === undefined) return null;
  const title = say(catalogue.location(item.LocationID)?.Name ?? {}).text || item.Code;
  return (
    <div className={styles.notice}>
      <Link className={styles.listen} to={routes.detail.href(id)} state={playAtOnce}>
        {t('walk.passed', { title })}
      </Link>
      <RoundButton label={t('walk.close')} className={styles.close} onClick={() => walk.dismissPassed(id)}>
        <X aria-hidden />
      </RoundButton>
    </div>
  );
}

const canBeTriedAgain: readonly PositionFailure[] = ['denied', 'unavailable', 'timeout'];

interface FailureProps {
  readonly walk: Walk;
  readonly failure: PositionFailure;
}

function Failure({ walk, failure }: FailureProps): ReactNode {
  const t = useTranslate();
  const texts = useLateTexts('walk');
  const [isGone, setGone] = useState(false);
  if (isGone) return null;
  return (
    <div role="alert" className={styles.notice} data-mood="negative">
      <div className={styles.reason}>
        <p>{texts(`walk.${failure}`)}</p>
        {canBeTriedAgain.includes(failure) ? (
          <button type="button" className={styles.again} onClick={walk.begin}>
            {t('action.retry')}
          </button>
        ) : null}
      </div>
      <RoundButton label={texts('walk.close')} className={styles.close} onClick={() => setGone(true)}>
        <X aria-hidden />
      </RoundButton>
    </div>
  );
}
