import { ActionIcon, Button } from '@mantine/core';
import { Smartphone } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { late } from '../controls/late.tsx';
import { useTexts } from '../language/texts.tsx';
import { useGuidePath } from './use-guide-path.ts';

const GuidePreview = late(async () => (await import('./guide-preview.tsx')).GuidePreview);

/** Opens the guide at the edited station or tour. */
export function GuideButton(): ReactNode {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const path = useGuidePath();
  const opener = useRef<HTMLButtonElement>(null);
  const small = useRef<HTMLButtonElement>(null);
  const turn = (): void => setOpen(!isOpen);
  return (
    <>
      <Button
        ref={opener}
        visibleFrom="lg"
        variant="light"
        size="sm"
        leftSection={<Smartphone aria-hidden size={16} />}
        aria-expanded={isOpen}
        onClick={turn}
      >
        {t('guide.open')}
      </Button>
      <ActionIcon
        ref={small}
        hiddenFrom="lg"
        data-guide
        variant="light"
        size="lg"
        aria-label={t('guide.open')}
        title={t('guide.open')}
        aria-expanded={isOpen}
        onClick={turn}
      >
        <Smartphone aria-hidden size={18} />
      </ActionIcon>
      {isOpen ? (
        <GuidePreview
          path={path}
          onFailed={() => setOpen(false)}
          onClose={() => {
            setOpen(false);
            for (const button of [opener, small]) button.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}
