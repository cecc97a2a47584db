import { AudioLines, Hand } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Version } from '#content/station-versions.ts';
import { soundingOf } from '#engine/station/sounding.ts';
import { lateTexts, useLateTexts } from '../../../shell/late/late-texts.tsx';
import type { PlaybackRun } from '../../playback/playback.ts';
import type { StationVersion } from './use-version.ts';
import styles from './versions.module.css';

const { Texts, ready } = lateTexts('versions');

export const versionTexts = ready;

export interface VersionsProps extends StationVersion {
  /** The run of the chosen version. */
  readonly run: PlaybackRun;
}

const icons = { AudioDescriptionURL: AudioLines, SignLanguageURL: Hand } as const;

/** Switches a station to its audio description or its video in sign language, and back. */
export function Versions(props: VersionsProps): ReactNode {
  return (
    <Texts standIn={null}>
      <Switches {...props} />
    </Texts>
  );
}

function Switches({ offered, version, choose, run }: VersionsProps): ReactNode {
  const t = useLateTexts('versions');
  const plays = useRef(false);
  const player = () => run.station.getSnapshot().children.player;
  useEffect(() => {
    if (!plays.current) return;
    plays.current = false;
    run.station.getSnapshot().children.player?.send({ type: 'PLAY' });
  }, [run]);

  const switchTo = (next: Version | undefined): void => {
    // A visitor who asks for a version wants to see or hear it; one who goes back may only want it to end.
    plays.current = next !== undefined || soundingOf(player()?.getSnapshot()) !== 'silent';
    choose(next);
  };
  return (
    <div role="group" aria-label={t('versions.label')} className={styles.versions}>
      {offered.map((name) => {
        const Icon = icons[name];
        const isChosen = name === version;
        return (
          <button
            key={name}
            type="button"
            className={styles.version}
            aria-pressed={isChosen}
            onClick={() => switchTo(isChosen ? undefined : name)}
          >
            <Icon aria-hidden size={20} />
            {t(`versions.${name}`)}
          </button>
        );
      })}
    </div>
  );
}
