import { Radio, Table } from '@mantine/core';
import { type ReactNode } from 'react';
import { type StoredObject } from '#content/schema/containers.ts';
import { type OpenClash } from '../draft/clash.ts';
import { type ConflictPath, type FieldConflict, isSamePath } from '../draft/merge.ts';
import { fieldLabel, type FieldSpeaker, valueText } from '../language/field-texts.ts';
import { useTexts } from '../language/texts.tsx';
import styles from './clash-dialog.module.css';
import { useFieldSpeaker } from './use-field-speaker.ts';

export interface ClashFieldsProps {
  readonly clash: OpenClash;
  /** Where my value is chosen. */
  readonly mine: readonly ConflictPath[];
  readonly onChoose: (path: ConflictPath, isMine: boolean) => void;
}

const sides = ['mine', 'theirs'] as const;
type Side = (typeof sides)[number];

/** Each place where two people wrote different things, with what each wrote. */
export function ClashFields({ clash, mine, onChoose }: ClashFieldsProps): ReactNode {
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
