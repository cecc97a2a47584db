import { NativeSelect, Table, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { type NamePart, type NamePattern, namePatterns } from '#content/import/file-names.ts';
import { useTexts } from '../../language/texts.tsx';
import { useFieldSpeaker } from '../../workspace/use-field-speaker.ts';
import styles from './import.module.css';
import { type NameExample } from './work/import-tasks.ts';

export interface NamePatternsProps {
  readonly pattern: NamePattern;
  readonly examples: readonly NameExample[];
  readonly onChange: (pattern: NamePattern) => void;
}

/** How the names of files are read, shown on the first of them. */
export function NamePatterns({ pattern, examples, onChange }: NamePatternsProps): ReactNode {
  const { t } = useTexts();
  const { languageName } = useFieldSpeaker();
  const word = (part: NamePart): string => t(`import.names.${part}`);
  const label = ({ folder, parts }: NamePattern): string =>
    `${folder === undefined ? '' : `${t('import.names.folder', { part: word(folder) })} / `}${parts.map(word).join(' – ')}`;
  const current = namePatterns.findIndex((each) => label(each) === label(pattern));
  return (
    <>
      <NativeSelect
        maw={480}
        label={t('import.names.order')}
        description={t('import.names.hint')}
        value={String(current)}
        onChange={({ currentTarget }) => onChange(namePatterns[Number(currentTarget.value)] ?? pattern)}
        data={namePatterns.map((each, at) => ({ value: String(at), label: label(each) }))}
      />
      <Table.ScrollContainer minWidth={420} mt="sm">
        <Table aria-label={t('import.names.examples')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('import.names.file')}</Table.Th>
              <Table.Th>{word('code')}</Table.Th>
              <Table.Th>{word('language')}</Table.Th>
              <Table.Th>{word('description')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {examples.map(({ path, code, language, description }) => (
              <Table.Tr key={path}>
                <Table.Td className={styles.whole}>{path}</Table.Td>
                <Table.Td>
                  <Text size="sm" fw={600} {...(code === undefined ? { c: 'red.9' } : {})}>
                    {code ?? t('import.names.none')}
                  </Text>
                </Table.Td>
                <Table.Td>{language === undefined ? '–' : languageName(language)}</Table.Td>
                <Table.Td>{description === '' ? '–' : description}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </>
  );
}
