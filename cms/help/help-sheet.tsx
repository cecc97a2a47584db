import { Button } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { Keyboard } from 'lucide-react';
import { type ReactNode } from 'react';
import { Dialog } from '../controls/dialog.tsx';
import { late } from '../controls/late.tsx';
import { useTexts } from '../language/texts.tsx';

const ShortcutList = late(async () => (await import('./shortcut-list.tsx')).ShortcutList);

/** Opens the sheet of all shortcuts: by a button, and by the key `?`. */
export function HelpSheet(): ReactNode {
  const { t } = useTexts();
  const [isOpen, { open, close }] = useDisclosure();
  useHotkeys([
    ['?', open],
    ['shift+?', open],
  ]);
  return (
    <>
      <Button
        variant="subtle"
        size="sm"
        justify="start"
        fullWidth
        leftSection={<Keyboard aria-hidden size={18} />}
        aria-keyshortcuts="?"
        onClick={open}
      >
        {t('keys.title')}
      </Button>
      <Dialog
        opened={isOpen}
        onClose={close}
        title={t('keys.title')}
        size={980}
        closeButtonProps={{ 'aria-label': t('action.close') }}
      >
        <ShortcutList onFailed={close} />
      </Dialog>
    </>
  );
}
