import { type ReactNode, useEffect, useRef, useState } from 'react';
import { guideFrameName } from '#contract/paths.ts';
import { type DraftMessage, type PreviewedVisitor } from '#contract/frame-messages.ts';
import { type Draft } from '../draft/draft.ts';
import { useTexts } from '../language/texts.tsx';
import { useSession } from '../session/session-context.tsx';
import { sessionOf } from '../session/session-store.ts';
import { useFromLateDraft } from '../workspace/workspace-context.tsx';
import { baseCounter, unsavedIn } from './unsaved.ts';
import { tellFrame, useFrameMessages } from './frame-messages.ts';
import { PhoneFrame } from './phone-frame.tsx';
import { type DeviceName, deviceSizes } from './phone-sizes.ts';

export interface LiveGuideProps {
  /** An address of the guide: `/detail/5`. */
  readonly path: string;
  readonly phone: DeviceName;
  /** The frame starts again when it is another one. */
  readonly visitor?: PreviewedVisitor;
  /** Hears of every page of the guide, once it listens. */
  readonly onPage?: (page: Document) => void;
}

const anybody: PreviewedVisitor = {};

const wholeDraft = (draft: Draft): Draft => draft;

/**
 * The visitors' guide in a phone, which shows the editing copy with everything that is not saved yet. It stores nothing
 * in the browser and counts no visit.
 */
export function LiveGuide({ path, phone, visitor = anybody, onPage }: LiveGuideProps): ReactNode {
  const { t } = useTexts();
  const session = sessionOf(useSession());
  const frame = useRef<HTMLIFrameElement>(null);
  const draft = useFromLateDraft(wholeDraft);
  /** Counts up with every fresh start of the frame, which then needs the draft again. */
  const [starts, setStarts] = useState(0);
  const [baseOf] = useState(() => baseCounter(draft));
  const last = useRef<DraftMessage>(undefined);

  useFrameMessages(frame, ({ type }) => {
    if (type === 'ready' && session !== undefined) tellFrame(frame.current, { type: 'enter', session, visitor });
    if (type === 'listening') {
      last.current = undefined;
      setStarts(starts + 1);
      const page = frame.current?.contentDocument;
      if (page) onPage?.(page);
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
      key={path + JSON.stringify(visitor)}
      ref={frame}
      title={t('guide.frame')}
      src={path}
      name={guideFrameName}
      size={deviceSizes[phone]}
    />
  );
}
