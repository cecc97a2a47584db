import { Captions, CaptionsOff } from 'lucide-react';
import { type ReactNode } from 'react';
import { createStore, useStore } from 'zustand';
import { RoundButton } from '#ui/button.tsx';
import { useTranslate } from '../../../state/content/interface-context.tsx';

/** Whether videos show captions, for as long as the guide is open. */
export const captionsOnVideo = createStore(() => true);

/** Switches the caption on a video on and off. */
export function CaptionSwitch(): ReactNode {
  const t = useTranslate();
  const isOn = useStore(captionsOnVideo);
  const Icon = isOn ? Captions : CaptionsOff;
  return (
    <RoundButton
      label={t('captions.onVideo')}
      aria-pressed={isOn}
      onClick={() => captionsOnVideo.setState(!isOn, true)}
    >
      <Icon aria-hidden />
    </RoundButton>
  );
}
