import { Anchor, Button, Text } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatBytes } from '#i18n/format-bytes.ts';
import { AccountCard } from '../../account/account-card.tsx';
import { useTexts } from '../../language/texts.tsx';
import { RowCheckbox } from '../../lists/row-checkbox.tsx';
import { SelectionBar } from '../../lists/selection-bar.tsx';
import { useSelection } from '../../lists/use-selection.ts';
import { VirtualRows } from '../../lists/virtual-rows.tsx';
import { fileHref } from '../../media/file-address.ts';
import { DeleteFiles } from './delete-files.tsx';
import { unusedFiles, type Validation } from './findings.ts';
import styles from './validate.module.css';

/** Files that the content does not name, chosen and deleted together, for good. */
export function UnusedFileList({ result }: { readonly result: Validation }): ReactNode {
  const { t, language } = useTexts();
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => unusedFiles(result, deleted), [result, deleted]);
  const ids = useMemo(() => rows.map(({ ID }) => ID), [rows]);
  const selection = useSelection(ids);
  const [isAsking, setAsking] = useState(false);
  if (rows.length === 0) return null;
  const wanted = new Set(selection.ids);
  const bytes = rows.reduce((sum, file) => sum + file.bytes, 0);
  return (
    <AccountCard title={t('validate.count', { title: t('validate.unusedFiles'), count: rows.length })}>
      <Text size="sm" c="dimmed" mb="xs">
        {t('validation.file-unused')} {t('validate.bytes', { bytes: formatBytes(bytes, language) })}
      </Text>
      <SelectionBar selection={selection} count={rows.length}>
        <Button
          size="compact-sm"
          color="red"
          variant="light"
          leftSection={<Trash2 aria-hidden size={14} />}
          onClick={() => setAsking(true)}
        >
          {t('validate.delete', { count: selection.ids.length })}
        </Button>
      </SelectionBar>
      <VirtualRows rows={rows} className={styles.rows}>
        {({ ID, path, bytes: size }) => (
          <div className={styles.row}>
            <RowCheckbox selection={selection} ID={ID} name={path} />
            <Anchor component={Link} to={fileHref(path)} size="sm" truncate>
              {path}
            </Anchor>
            <Text size="sm" c="dimmed" ml="auto" flex="none">
              {formatBytes(size, language)}
            </Text>
          </div>
        )}
      </VirtualRows>
      {isAsking ? (
        <DeleteFiles
          paths={rows.filter(({ ID }) => wanted.has(ID)).map(({ path }) => path)}
          onDeleted={(path) => setDeleted((before) => new Set([...before, path]))}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </AccountCard>
  );
}
