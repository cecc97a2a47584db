import { Anchor } from '@mantine/core';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useSectionName } from '../language/section-name.ts';
import { useTexts } from '../language/texts.tsx';
import { RowScrolling, useIsOnePage } from './rows-in-sight.ts';
import styles from './object-list.module.css';

export interface BesideListProps {
  readonly list: ReactNode;
  /** The address of the list alone. */
  readonly path: string;
  /** The key of the open entry; undefined if none is. */
  readonly open: string | undefined;
  /** Shown in the place of an entry while none is open. */
  readonly greeting: ReactNode;
  readonly entry: RefObject<HTMLDivElement | null>;
  /** Called when a list that had given its place to an entry is back; returns the focus to a row. */
  readonly onReturn: () => void;
  /** The open entry. */
  readonly children: ReactNode;
}

/**
 * A list, and the open entry beside it. On narrow windows they take turns: the page scrolls as one, and the way back leads
 * to the place in the list that was left.
 */
export function BesideList({ list, path, open, greeting, entry, onReturn, children }: BesideListProps): ReactNode {
  const { t } = useTexts();
  const section = t(useSectionName());
  const isOnePage = useIsOnePage();
  const left = useRef<HTMLDivElement>(null);
  useTurns({ isOnePage, open, list: left, entry, onReturn });
  const isOpen = open !== undefined;
  return (
    <div className={styles.columns} data-open={isOpen || undefined}>
      <RowScrolling value={isOnePage ? (isOpen ? 'hidden' : 'page') : 'box'}>
        <div ref={left} className={styles.side}>
          {list}
        </div>
      </RowScrolling>
      <div ref={entry} className={styles.editor}>
        {isOnePage && isOpen ? (
          <Anchor component={Link} to={path} className={styles.back} aria-label={t('list.back', { list: section })}>
            <ArrowLeft aria-hidden size={18} />
            {section}
          </Anchor>
        ) : null}
        {isOpen ? children : isOnePage ? null : greeting}
      </div>
    </div>
  );
}

interface Turns extends Pick<BesideListProps, 'open' | 'entry' | 'onReturn'> {
  readonly isOnePage: boolean;
  readonly list: RefObject<HTMLDivElement | null>;
}

function useTurns({ isOnePage, open, list, entry, onReturn }: Turns): void {
  const place = useRef(0);
  const before = useRef(open);
  const isListed = isOnePage && open === undefined;
  useLayoutEffect(() => {
    if (!isListed) return undefined;
    const note = (): void => {
      place.current = globalThis.scrollY;
    };
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [isListed]);
  const turn = useEffectEvent(() => {
    if (!isOnePage || before.current === open) return;
    if (open === undefined) {
      globalThis.scrollTo(0, place.current);
      // The rows know where the page is at the next frame.
      requestAnimationFrame(onReturn);
    } else {
      globalThis.scrollTo(0, 0);
      // The row that was pressed is gone.
      const isLost =
        document.activeElement === document.body || list.current?.contains(document.activeElement) === true;
      if (isLost) entry.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
  });
  useLayoutEffect(() => {
    turn();
    before.current = open;
  }, [open]);
}
