import { Button } from '@mantine/core';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { PanelRightClose, Smartphone } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useHelp } from '../help/help-context.tsx';
import { useTexts } from '../language/texts.tsx';
import { useIsFilled } from '../whole-window/filled.ts';
import { browserMemory } from '../session/browser-memory.ts';
import { useRemembered } from '../session/use-remembered.ts';
import { SidePanel } from './side-panel.tsx';
import styles from './side-panel.module.css';

export interface PreviewPanelProps {
  /** Created only while the preview is open. */
  readonly children: ReactNode;
  /** Whether staff open it themselves, also on wide windows. */
  readonly startsFolded?: boolean;
  /** Whether a link leads here, so that it is open whatever this browser remembers. */
  readonly isWanted?: boolean;
}

/** Each remembers in this browser what differs from its beginning. */
const memories = {
  open: { key: 'cmsPreview', other: 'folded' },
  folded: { key: 'cmsPreviewOpened', other: 'open' },
} as const;
const enough = '(min-width: 1280px)';
/** With the help at the edge of the window. */
const enoughBesideHelp = '(min-width: 1600px)';
/** With a canvas that fills the window. */
const enoughBesideWhole = '(min-width: 1500px)';

/**
 * A panel beside the form, never over it. On narrow windows a button at the edge opens it, and on small laptops also
 * beside a canvas that fills the window. The key G opens and closes it.
 */
export function PreviewPanel({ children, startsFolded = false, isWanted = false }: PreviewPanelProps): ReactNode {
  const { t } = useTexts();
  const { isOpen: hasHelp } = useHelp();
  const isBeside = useMediaQuery(hasHelp ? enoughBesideHelp : enough, false, { getInitialValueInEffect: false });
  const memory = memories[startsFolded ? 'folded' : 'open'];
  const [isFoldedBeside, setFoldedBeside] = useState(
    () => !isWanted && (browserMemory.read(memory.key) === memory.other) !== startsFolded,
  );
  const [isUnfolded, setUnfolded] = useState(isWanted);
  // A preview opened over the form does not count for the next time.
  if (isBeside && isUnfolded) setUnfolded(false);
  const hasWholeRoom = useMediaQuery(enoughBesideWhole, false, { getInitialValueInEffect: false });
  const isCramped = useIsFilled() && isBeside && !hasWholeRoom;
  const [isBesideWhole, setBesideWhole] = useRemembered('cmsPreviewBesideWhole');
  const isFolded = isCramped ? !isBesideWhole : isFoldedBeside;
  const isOpen = isBeside ? !isFolded : isUnfolded;
  const closer = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasTurned = useRef(false);
  const turn = (open: boolean): void => {
    wasTurned.current = true;
    if (isCramped) setBesideWhole(open);
    else if (isBeside) {
      setFoldedBeside(!open);
      browserMemory.write(memory.key, open === startsFolded ? memory.other : null);
    } else setUnfolded(open);
  };
  useEffect(() => {
    // The pressed button has disappeared.
    if (wasTurned.current) (isOpen ? closer : opener).current?.focus();
    wasTurned.current = false;
  }, [isOpen]);
  const turnByKey = (): void => {
    turn(!isOpen);
    // A user who draws keeps drawing.
    wasTurned.current = closer.current?.closest('aside')?.contains(document.activeElement) === true;
  };
  useHotkeys([['G', turnByKey]]);
  useHotkeys(isOpen && !isBeside ? [['Escape', () => turn(false)]] : []);
  if (!isOpen) {
    return (
      <Button
        ref={opener}
        className={styles.opener ?? ''}
        leftSection={<Smartphone aria-hidden size={18} />}
        aria-expanded={false}
        onClick={() => turn(true)}
      >
        {t('preview.title')}
      </Button>
    );
  }
  return (
    <SidePanel
      title={t('preview.title')}
      closing={t('preview.hide')}
      icon={<PanelRightClose aria-hidden size={18} />}
      closer={closer}
      isBeside={isBeside}
      onClose={() => turn(false)}
    >
      {children}
    </SidePanel>
  );
}
