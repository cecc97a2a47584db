import { Button, Group, Portal, Title } from '@mantine/core';
import { Columns3, Maximize2, Minimize2, Plus, X } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { useTexts } from '../language/texts.tsx';
import { browserMemory } from '../session/browser-memory.ts';
import { firstLooks, type PaneLook, paneRange, readLooks } from './pane-look.ts';
import { PreviewPane } from './preview-pane.tsx';
import styles from './side-by-side.module.css';
import { useGuidePath } from './use-guide-path.ts';

const memoryKey = 'cmsSideBySide';

/** Shows the guide for several visitors beside each other, below the form, which can still be edited. */
export function SideBySideButton(): ReactNode {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={opener}
        variant={isOpen ? 'light' : 'subtle'}
        size="lg"
        label={t('sideBySide.open')}
        icon={Columns3}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen ? (
        <Portal>
          <Dock
            onClose={() => {
              setOpen(false);
              opener.current?.focus();
            }}
          />
        </Portal>
      ) : null}
    </>
  );
}

function Dock({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useTexts();
  const path = useGuidePath();
  const titled = useId();
  const closer = useRef<HTMLButtonElement>(null);
  const [isFull, setFull] = useState(false);
  const Icon = isFull ? Minimize2 : Maximize2;
  useEffect(() => closer.current?.focus(), []);
  return (
    <aside className={styles.dock} data-full={isFull || undefined} aria-labelledby={titled}>
      <Group justify="space-between" wrap="nowrap">
        <Title order={2} size="h5" id={titled}>
          {t('sideBySide.title')}
        </Title>
        <Group gap={2} wrap="nowrap">
          <IconButton
            size="lg"
            label={t(isFull ? 'sideBySide.lower' : 'sideBySide.full')}
            icon={Icon}
            onClick={() => setFull(!isFull)}
          />
          <IconButton ref={closer} size="lg" label={t('sideBySide.close')} icon={X} onClick={onClose} />
        </Group>
      </Group>
      <Panes path={path} />
    </aside>
  );
}

function Panes({ path }: { readonly path: string }): ReactNode {
  const { t } = useTexts();
  const [looks, setLooks] = useState(() => readLooks(browserMemory.read(memoryKey)));
  const keep = (next: readonly PaneLook[]): void => {
    setLooks(next);
    browserMemory.write(memoryKey, JSON.stringify(next));
  };
  return (
    <>
      <div className={styles.panes} style={{ '--panes': looks.length } as CSSProperties}>
        {looks.map((look, index) => (
          <PreviewPane
            key={index}
            path={path}
            number={index + 1}
            look={look}
            onLook={(changed) => keep(looks.with(index, changed))}
            onRemove={looks.length > paneRange.least ? () => keep(looks.toSpliced(index, 1)) : undefined}
          />
        ))}
      </div>
      {looks.length < paneRange.most ? (
        <Button
          variant="default"
          size="xs"
          className={styles.add ?? ''}
          leftSection={<Plus aria-hidden size={14} />}
          onClick={() => keep([...looks, looks.at(-1) ?? firstLooks[0]].filter((look) => look !== undefined))}
        >
          {t('sideBySide.add')}
        </Button>
      ) : null}
    </>
  );
}
