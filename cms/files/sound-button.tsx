import { Button } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { Pause, Play } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { formatTime } from '#i18n/format-time.ts';
import { useTexts } from '../language/texts.tsx';
import { useAddresses } from '../session/use-addresses.ts';

export interface SoundButtonProps {
  /** As stored. */
  readonly url: string;
  readonly name: string;
}

/** Plays a sound, and says how long it is. Its file is fetched once the button is in sight. */
export function SoundButton({ url, name }: SoundButtonProps): ReactNode {
  const { t } = useTexts();
  const { addressOf } = useAddresses();
  const { ref, inViewport } = useInViewport<HTMLButtonElement>();
  const [isSeen, setSeen] = useState(false);
  const [seconds, setSeconds] = useState(Number.NaN);
  const [isPlaying, setPlaying] = useState(false);
  const audio = useRef<HTMLAudioElement>(null);
  if (inViewport && !isSeen) setSeen(true);
  const length = formatTime(seconds, '');
  const Icon = isPlaying ? Pause : Play;
  const toggle = (): void => {
    if (isPlaying) return audio.current?.pause();
    document.querySelectorAll('audio').forEach((other) => other.pause());
    audio.current?.play().catch(() => setPlaying(false));
  };
  return (
    <>
      <Button
        ref={ref}
        variant="subtle"
        size="compact-sm"
        leftSection={<Icon aria-hidden size={14} />}
        aria-label={[t(isPlaying ? 'files.pause' : 'files.play', { name }), length].filter(Boolean).join(', ')}
        onClick={toggle}
      >
        {length === '' ? t('timeline.play') : length}
      </Button>
      {isSeen ? (
        <audio
          ref={audio}
          preload="metadata"
          src={addressOf(url)}
          onDurationChange={({ currentTarget }) => setSeconds(currentTarget.duration)}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
        />
      ) : null}
    </>
  );
}
