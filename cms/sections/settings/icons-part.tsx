import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { AppWindow } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { iconFolder } from '#contract/paths.ts';
import { type ObjectName } from '../../draft/draft.ts';
import { FileField } from '../../fields/file-field.tsx';
import { useField } from '../../fields/use-field.ts';
import { useFiles, useFilesStore } from '../../files/files-context.tsx';
import { useTexts } from '../../language/texts.tsx';
import { pathOf, urlOf } from '../../media/file-address.ts';
import { useConnection } from '../../session/session-context.tsx';
import { useAddresses } from '../../session/use-addresses.ts';
import { SettingsPart } from './settings-page.tsx';
import styles from './icons-part.module.css';

const favicon = `${iconFolder}/favicon.ico`;

/** The museum's sign in the browser's tab and on the home screen, all of its sizes made from one picture. */
export function IconsPart({ of }: { readonly of: ObjectName }): ReactNode {
  const { t, failure } = useTexts();
  const { client } = useConnection();
  const files = useFilesStore();
  const { value, choose } = useField(of, ['FaviconURL']);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<unknown>();
  const path = typeof value === 'string' ? pathOf(value) : undefined;
  const make = async (from: string): Promise<void> => {
    setBusy(true);
    setTrouble(undefined);
    try {
      await client('createIcons', { body: { Path: from } });
      await files.reload();
      choose(urlOf(favicon));
      notifications.show({ message: t('icons.done') });
    } catch (error) {
      setTrouble(error);
    }
    setBusy(false);
  };
  return (
    <SettingsPart title={t('icons.title')}>
      <FileField
        of={of}
        path={['FaviconURL']}
        kind="image"
        label={t('settings.FaviconURL')}
        hint={t('settings.FaviconURL.hint')}
      />
      {trouble === undefined ? null : (
        <Alert color="red" role="alert">
          {failure(trouble)}
        </Alert>
      )}
      {path === undefined || path === favicon ? null : (
        <Stack gap="xs" align="start">
          <Button leftSection={<AppWindow aria-hidden size={16} />} loading={isBusy} onClick={() => void make(path)}>
            {t('icons.make')}
          </Button>
          <Text size="sm" c="dimmed">
            {t('icons.makeHint')}
          </Text>
        </Stack>
      )}
      {path === favicon ? <MadeIcons /> : null}
    </SettingsPart>
  );
}

const made = [
  { name: 'favicon.ico', as: 'tab' },
  { name: 'icon-192.png', as: 'app' },
  { name: 'icon-maskable-512.png', as: 'round' },
  { name: 'apple-touch-icon.png', as: 'apple' },
] as const;

/** The icons where visitors see them. */
function MadeIcons(): ReactNode {
  const { t } = useTexts();
  const state = useFiles();
  const { addressOf } = useAddresses();
  if (state.status !== 'ready') return null;
  return (
    <Group gap="lg" align="end">
      {made.map(({ name, as }) => {
        const file = state.files.find(({ Path }) => Path === `${iconFolder}/${name}`);
        if (file === undefined) return null;
        return (
          <figure key={name} className={styles.icon}>
            <img src={`${addressOf(urlOf(file.Path))}?v=${encodeURIComponent(file.ModifiedAt)}`} alt="" data-as={as} />
            <figcaption>{t(`icons.${as}`)}</figcaption>
          </figure>
        );
      })}
    </Group>
  );
}
