import { Badge, Group } from '@mantine/core';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../language/texts.tsx';
import { DarkButton } from './dark-button.tsx';
import { LiveGuide } from './live-guide.tsx';
import { PhoneChoice } from './phone-choice.tsx';
import { type PhoneName } from './phone-sizes.ts';
import { SidePanel } from './side-panel.tsx';

export interface GuidePreviewProps {
  /** An address of the guide: `/detail/5`. */
  readonly path: string;
  readonly onClose: () => void;
}

/** The whole guide as edited, over the window's edge. */
export function GuidePreview({ path, onClose }: GuidePreviewProps): ReactNode {
  const { t } = useTexts();
  const [phone, setPhone] = useState<PhoneName>('small');
  const [isDark, setDark] = useState(false);
  const closer = useRef<HTMLButtonElement>(null);

  useEffect(() => closer.current?.focus(), []);

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
        <DarkButton isDark={isDark} onChange={setDark} />
        <PhoneChoice value={phone} onChange={setPhone} />
      </Group>
      <LiveGuide path={path} phone={phone} visitor={{ isDark }} />
    </SidePanel>
  );
}
