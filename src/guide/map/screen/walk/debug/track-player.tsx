import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import { useStore } from 'zustand';
import { type Replay } from '#engine/map/gpx/replay.ts';
import styles from './debug-panel.module.css';
import { type PositionDebugger, type Track } from './position-debugger.ts';
import { useLateTexts } from '../../../../shell/late/late-texts.tsx';
import { Range } from './range.tsx';

/** Plays a GPX file in real time, with adjustable noise. */
export function TrackPlayer({ positionDebugger }: { readonly positionDebugger: PositionDebugger }): ReactNode {
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
