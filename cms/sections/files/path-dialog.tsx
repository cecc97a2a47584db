import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Dialog } from '../../controls/dialog.tsx';
import { useTexts } from '../../language/texts.tsx';
import { type Done } from './use-file-calls.ts';

interface Place {
  readonly name: string;
  readonly folder: string;
}

export interface PathDialogProps {
  readonly title: string;
  readonly confirm: string;
  readonly hint?: string;
  /** The initial name. */
  readonly name: string;
  /** The initial folder; without folders, the dialog asks only for a name. */
  readonly folder?: string;
  readonly folders?: readonly string[];
  readonly onClose: () => void;
  /** If the server refuses, the dialog stays open with the reason. */
  readonly onConfirm: (place: Place) => Promise<Done>;
}

/** Asks for a name, and for a folder if there are several. */
export function PathDialog(props: PathDialogProps): ReactNode {
  const { title, confirm, hint, name: firstName, folder: firstFolder = '', folders, onClose, onConfirm } = props;
  const { t } = useTexts();
  const [name, setName] = useState(firstName);
  const [folder, setFolder] = useState(firstFolder);
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const done = await onConfirm({ name: name.trim(), folder });
    setBusy(false);
    if (done.ok) onClose();
    else setRefusal(done.message);
  };
  return (
    <Dialog opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('action.cancel') }}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack>
          {hint === undefined ? null : <Text size="sm">{hint}</Text>}
          <TextInput
            label={t('files.name')}
            data-autofocus
            value={name}
            error={refusal}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          {folders === undefined ? null : (
            <Select
              label={t('files.folder')}
              searchable
              allowDeselect={false}
              value={folder}
              onChange={(next) => setFolder(next ?? '')}
              data={['', ...folders].map((path) => ({ value: path, label: path === '' ? t('files.top') : path }))}
            />
          )}
          <Group justify="end">
            <Button variant="default" onClick={onClose}>
              {t('action.cancel')}
            </Button>
            <Button type="submit" loading={isBusy} disabled={name.trim() === ''}>
              {confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
