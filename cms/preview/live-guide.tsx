import { type ReactNode, useEffect, useRef, useState } from 'react';
import { guideFrameName } from '#contract/paths.ts';
import { type DraftMessage } from '#contract/frame-messages.ts';
import { type Draft } from '../draft/draft.ts';
import { useTexts } from '../language/texts.tsx';
import { useSession } from '../session/session-context.tsx';
import { sessionOf } from '../session/session-store.ts';
import { useFromLateDraft } from '../workspace/workspace-context.tsx';
import { baseCounter, unsavedIn } from './draft-message.ts';
import { tellFrame, useFrameMessages } from './frame-messages.ts';
import { PhoneFrame } from './phone-frame.tsx';
import { type PhoneName, phoneSizes } from './phone-sizes.ts';

export interface LiveGuideProps {
  /** An address of the guide: `/detail/5`. */
  readonly path: string;
  readonly phone: PhoneName;
}

const wholeDraft = (draft: Draft): Draft => draft;

/**
 * The visitors' guide in a phone, which shows the editing copy with everything that is not saved yet. It stores nothing
 * in the browser and counts no visit.
 */
export function LiveGuide({ path, phone }: LiveGuideProps): ReactNode {
  const { t } = useTexts();
  const session = sessionOf(useSession());
  const frame = useRef<HTMLIFrameElement>(null);
  const draft = useFromLateDraft(wholeDraft);
  /** Counts up with every fresh start of the frame, which then needs the draft again. */
  const [starts, setStarts] = useState(0);
  const [baseOf] = useState(() => baseCounter(draft));
  const last = useRef<DraftMessage>(undefined);

  useFrameMessages(frame, ({ type }) => {
    if (type === 'ready' && session !== undefined) tellFrame(frame.current, { type: 'enter', session });
    if (type === 'listening') {
      last.current = undefined;
      setStarts(starts + 1);
    }
  });

  useEffect(() => {
    if (starts === 0) return;
    const message: DraftMessage = { type: 'draft', base: baseOf(draft), unsaved: unsavedIn(draft) };
    if (last.current === undefined && message.unsaved.length === 0 && message.base === 0) return;
    last.current = message;
    tellFrame(frame.current, message);
  }, [draft, starts, baseOf]);

  return (
    <PhoneFrame
      key={path}
      ref={frame}
      title={t('guide.frame')}
      src={path}
      name={guideFrameName}
      size={phoneSizes[phone]}
    />
  );
}
