import { Button } from '@mantine/core';
import { History } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { late } from '../controls/late.tsx';
import { isTemporary, type ObjectName } from '../draft/draft.ts';
import { useTexts } from '../language/texts.tsx';

const HistoryDialog = late(async () => (await import('./history-dialog.tsx')).HistoryDialog);

export interface HistoryButtonProps {
  /** The first one gives the history its name. */
  readonly of: readonly [ObjectName, ...ObjectName[]];
}

/** Opens the history of what a form edits. New objects have none. */
export function HistoryButton({ of }: HistoryButtonProps): ReactNode {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const saved = of.filter(({ ID }) => !isTemporary(ID));
  const [first, ...others] = saved;
  if (first === undefined) return null;
  const close = (): void => setOpen(false);
  return (
    <>
      <Button variant="default" size="sm" leftSection={<History aria-hidden size={16} />} onClick={() => setOpen(true)}>
        {t('history.open')}
      </Button>
      {isOpen ? <HistoryDialog of={[first, ...others]} onClose={close} onFailed={close} /> : null}
    </>
  );
}
