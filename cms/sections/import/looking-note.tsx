import { Text } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../../language/texts.tsx';
import { type ImportWorker } from './work/open-import-worker.ts';

export interface LookingNoteProps {
  readonly open: () => ImportWorker;
  /** Bytes of the stored files. */
  readonly storedSizes: readonly number[];
  /** Called when something was found that a plan should say. */
  readonly onNews: () => void;
}

/** Looks into the dropped files in the worker, for their tags and for those that are stored already, and says how many are left. */
export function LookingNote({ open, storedSizes, onNews }: LookingNoteProps): ReactNode {
  const { t } = useTexts();
  const [left, setLeft] = useState(0);
  const tell = useEffectEvent(onNews);
  useEffect(() => {
    let isOver = false;
    const look = async (): Promise<void> => {
      for (;;) {
        const looked = await open().ask('lookInto', { storedSizes });
        if (isOver) return;
        setLeft(looked.left);
        if (looked.left > 0) continue;
        if (looked.isNews) tell();
        return;
      }
    };
    void look().catch((error: unknown) => console.warn('The files could not be looked into', error));
    return () => {
      isOver = true;
    };
  }, [open, storedSizes]);
  return left === 0 ? null : (
    <Text size="sm" c="dimmed">
      {t('import.files.looking', { count: left })}
    </Text>
  );
}
