import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { gameFramePath, type ShowMessage } from '#contract/frame-messages.ts';
import { type PlayReport } from '#contract/play.ts';
import { useTexts } from '../language/texts.tsx';
import { tellFrame, useFrameMessages } from './frame-messages.ts';
import { PhoneFrame } from './phone-frame.tsx';
import { type PhoneSize } from './phone-sizes.ts';

export interface GameFrameProps {
  readonly title: string;
  readonly size: PhoneSize;
  readonly show: Omit<ShowMessage, 'type' | 'edit'>;
  /** Called with what happens in a rehearsed game. */
  readonly onPlay: (round: number, report: PlayReport) => void;
}

/** A separate document for a game, with the guide's styles and without those of the staff area. */
export function GameFrame({ title, size, show, onPlay }: GameFrameProps): ReactNode {
  const { t } = useTexts();
  const frame = useRef<HTMLIFrameElement>(null);
  const edits = useRef(0);
  const [condition, setCondition] = useState<'opening' | 'ready' | 'refused'>('opening');

  useFrameMessages(frame, (message) => {
    if (message.type === 'play') onPlay(message.round, message.report);
    else setCondition(message.type === 'refused' ? 'refused' : 'ready');
  });

  const isOpen = condition !== 'opening';
  useLayoutEffect(() => {
    if (!isOpen) return;
    edits.current += 1;
    tellFrame(frame.current, { type: 'show', edit: edits.current, ...show });
  }, [isOpen, show]);

  return (
    <PhoneFrame
      ref={frame}
      title={title}
      src={`/${gameFramePath}`}
      size={size}
      note={condition === 'refused' ? t('preview.refused') : undefined}
    />
  );
}
