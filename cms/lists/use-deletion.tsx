import { Button, Group, List, ScrollArea, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type Finding } from '#content/finding.ts';
import { Dialog } from '../controls/dialog.tsx';
import { type ObjectName, type Patch, removal } from '../draft/draft.ts';
import { findingText } from '../language/finding-text.ts';
import { type StaffKey, useTexts } from '../language/texts.tsx';
import { useDraft } from '../workspace/workspace-context.tsx';
import { useObjectTexts } from './use-object-texts.ts';
import { useUndoNotice } from '../workspace/use-undo-notice.tsx';

/** Staff who want to delete something. */
export interface Deletion {
  /** Asks for confirmation with the consequences, or explains why deletion is impossible. */
  readonly ask: (names: readonly ObjectName[], more?: DeletionMore) => void;
  readonly dialog: ReactNode;
}

export interface DeletionMore {
  /** Dependent objects that are deleted as well. */
  readonly along?: readonly ObjectName[] | undefined;
  /** Further information. */
  readonly consequences?: ReactNode;
  /** Other words, where what is deleted stays elsewhere. */
  readonly words?: DeletionWords;
  readonly onDone?: () => void;
}

export type DeletionWords = Readonly<Record<'title' | 'refused' | 'done' | 'confirm', StaffKey>>;

const deleting: DeletionWords = {
  title: 'delete.title',
  refused: 'delete.refused',
  done: 'delete.done',
  confirm: 'action.delete',
};

type Asked = { readonly names: readonly ObjectName[]; readonly more: DeletionMore } & (
  | { readonly ok: true; readonly patches: readonly Patch[] }
  | { readonly ok: false; readonly findings: readonly Finding[] }
);

/** Longer lists show only their number beyond this many. */
const most = 50;

export function useDeletion(): Deletion {
  const { t } = useTexts();
  const store = useDraft();
  const words = useObjectTexts();
  const tell = useUndoNotice();
  const [asked, setAsked] = useState<Asked>();
  const close = (): void => setAsked(undefined);
  const said = asked?.more.words ?? deleting;
  const subject = asked === undefined ? {} : subjectOf(asked.names);
  const remove = (): void => {
    if (asked === undefined) return;
    const done = t(said.done, subject);
    close();
    if (!store.remove(allOf(asked.names, asked.more)).ok) return;
    asked.more.onDone?.();
    tell(done);
  };
  return {
    ask: (names, more = {}) => setAsked({ names, more, ...removal(store.getState().draft, allOf(names, more)) }),
    dialog: (
      <Dialog
        opened={asked !== undefined}
        onClose={close}
        title={t(asked?.ok === false ? said.refused : said.title, subject)}
        size="lg"
        withCloseButton={false}
      >
        {asked === undefined ? null : (
          <Stack>
            {asked.ok ? asked.more.consequences : null}
            {asked.ok ? <Consequences names={asked.names} patches={asked.patches} /> : <Reasons {...asked} />}
            <Group justify="end">
              <Button variant="default" data-autofocus onClick={close}>
                {t(asked.ok ? 'action.cancel' : 'action.close')}
              </Button>
              {asked.ok ? (
                <Button color="red" onClick={remove}>
                  {t(said.confirm)}
                </Button>
              ) : null}
            </Group>
          </Stack>
        )}
      </Dialog>
    ),
  };

  function subjectOf(names: readonly ObjectName[]): { readonly count: number; readonly name: string } {
    const [first] = names;
    return { count: names.length, name: first === undefined ? '' : words.nameOf(first) };
  }
}

/** Referring objects come before those they refer to. */
function allOf(names: readonly ObjectName[], { along = [] }: DeletionMore): readonly ObjectName[] {
  return [...along, ...names];
}

interface ConsequencesProps {
  readonly names: readonly ObjectName[];
  readonly patches: readonly Patch[];
}

function Consequences({ names, patches }: ConsequencesProps): ReactNode {
  const { t } = useTexts();
  const { nameOf } = useObjectTexts();
  const asked = new Set(names.map(({ model, ID }) => `${model} ${ID}`));
  const others = patches.filter(({ model, ID }) => !asked.has(`${model} ${ID}`));
  const gone = others.filter(({ after }) => after === undefined);
  const changed = others.filter(({ after }) => after !== undefined);
  return (
    <>
      {names.length > 1 ? <Names lines={names.map(nameOf)} /> : null}
      {gone.length > 0 ? (
        <>
          <Text>{t('delete.also', { count: gone.length })}</Text>
          <Names lines={gone.map(nameOf)} />
        </>
      ) : null}
      {changed.length > 0 ? (
        <>
          <Text>{t('delete.changes', { count: changed.length })}</Text>
          <Names lines={changed.map(nameOf)} />
        </>
      ) : null}
      <Text c="dimmed">{t('delete.undo')}</Text>
    </>
  );
}

function Reasons({ findings }: { readonly findings: readonly Finding[] }): ReactNode {
  const { t } = useTexts();
  const { useOf } = useObjectTexts();
  const [rules, uses] = [findings.filter((one) => !isUse(one)), findings.filter(isUse)];
  return (
    <>
      {rules.map((rule) => (
        <Text key={rule.key}>{findingText(rule, t)}</Text>
      ))}
      {uses.length > 0 ? (
        <>
          <Text>{t('delete.used')}</Text>
          <Names lines={uses.map(useOf)} />
        </>
      ) : null}
    </>
  );
}

const isUse = ({ key }: Finding): boolean => key === 'still-referenced';

function Names({ lines }: { readonly lines: readonly string[] }): ReactNode {
  const { t } = useTexts();
  return (
    <ScrollArea.Autosize mah="30vh" tabIndex={0}>
      <List spacing={4}>
        {lines.slice(0, most).map((line, place) => (
          <List.Item key={place}>{line}</List.Item>
        ))}
      </List>
      {lines.length > most ? <Text>{t('publish.more', { count: lines.length - most })}</Text> : null}
    </ScrollArea.Autosize>
  );
}
