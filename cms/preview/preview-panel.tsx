import { Button } from '@mantine/core';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { Eye, PanelRightClose } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useHelp } from '../help/help-context.tsx';
import { useTexts } from '../language/texts.tsx';
import { useIsFilled } from '../whole-window/filled.ts';
import { browserMemory } from '../session/browser-memory.ts';
import { useRemembered } from '../session/use-remembered.ts';
import { SidePanel } from './side-panel.tsx';
import styles from './side-panel.module.css';
import { openerPlace } from './opener-place.ts';

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
 * A panel beside the form. A button in the bar at the top opens it; beside a canvas that fills the window and covers the
 * bar, a button at the edge. The key G opens and closes it.
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
  const isFilled = useIsFilled();
  const isCramped = isFilled && isBeside && !hasWholeRoom;
  const [isBesideWhole, setBesideWhole] = useRemembered('cmsPreviewBesideWhole');
  const isFolded = isCramped ? !isBesideWhole : isFoldedBeside;
  const isOpen = isBeside ? !isFolded : isUnfolded;
  const [bar, setBar] = useState<HTMLElement | null>(null);
  // The bar is there once both are in the page.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setBar(document.getElementById(openerPlace)), []);
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
    const button = (
      <Button
        ref={opener}
        variant={isFilled ? 'filled' : 'light'}
        size="sm"
        className={(isFilled ? styles.opener : styles.inBar) ?? ''}
        leftSection={<Eye aria-hidden size={18} />}
        aria-label={t('preview.title')}
        title={t('preview.title')}
        aria-expanded={false}
        onClick={() => turn(true)}
      >
        <span className={styles.openerLabel}>{t('preview.title')}</span>
      </Button>
    );
    return isFilled || bar === null ? button : createPortal(button, bar);
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
