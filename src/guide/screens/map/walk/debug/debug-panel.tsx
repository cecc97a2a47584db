import { Satellite, Move } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { type TourItem } from '#content/entities/tour-item.ts';
import type { Walk } from '../../../../state/walk/walk.ts';
import styles from './debug-panel.module.css';
import { startDebugger, type PositionDebugger, stopDebugger, debuggerOf } from './position-debugger.ts';
import { lateTexts, useLateTexts } from '../../../../shell/late/late-texts.tsx';
import { type Pull } from '#engine/map/pull.ts';
import { useJoystick } from '#engine/map/use-joystick.ts';
import { Range } from './range.tsx';
import { StationTable } from './station-table.tsx';
import { TrackPlayer } from './track-player.tsx';

const { Texts: DebugTexts } = lateTexts('gps-debug');

interface JoystickProps {
  readonly label: string;
  readonly onPull: (pull: Pull) => void;
}

export interface DebugPanelProps {
  readonly walk: Walk;
  readonly items: readonly TourItem[];
}

/** Lets designers simulate a walk with a joystick or a recorded track. */
export function DebugPanel(props: DebugPanelProps): ReactNode {
  return (
    <DebugTexts standIn={null}>
      <Panel {...props} />
    </DebugTexts>
  );
}

/** Closing the panel restores the device's own position. */
function Panel({ walk, items }: DebugPanelProps): ReactNode {
  const t = useLateTexts('gps-debug');
  const [positionDebugger, setPositionDebugger] = useState(() => debuggerOf(walk));
  const toggle = (isOpen: boolean): void => {
    if (isOpen === (debuggerOf(walk) !== undefined)) return;
    if (isOpen) startDebugger(walk);
    else stopDebugger(walk);
    setPositionDebugger(debuggerOf(walk));
  };
  return (
    <details
      className={styles.panel}
      // Its texts are in English or German, whatever the visitor reads.
      dir="ltr"
      open={positionDebugger !== undefined}
      onToggle={({ currentTarget }) => toggle(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <Satellite aria-hidden size={20} /> {t('gps.title')}
      </summary>
      {positionDebugger === undefined ? null : (
        <div className={styles.inside}>
          <p className={styles.lead}>{t('gps.lead')}</p>
          <Steering positionDebugger={positionDebugger} />
          <TrackPlayer positionDebugger={positionDebugger} />
          <StationTable walk={walk} items={items} />
        </div>
      )}
    </details>
  );
}

function Steering({
  positionDebugger: { simulated, toMiddle },
}: {
  readonly positionDebugger: PositionDebugger;
}): ReactNode {
  const t = useLateTexts('gps-debug');
  const { latitude, longitude, accuracy } = useStore(simulated);
  const [speed, setSpeed] = useState(1.4);
  return (
    <>
      <div className={styles.steering}>
        <Joystick label={t('gps.joystick')} onPull={simulated.pull} />
        <div className={styles.ranges}>
          <Range
            label={t('gps.speed')}
            valueText={t('gps.speedValue', { speed })}
            value={speed}
            from={0.2}
            to={10}
            step={0.2}
            onChange={(wanted) => {
              setSpeed(wanted);
              simulated.setSpeed(wanted);
            }}
          />
          <Range
            label={t('gps.accuracy')}
            valueText={t('gps.metres', { metres: Math.round(accuracy) })}
            value={accuracy}
            from={3}
            to={100}
            step={1}
            onChange={simulated.setAccuracy}
          />
        </div>
      </div>
      <p className={styles.spot}>
        <output>{t('gps.place', { latitude: latitude.toFixed(6), longitude: longitude.toFixed(6) })}</output>
        <button type="button" className={styles.action} onClick={toMiddle}>
          {t('gps.centre')}
        </button>
      </p>
    </>
  );
}

/** Pulled by a finger or by arrow keys. */
function Joystick({ label, onPull }: JoystickProps): ReactNode {
  const { pulled, handlers } = useJoystick(onPull);
  return (
    <button type="button" className={styles.joystick} aria-label={label} title={label} {...handlers}>
      <span className={styles.knob} style={{ transform: `translate(${pulled.east * 28}px, ${-pulled.north * 28}px)` }}>
        <Move aria-hidden size={20} />
      </span>
    </button>
  );
}
