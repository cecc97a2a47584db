import { Button, Group, Modal, Stack, Text, Radio, Table } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { canPostpone, type OpenClash } from '../draft/clash.ts';
import { type ConflictPath, isSamePath, type FieldConflict } from '../draft/merge.ts';
import { useTexts } from '../language/texts.tsx';
import { useObjectName } from './use-object-name.ts';
import { useDraft, useDraftState } from './workspace-context.tsx';
import { type StoredObject } from '#content/schema/containers.ts';
import { fieldLabel, type FieldSpeaker, valueText } from '../language/field-texts.ts';
import styles from './clash-dialog.module.css';
import { useFieldSpeaker } from './use-field-speaker.ts';

/** Conflicting changes of two people, side by side and field by field. */
export function ClashDialog(): ReactNode {
  const { saving } = useDraftState();
  if (saving.kind !== 'clashed') return null;
  const [clash] = saving.clashes;
  return clash === undefined ? null : (
    <Clash
      key={`${clash.model} ${clash.ID} ${clash.conflicts.map(({ path }) => path.join('.')).join(' ')}`}
      clash={clash}
      mayReturn={canPostpone(saving.clashes)}
    />
  );
}

interface ClashProps {
  readonly clash: OpenClash;
  readonly mayReturn: boolean;
}

/** Gives the focus back when the question is answered: the dialog goes all at once, and would not. */
function useFocusBack(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
}

function Clash({ clash, mayReturn }: ClashProps): ReactNode {
  const { t } = useTexts();
  const nameOf = useObjectName();
  const store = useDraft();
  const [mine, setMine] = useState<readonly ConflictPath[]>(() => clash.conflicts.map(({ path }) => path));
  useFocusBack();
  const object = clash.mine ?? clash.theirs ?? {};
  const isWhole = clash.conflicts.length === 0;
  const choose = (path: ConflictPath, isMine: boolean): void => {
    const others = mine.filter((each) => !isSamePath(each, path));
    setMine(isMine ? [...others, path] : others);
  };
  return (
    <Modal
      opened
      size="xl"
      onClose={store.postpone}
      withCloseButton={false}
      closeOnEscape={mayReturn}
      closeOnClickOutside={false}
      title={t('clash.title')}
    >
      <Stack>
        <Text fw={600}>{nameOf(clash.model, object)}</Text>
        {isWhole ? (
          <Text>
            {t(clash.theirs === undefined ? 'clash.gone' : 'clash.removed')}
            {clash.along === undefined || clash.along.length === 0 ? null : ` ${t('clash.along')}`}
          </Text>
        ) : (
          <ClashFields clash={clash} mine={mine} onChoose={choose} />
        )}
        <Group justify="end">
          {mayReturn ? (
            <Button variant="subtle" mr="auto" onClick={store.postpone}>
              {t('clash.back')}
            </Button>
          ) : null}
          {isWhole ? (
            <>
              <Button variant="default" onClick={() => store.decide(clash, 'none')}>
                {t(clash.theirs === undefined ? 'clash.letGo' : 'clash.keepTheirs')}
              </Button>
              <Button onClick={() => store.decide(clash, 'all')}>{t('clash.keepMine')}</Button>
            </>
          ) : (
            <Button onClick={() => store.decide(clash, mine)}>{t('clash.decide')}</Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

interface ClashFieldsProps {
  readonly clash: OpenClash;
  /** Where my value is chosen. */
  readonly mine: readonly ConflictPath[];
  readonly onChoose: (path: ConflictPath, isMine: boolean) => void;
}

const sides = ['mine', 'theirs'] as const;
type Side = (typeof sides)[number];

/** Each place where two people wrote different things, with what each wrote. */
function ClashFields({ clash, mine, onChoose }: ClashFieldsProps): ReactNode {
  const { t } = useTexts();
  const speaker = useFieldSpeaker();
  return (
    <Table layout="fixed" verticalSpacing="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th w="24%">{t('clash.field')}</Table.Th>
          <Table.Th>{t('clash.mine')}</Table.Th>
          <Table.Th>{t('clash.theirs')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {clash.conflicts.map((conflict) => {
          const { path } = conflict;
          const isMine = mine.some((each) => isSamePath(each, path));
          const words = wordsOf(conflict, clash, speaker);
          return (
            <Table.Tr key={path.join(' ')}>
              <Table.Th scope="row" className={styles.words}>
                {fieldLabel({ model: clash.model, object: clash.theirs ?? {}, path }, speaker)}
              </Table.Th>
              {sides.map((side) => (
                <Table.Td key={side}>
                  <Radio
                    name={path.join(' ')}
                    checked={isMine === (side === 'mine')}
                    onChange={() => onChoose(path, side === 'mine')}
                    label={words[side]}
                    classNames={{ label: styles.words }}
                  />
                </Table.Td>
              ))}
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}

/** Both values; exactly as stored where their words would be the same. */
function wordsOf(conflict: FieldConflict, clash: OpenClash, speaker: FieldSpeaker): Readonly<Record<Side, string>> {
  const wordsFrom = (side: Side): string => {
    const object: StoredObject = clash[side] ?? {};
    return valueText(conflict[side], { model: clash.model, object, path: conflict.path }, speaker);
  };
  const words = { mine: wordsFrom('mine'), theirs: wordsFrom('theirs') };
  return words.mine === words.theirs ? { mine: asStored(conflict.mine), theirs: asStored(conflict.theirs) } : words;
}

function asStored(value: unknown): string {
  if (value === undefined) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value, undefined, 1);
}
