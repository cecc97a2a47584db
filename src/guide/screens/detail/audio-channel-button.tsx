import { Ear, Volume2 } from 'lucide-react';
import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { AudioChannel } from '#content/constants.ts';
import { RoundButton } from '#ui/button.tsx';
import { useContent } from '../../state/content/content-context.tsx';
import { useTranslate } from '../../state/content/interface-context.tsx';
import { useVisit } from '../../state/visit/visit-context.tsx';

/** Ear or loudspeaker: only in the native app, and where the museum offers it (NativeCanToggleAudioChannel). */
export function AudioChannelButton(): ReactNode {
  const t = useTranslate();
  const { native, audioOutput } = useVisit();
  const channel = useStore(audioOutput);
  const { NativeCanToggleAudioChannel } = useContent().catalogue.configuration;
  if (native?.canSetAudioChannel !== true || !NativeCanToggleAudioChannel) return null;
  const isLoud = channel === AudioChannel.SPEAKER;
  return (
    <RoundButton label={t(isLoud ? 'native.earpiece' : 'native.speaker')} onClick={audioOutput.toggle}>
      {isLoud ? <Ear aria-hidden /> : <Volume2 aria-hidden />}
    </RoundButton>
  );
}
