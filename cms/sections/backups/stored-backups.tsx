import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { FileDown, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AccountCard } from '../../account/account-card.tsx';
import { Dialog } from '../../controls/dialog.tsx';
import { IconButton } from '../../controls/icon-button.tsx';
import { momentIn } from '../../language/moment-in.ts';
import { useTexts } from '../../language/texts.tsx';
import { useAddresses } from '../../session/use-addresses.ts';
import list from '../../controls/rows.module.css';
import styles from './backups.module.css';

interface StoredBackup {
  readonly Name: string;
  readonly CreatedAt: string;
}

interface StoredBackupsProps {
  readonly title: string;
  /** Shown while there are none. */
  readonly none: ReactNode;
  /** The rows, the newest first. */
  readonly children: readonly ReactNode[];
}

export function StoredBackups({ title, none, children }: StoredBackupsProps): ReactNode {
  return (
    <AccountCard title={title} order={3}>
      {children.length === 0 ? (
        none
      ) : (
        <ul className={list.rows} aria-label={title}>
          {children}
        </ul>
      )}
    </AccountCard>
  );
}

interface Removal {
  readonly title: string;
  /** What is deleted, where the title does not say so. */
  readonly about?: ReactNode;
  readonly text: string;
  /** Deletes it, and returns the news of that. */
  readonly remove: () => Promise<string>;
  readonly onFailure: (error: unknown) => void;
}

export interface StoredRowProps {
  readonly backup: StoredBackup;
  readonly badge: string | undefined;
  readonly folder: 'backup' | 'whole-backup';
  readonly labels: { readonly download: string; readonly remove: string };
  readonly removal: Removal;
  /** Another action, before the others. */
  readonly restore?: ReactNode;
  readonly onChanged: () => void;
  /** The facts below its moment. */
  readonly children: ReactNode;
}

export function StoredRow(props: StoredRowProps): ReactNode {
  const { backup, badge, folder, labels, removal, restore, onChanged, children } = props;
  const { Name, CreatedAt } = backup;
  const { t, language } = useTexts();
  const { addressOf } = useAddresses();
  const [isAsked, setAsked] = useState(false);
  return (
    <li className={list.row}>
      <div className={list.words}>
        <Group gap="xs">
          <Text fw={600}>{momentIn(language, CreatedAt)}</Text>
          {badge === undefined ? null : (
            <Badge variant="default" tt="none">
              {badge}
            </Badge>
          )}
        </Group>
        {children}
      </div>
      <Group gap="xs" className={restore === undefined ? '' : (styles.actions ?? '')}>
        {restore}
        <Button
          component="a"
          href={addressOf(`api/${folder}/${encodeURIComponent(Name)}`)}
          download={Name}
          variant="default"
          size="sm"
          leftSection={<FileDown aria-hidden size={16} />}
          aria-label={labels.download}
        >
          {t('backups.download')}
        </Button>
        <IconButton label={labels.remove} icon={Trash2} size="lg" onClick={() => setAsked(true)} />
      </Group>
      {isAsked ? <RemoveDialog {...removal} onClose={() => setAsked(false)} onChanged={onChanged} /> : null}
    </li>
  );
}

interface RemoveDialogProps extends Removal {
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

function RemoveDialog({ title, about, text, remove, onFailure, onClose, onChanged }: RemoveDialogProps): ReactNode {
  const { t } = useTexts();
  const confirm = async (): Promise<void> => {
    onClose();
    await remove().then((message) => notifications.show({ message }), onFailure);
    onChanged();
  };
  return (
    <Dialog opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('action.cancel') }}>
      <Stack>
        {about}
        <Text size="sm">{text}</Text>
        <Group justify="end">
          <Button variant="default" data-autofocus onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button color="red" onClick={() => void confirm()}>
            {t('action.delete')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
