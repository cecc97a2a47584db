import { Satellite, Move } from 'lucide-react';
import { type ReactNode, useState, type ChangeEvent, useId } from 'react';
import { useStore } from 'zustand';
import { type TourItem } from '#content/entities/tour-item.ts';
import type { Walk } from '../../../walk-state/walk.ts';
import styles from './debug-panel.module.css';
import { startDebugger, type PositionDebugger, stopDebugger, debuggerOf, type Track } from './position-debugger.ts';
import { lateTexts, useLateTexts } from '../../../../shell/late/late-texts.tsx';
import { Joystick } from '#engine/map/joystick.tsx';
import { metresBetween } from '#engine/map/distance.ts';
import { useContent } from '../../../../state/content/content-context.tsx';
import { type Replay } from '#engine/map/gpx/replay.ts';

const { Texts: DebugTexts } = lateTexts('gps-debug');

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
        <Joystick
          label={t('gps.joystick')}
          onPull={simulated.pull}
          travel={28}
          className={styles.joystick}
          knobClass={styles.knob}
        >
          <Move aria-hidden size={20} />
        </Joystick>
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

/** The number of nearest stations listed. */
const most = 30;

/** Lists each station's distance and its state in the walk. */
function StationTable({ walk, items }: { readonly walk: Walk; readonly items: readonly TourItem[] }): ReactNode {
  const t = useLateTexts('gps-debug');
  const { catalogue, say } = useContent();
  const { position, met } = useStore(walk);
  if (position === undefined) return null;
  const distances = new Map(walk.stations.map(({ id, distance }) => [id, distance]));
  const rows = items
    .map((item) => ({
      item,
      metres: metresBetween(position, walk.projection.toSpot({ x: item.MapX, y: item.MapY })),
      within: distances.get(item.ID) ?? 0,
      state: met.get(item.ID)?.kind ?? ('far' as const),
    }))
    .toSorted((one, other) => one.metres - other.metres)
    .slice(0, most);
  return (
    <table className={styles.table}>
      <caption>{t('gps.stations')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('gps.station')}</th>
          <th scope="col">{t('gps.away')}</th>
          <th scope="col">{t('gps.opensWithin')}</th>
          <th scope="col">{t('gps.state')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ item, metres, within, state }) => (
          <tr key={item.ID} data-state={state}>
            <th scope="row">
              {item.Code} {say(catalogue.location(item.LocationID)?.Name ?? {}).text}
            </th>
            <td>{t('gps.metres', { metres: Math.round(metres) })}</td>
            <td>{within === 0 ? t('gps.never') : t('gps.metres', { metres: within })}</td>
            <td>{t(`gps.${state}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Plays a GPX file in real time, with adjustable noise. */
function TrackPlayer({ positionDebugger }: { readonly positionDebugger: PositionDebugger }): ReactNode {
  const t = useLateTexts('gps-debug');
  const id = useId();
  const track = useStore(positionDebugger.track)?.of;
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (file !== undefined) positionDebugger.load(await file.text());
  };
  return (
    <fieldset className={styles.track}>
      <legend>{t('gps.track')}</legend>
      <label htmlFor={id} className={styles.file}>
        {t('gps.choose')}
      </label>
      <input id={id} type="file" accept=".gpx,application/gpx+xml" onChange={(event) => void choose(event)} />
      <p role="status">{track === undefined ? null : <TrackStatus track={track} />}</p>
      {track?.kind === 'track' ? <Controls replay={track.replay} /> : null}
    </fieldset>
  );
}

function TrackStatus({ track }: { readonly track: Track }): ReactNode {
  const t = useLateTexts('gps-debug');
  if (track.kind === 'fault') return t(`gps.${track.fault}`, { line: track.line });
  const { name, fixes, skipped } = track;
  return t('gps.loaded', { name: name === '' ? t('gps.unnamed') : name, count: fixes.length, skipped });
}

function Controls({ replay }: { readonly replay: Replay }): ReactNode {
  const t = useLateTexts('gps-debug');
  const [rate, setRate] = useState(replay.speed);
  const [noise, setNoise] = useState(replay.noise);
  return (
    <>
      <p className={styles.spot}>
        <button type="button" className={styles.action} onClick={replay.isPlaying() ? replay.pause : replay.play}>
          {t(replay.isPlaying() ? 'gps.pause' : 'gps.play')}
        </button>
        <output>{t('gps.progress', { percent: Math.floor(replay.progress() * 100) })}</output>
      </p>
      <Range
        label={t('gps.rate')}
        valueText={t('gps.rateValue', { rate })}
        value={rate}
        from={1}
        to={30}
        step={1}
        onChange={(wanted) => {
          setRate(wanted);
          replay.setSpeed(wanted);
        }}
      />
      <Range
        label={t('gps.noise')}
        valueText={t('gps.metres', { metres: noise })}
        value={noise}
        from={0}
        to={50}
        step={1}
        onChange={(wanted) => {
          setNoise(wanted);
          replay.setNoise(wanted);
        }}
      />
    </>
  );
}

interface RangeProps {
  readonly label: string;
  /** The value in words. */
  readonly valueText: string;
  readonly value: number;
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
}

function Range({ label, valueText, value, from, to, step, onChange }: RangeProps): ReactNode {
  return (
    <label className={styles.range}>
      <span>{label}</span> <span>{valueText}</span>
      <input
        type="range"
        min={from}
        max={to}
        step={step}
        value={value}
        aria-label={label}
        aria-valuetext={valueText}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </label>
  );
}
