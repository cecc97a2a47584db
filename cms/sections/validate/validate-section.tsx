import { Button, Group, Loader, Stack, Switch, Text, Anchor } from '@mantine/core';
import { CircleCheck, SearchCheck, Trash2 } from 'lucide-react';
import { type ReactNode, useState, useMemo } from 'react';
import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import { SectionHead } from '../../controls/section-head.tsx';
import { useTexts } from '../../language/texts.tsx';
import { useConnection, useSession } from '../../session/session-context.tsx';
import { useAutosave } from '../../workspace/autosave.tsx';
import { useDraft, useDraftState } from '../../workspace/workspace-context.tsx';
import { goneCount, type Validation, unusedFiles, unusedObjects } from './findings.ts';
import { interfaceAdvice } from './interface-advice.ts';
import { adviceWords, faultWords, ProblemList } from './problem-list.tsx';
import { validationMachine } from './validation-machine.ts';
import { Link } from 'react-router-dom';
import { formatBytes } from '#i18n/format-bytes.ts';
import { AccountCard } from '../../account/account-card.tsx';
import { RowCheckbox } from '../../lists/row-checkbox.tsx';
import { SelectionBar } from '../../lists/selection-bar.tsx';
import { useSelection } from '../../lists/use-selection.ts';
import { VirtualRows } from '../../lists/virtual-rows.tsx';
import { fileHref } from '../../media/file-address.ts';
import { DeleteFiles } from './delete-files.tsx';
import styles from './validate.module.css';
import { UserGroup } from '#contract/staff-kinds.ts';
import { objectOf } from '../../draft/draft.ts';
import { useDeletion } from '../../lists/use-deletion.tsx';
import { editorPath } from '../../workspace/editor-path.ts';
import { useContentLanguages } from '../../workspace/use-catalogue.ts';
import { useObjectName } from '../../workspace/use-object-name.ts';

/** The most findings to list of each kind: thousands would take megabytes. */
const most = 2000;

/** The files that have been deleted since a check. */
interface Deletion {
  readonly of: Validation | undefined;
  readonly paths: ReadonlySet<string>;
}

const none: Deletion = { of: undefined, paths: new Set() };

/** Checks the editing copy (section 2.5): gaps, faults, and unused objects and files. */
export function ValidateSection(): ReactNode {
  const { t, failure } = useTexts();
  const { client, showsUnopened } = useConnection();
  const draft = useDraft();
  const { isOn } = useAutosave();
  const [isAll, setAll] = useState(showsUnopened);
  const [machine] = useState(() =>
    validationMachine.provide({
      actors: {
        check: fromPromise(async ({ input, signal }) => {
          // The server checks what is saved.
          if (input.savesFirst) await draft.save();
          return client('validate', { query: { all: input.isAll ? 'true' : 'false', most: String(most) }, signal });
        }),
      },
    }),
  );
  const [state, send] = useMachine(machine);
  const { result, error, runs } = state.context;
  const [deletion, setDeletion] = useState(none);
  const deleted = deletion.of === result ? deletion.paths : none.paths;
  return (
    <Stack gap="lg" maw={960}>
      <SectionHead>
        <Button
          leftSection={<SearchCheck aria-hidden size={16} />}
          loading={state.matches('checking')}
          onClick={() => send({ type: 'start', isAll, savesFirst: isOn })}
        >
          {t(runs === 0 ? 'validate.start' : 'validate.again')}
        </Button>
      </SectionHead>
      <Text c="dimmed" size="sm" maw={640}>
        {t('validate.hint')}
      </Text>
      <Switch
        label={t('validate.all')}
        description={t('validate.allHint')}
        checked={isAll}
        onChange={({ currentTarget }) => setAll(currentTarget.checked)}
      />
      <div role="status">
        {state.matches('checking') ? (
          <Group gap="xs">
            <Loader size="sm" aria-hidden />
            <Text>{t('validate.wait')}</Text>
          </Group>
        ) : null}
        {state.matches('done') && result !== undefined ? <Verdict result={result} deleted={deleted} /> : null}
      </div>
      {state.matches('failed') ? <Text role="alert">{failure(error)}</Text> : null}
      {result === undefined ? null : (
        <Lists
          key={runs}
          result={result}
          deleted={deleted}
          onDeleted={(path) =>
            setDeletion(({ of, paths }) => ({ of: result, paths: new Set(of === result ? [...paths, path] : [path]) }))
          }
        />
      )}
    </Stack>
  );
}

function Verdict({ result, deleted }: Pick<ListsProps, 'result' | 'deleted'>): ReactNode {
  const { t } = useTexts();
  const { draft } = useDraftState();
  const { MissingResources: missing, Problems: problems, UnusedObjects } = result.Counts;
  const unused = UnusedObjects - goneCount(result, draft, deleted);
  const isCut = Object.values(result.Counts).some((count) => count > most);
  if (missing + problems + unused > 0)
    return (
      <Text>
        {t('validate.found', { missing, problems, unused })}
        {isCut ? ` ${t('validate.first', { count: most })}` : null}
      </Text>
    );
  return (
    <Group gap="xs" c="teal.9">
      <CircleCheck aria-hidden />
      <Text fw={600}>{t('validate.none')}</Text>
    </Group>
  );
}

interface ListsProps {
  readonly result: Validation;
  /** Paths of files that have been deleted since. */
  readonly deleted: ReadonlySet<string>;
  readonly onDeleted: (path: string) => void;
}

function Lists({ result, deleted, onDeleted }: ListsProps): ReactNode {
  const { t, language } = useTexts();
  const languages = useContentLanguages();
  const { MissingResources, Problems, Advice, Counts } = result;
  const foreign = interfaceAdvice(languages, language);
  return (
    <>
      <ProblemList
        title={t('validate.missing')}
        problems={MissingResources}
        count={Counts.MissingResources}
        wordsOf={faultWords}
      />
      <ProblemList title={t('validate.problems')} problems={Problems} count={Counts.Problems} wordsOf={faultWords} />
      <UnusedObjectList result={result} />
      <UnusedFileList result={result} deleted={deleted} onDeleted={onDeleted} />
      <ProblemList
        title={t('validate.advice')}
        problems={[...Advice, ...foreign]}
        count={Counts.Advice + foreign.length}
        wordsOf={adviceWords}
      />
    </>
  );
}

/** Files that the content does not name, chosen and deleted together, for good. */
function UnusedFileList({ result, deleted, onDeleted }: ListsProps): ReactNode {
  const { t, language } = useTexts();
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
          onDeleted={onDeleted}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </AccountCard>
  );
}

/** Objects that nothing leads to, chosen and deleted together; that can be undone like every other edit. */
function UnusedObjectList({ result }: { readonly result: Validation }): ReactNode {
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
