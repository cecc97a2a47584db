import { Badge, Button, Group, Text } from '@mantine/core';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { guideFrameName } from '#contract/paths.ts';
import { changedNames } from '../draft/draft.ts';
import { useTexts } from '../language/texts.tsx';
import { useSession } from '../session/session-context.tsx';
import { sessionOf } from '../session/session-store.ts';
import { useDraft, useDraftState } from '../workspace/workspace-context.tsx';
import { tellFrame, useFrameMessages } from './frame-messages.ts';
import { SidePanel } from './side-panel.tsx';
import { PhoneChoice } from './phone-choice.tsx';
import { PhoneFrame } from './phone-frame.tsx';
import { type PhoneName, phoneSizes } from './phone-sizes.ts';

export interface GuidePreviewProps {
  /** An address of the guide: `/detail/5`. */
  readonly path: string;
  readonly onClose: () => void;
}

/** The whole guide in a phone, with the saved editing copy. It stores nothing in the browser and counts no visit. */
export function GuidePreview({ path, onClose }: GuidePreviewProps): ReactNode {
  const { t } = useTexts();
  const store = useDraft();
  const { draft, saving } = useDraftState();
  const session = sessionOf(useSession());
  const [phone, setPhone] = useState<PhoneName>('small');
  const frame = useRef<HTMLIFrameElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const unsaved = changedNames(draft).length;

  useEffect(() => closer.current?.focus(), []);

  useFrameMessages(frame, ({ type }) => {
    if (type === 'ready' && session !== undefined) tellFrame(frame.current, { type: 'enter', session });
  });

  const shown = useRef(draft.base);
  useEffect(() => {
    if (shown.current === draft.base || saving.kind === 'saving') return;
    shown.current = draft.base;
    frame.current?.contentWindow?.location.reload();
  }, [draft.base, saving.kind]);

  return (
    <SidePanel
      title={t('guide.title')}
      closing={t('guide.close')}
      icon={<X aria-hidden size={18} />}
      closer={closer}
      onClose={onClose}
    >
      <Group gap="xs" wrap="nowrap" justify="space-between">
        <Badge variant="default" tt="none" size="lg" fw={600}>
          {t('guide.sign')}
        </Badge>
        <PhoneChoice value={phone} onChange={setPhone} />
      </Group>
      {unsaved === 0 ? null : (
        <Group gap="xs" wrap="nowrap" justify="space-between">
          <Text size="sm">{t('guide.unsaved', { count: unsaved })}</Text>
          <Button size="compact-sm" flex="none" loading={saving.kind === 'saving'} onClick={() => void store.save()}>
            {t('guide.saveAndShow')}
          </Button>
        </Group>
      )}
      <PhoneFrame
        key={path}
        ref={frame}
        title={t('guide.frame')}
        src={path}
        name={guideFrameName}
        size={phoneSizes[phone]}
      />
    </SidePanel>
  );
}
