import { Anchor, Button, Text } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { UserGroup } from '#contract/staff-kinds.ts';
import { objectOf } from '../../draft/draft.ts';
import { AccountCard } from '../../account/account-card.tsx';
import { useTexts } from '../../language/texts.tsx';
import { RowCheckbox } from '../../lists/row-checkbox.tsx';
import { SelectionBar } from '../../lists/selection-bar.tsx';
import { useDeletion } from '../../lists/use-deletion.tsx';
import { useSelection } from '../../lists/use-selection.ts';
import { VirtualRows } from '../../lists/virtual-rows.tsx';
import { useSession } from '../../session/session-context.tsx';
import { editorPath } from '../../workspace/editor-path.ts';
import { useObjectName } from '../../workspace/use-object-name.ts';
import { useDraftState } from '../../workspace/workspace-context.tsx';
import { unusedObjects, type Validation } from './findings.ts';
import styles from './validate.module.css';

/** Objects that nothing leads to, chosen and deleted together; that can be undone like every other edit. */
export function UnusedObjectList({ result }: { readonly result: Validation }): ReactNode {
  const { t } = useTexts();
  const { draft } = useDraftState();
  const session = useSession();
  const group = session.kind === 'authenticated' ? session.staff.group : UserGroup.desk;
  const rows = useMemo(() => unusedObjects(result, draft, group), [result, draft, group]);
  const deletable = useMemo(() => rows.filter(({ isDeletable }) => isDeletable).map(({ ID }) => ID), [rows]);
  const selection = useSelection(deletable);
  const deletion = useDeletion();
  const nameOf = useObjectName();
  if (rows.length === 0) return null;
  const wanted = new Set(selection.ids);
  const remove = (): void =>
    deletion.ask(
      rows.filter(({ ID }) => wanted.has(ID)).map(({ name }) => name),
      { onDone: () => selection.setAll(false) },
    );
  return (
    <AccountCard title={t('validate.count', { title: t('validate.unusedObjects'), count: rows.length })}>
      <Text size="sm" c="dimmed" mb="xs">
        {t('validation.object-unused')} {rows.length === deletable.length ? '' : t('validate.onlyRoot')}
      </Text>
      <SelectionBar selection={selection} count={deletable.length}>
        <Button
          size="compact-sm"
          color="red"
          variant="light"
          leftSection={<Trash2 aria-hidden size={14} />}
          onClick={remove}
        >
          {t('validate.delete', { count: selection.ids.length })}
        </Button>
      </SelectionBar>
      <VirtualRows rows={rows} className={styles.rows}>
        {({ ID, name, isDeletable }) => {
          const object = objectOf(draft, name);
          if (object === undefined) return null;
          const words = nameOf(name.model, object);
          return (
            <div className={styles.row}>
              {isDeletable ? <RowCheckbox selection={selection} ID={ID} name={words} /> : null}
              <Anchor component={Link} to={editorPath(name.model, object)} size="sm" truncate>
                {words}
              </Anchor>
            </div>
          );
        }}
      </VirtualRows>
      {deletion.dialog}
    </AccountCard>
  );
}
