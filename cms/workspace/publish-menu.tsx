import { Menu } from '@mantine/core';
import { EllipsisVertical, History, Undo } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { useTexts } from '../language/texts.tsx';

export interface PublishMenuProps {
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly isLoading: boolean;
  /** Why its entries are disabled. */
  readonly hint: string | undefined;
  readonly onBringBack: () => void;
  readonly onDiscard: () => void;
}

/** Rare acts on the editing copy. A press on its button has fetched it, so it opens. */
export function PublishMenu({ opener, isLoading, hint, onBringBack, onDiscard }: PublishMenuProps): ReactNode {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    opener.current?.focus();
    // Closed at first, so that closing it gives the focus back to its button.
    // oxlint-disable-next-line react/set-state-in-effect
    setOpen(true);
  }, [opener]);
  return (
    <Menu position="bottom-end" withinPortal opened={isOpen} onChange={setOpen}>
      <Menu.Target>
        <IconButton
          ref={opener}
          size="lg"
          color="gray"
          label={t('publish.other')}
          icon={EllipsisVertical}
          loading={isLoading}
        />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<History aria-hidden size={16} />}
          disabled={hint !== undefined}
          title={hint}
          onClick={onBringBack}
        >
          {t('bringBack.open')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          c="red.9"
          leftSection={<Undo aria-hidden size={16} />}
          disabled={hint !== undefined}
          title={hint}
          onClick={onDiscard}
        >
          {t('publish.discard')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
