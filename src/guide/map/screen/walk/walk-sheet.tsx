import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useStore } from 'zustand';
import { Button, RoundButton } from '#ui/button.tsx';
import { canKeepAwake } from '../../../adapters/wake-lock.ts';
import { useInterface } from '../../../state/content/interface-context.tsx';
import type { Walk } from '../../walk-state/walk.ts';
import { useMetres } from './metres.ts';
import { SettingSwitch } from './setting-switch.tsx';
import styles from './walk-sheet.module.css';
import { useLateTexts } from '../../../shell/late/late-texts.tsx';

export interface WalkSheetProps {
  readonly walk: Walk;
  readonly onBegin: () => void;
  readonly onClose: () => void;
}

/** Explains the use of the position before the browser asks; afterwards shows the walk's state and settings. */
export function WalkSheet({ walk, onBegin, onClose }: WalkSheetProps): ReactNode {
  const t = useLateTexts('walk');
  const { status, isOpening, isAwake } = useStore(walk);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const hasTriggers = walk.stations.length > 0;
  const isOff = status.kind === 'off' || status.kind === 'failed';
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  const leave = (action?: () => void) => () => {
    action?.();
    dialog.current?.close();
  };
  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby={title} onClose={onClose}>
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 id={title}>{t('walk.where')}</h2>
          <RoundButton label={t('walk.close')} onClick={leave()}>
            <X aria-hidden />
          </RoundButton>
        </header>
        {isOff ? (
          <>
            <p>{t(hasTriggers ? 'walk.whyOpens' : 'walk.why')}</p>
            <p>{t('walk.private')}</p>
          </>
        ) : (
          <Progress walk={walk} />
        )}
        {hasTriggers ? (
          <SettingSwitch
            label={t('walk.opens')}
            hint={t('walk.opensHint')}
            isOn={isOpening}
            onSwitch={(isOn) => walk.wish({ isOpening: isOn })}
          />
        ) : null}
        {canKeepAwake() ? (
          <SettingSwitch
            label={t('walk.awake')}
            hint={t('walk.awakeHint')}
            isOn={isAwake}
            onSwitch={(isOn) => walk.wish({ isAwake: isOn })}
          />
        ) : null}
        <div className={styles.actions}>
          {isOff ? (
            <>
              <Button onClick={leave(onBegin)}>{t('walk.start')}</Button>
              <button type="button" className={styles.quiet} onClick={leave()}>
                {t('walk.later')}
              </button>
            </>
          ) : (
            <button type="button" className={styles.quiet} onClick={leave(walk.end)}>
              {t('walk.stop')}
            </button>
          )}
        </div>
      </div>
    </dialog>
  );
}

function Progress({ walk }: Pick<WalkSheetProps, 'walk'>): ReactNode {
  const t = useLateTexts('walk');
  const { interfaceLanguage } = useInterface();
  const { status, position } = useStore(walk);
  const metres = useMetres(interfaceLanguage);
  return (
    <p role="status">
      {status.kind === 'on' && position !== undefined ? t('walk.on', { distance: metres(position.accuracy) }) : null}
      {status.kind === 'searching' ? t('walk.searching') : null}
      {status.kind === 'asking' ? t('walk.asking') : null}
    </p>
  );
}
