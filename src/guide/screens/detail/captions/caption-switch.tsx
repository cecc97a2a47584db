import { Captions, CaptionsOff } from 'lucide-react';
import { type ReactNode } from 'react';
import { RoundButton } from '#ui/button.tsx';
import { useStore, useTranslate } from '../../../state/interface-context.tsx';
import { createStore } from '../../../state/store.ts';

/** Whether videos show what is said, for as long as the guide is open. */
export const captionsOnVideo = createStore(true);

/** Switches the line that lies on a video. */
export function CaptionSwitch(): ReactNode {
  const t = useTranslate();
  const isOn = useStore(captionsOnVideo);
  const Icon = isOn ? Captions : CaptionsOff;
  return (
    <RoundButton label={t('captions.onVideo')} aria-pressed={isOn} onClick={() => captionsOnVideo.set(!isOn)}>
      <Icon aria-hidden />
    </RoundButton>
  );
}
