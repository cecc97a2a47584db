import { Locate, LocateFixed, LocateOff } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { join, RoundButton } from '#ui/button.tsx';
import { allowCompass } from '../../../adapters/compass.ts';
import { geolocationPermission } from '../../../adapters/geolocation.ts';
import type { WalkState } from '../../walk-state/walk-state.ts';
import type { Walk } from '../../walk-state/walk.ts';
import mapStyles from '../tour-map.module.css';
import { WalkSheet } from './walk-sheet.tsx';
import { useLateTexts } from '../../../shell/late/late-texts.tsx';
import styles from './where-button.module.css';

/** The button's states, each with an icon and an action. */
type Face = 'off' | 'searching' | 'following' | 'on' | 'failed';

/** Turns the position on, re-centres the map on it, and opens its settings, in that order. */
export function WhereButton({ walk }: { readonly walk: Walk }): ReactNode {
  const t = useLateTexts('walk');
  const state = useStore(walk);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const face = faceOf(state);
  const { Icon, label } = faces[face];

  /** Must be called on the tap, because devices allow the compass request only then. */
  const begin = (): void => {
    void allowCompass();
    walk.begin();
  };
  const explainFirst = async (): Promise<void> => {
    const permission = await geolocationPermission();
    if (permission?.state === 'granted') begin();
    else setOpen(true);
  };
  const onPress = (): void => {
    if (face === 'off') void explainFirst();
    else if (face === 'failed') begin();
    else if (face === 'on') walk.follow();
    else setOpen(true);
  };
  const close = (): void => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <RoundButton
        ref={button}
        className={join(mapStyles.button, styles.where)}
        data-face={face}
        label={t(label)}
        aria-haspopup={face === 'on' || face === 'failed' ? undefined : 'dialog'}
        onClick={onPress}
      >
        <Icon aria-hidden />
      </RoundButton>
      {isOpen ? <WalkSheet walk={walk} onBegin={begin} onClose={close} /> : null}
    </>
  );
}

function faceOf({ status, isFollowing }: WalkState): Face {
  switch (status.kind) {
    case 'off':
    case 'failed':
      return status.kind;
    case 'asking':
    case 'searching':
      return 'searching';
    case 'on':
      return isFollowing ? 'following' : 'on';
  }
}

const faces = {
  off: { Icon: Locate, label: 'walk.where' },
  searching: { Icon: Locate, label: 'walk.settings' },
  following: { Icon: LocateFixed, label: 'walk.settings' },
  on: { Icon: LocateFixed, label: 'walk.follow' },
  failed: { Icon: LocateOff, label: 'walk.where' },
} as const;
