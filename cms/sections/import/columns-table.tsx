import { NativeSelect, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { type Column, type Matching, type Meaning, usedColumns, withMeaning } from '#content/import/columns.ts';
import { readVariantCode } from '#content/language-variants.ts';
import { ownName } from '#content/own-name.ts';
import { columnName } from '#content/sheets/sheet.ts';
import { isOfPicture, targetNames, targetOf, type TargetName } from '#content/import/targets.ts';
import { languageWords } from '../../language/language-words.ts';
import { useTexts } from '../../language/texts.tsx';
import { VirtualRows } from '../../lists/virtual-rows.tsx';
import { useContentLanguages } from '../../workspace/use-catalogue.ts';
import styles from './import.module.css';
import { useRowHeight } from './plan-table.tsx';

export interface ColumnsTableProps {
  readonly matching: Matching;
  readonly examples: readonly (readonly string[])[];
  readonly onChange: (matching: Matching) => void;
}

/** What each column of a sheet holds, with its first values, for staff to correct. */
export function ColumnsTable({ matching, examples, onChange }: ColumnsTableProps): ReactNode {
  const { t } = useTexts();
  const height = useRowHeight(4.25, 8);
  const rows = matching.columns.map((column, at) => ({ ID: column.index, column, examples: examples[at] ?? [] }));
  const used = usedColumns(matching).length;
  return (
    <>
      <Text size="sm" c="dimmed" mb="xs" role="status">
        {t('import.columns.used', { count: used, all: rows.length })}
      </Text>
      <VirtualRows key={height} rows={rows} className={styles.rows} height={height}>
        {({ column, examples: values }) => (
          <div className={styles.column}>
            <Text size="sm" className={styles.one} title={column.header}>
              <Text span size="sm" c="dimmed">
                {columnName(column.index)}
              </Text>{' '}
              <Text span size="sm" fw={600}>
                {column.header}
              </Text>
            </Text>
            <Text size="sm" c="dimmed" className={styles.after}>
              {values.join(' · ')}
            </Text>
            <MeaningSelects
              column={column}
              onChange={(meaning) => onChange(withMeaning(matching, column.index, meaning))}
            />
          </div>
        )}
      </VirtualRows>
    </>
  );
}

interface MeaningSelectsProps {
  readonly column: Column;
  readonly onChange: (meaning: Meaning | undefined) => void;
}

function MeaningSelects({ column, onChange }: MeaningSelectsProps): ReactNode {
  const { t, language } = useTexts();
  const languages = useContentLanguages();
  const { header, meaning, sameAs } = column;
  const own = language.startsWith('de') ? 'de' : 'en';
  const known = languages.map(({ Code, DisplayName }) => ({ value: Code, label: DisplayName || Code }));
  const given = meaning?.language;
  const nameOf = (code: string): string =>
    readVariantCode(code) === undefined ? (ownName(code) ?? code) : languageWords(code, languages, { t, language });
  const others =
    given === undefined || known.some(({ value }) => value === given) ? [] : [{ value: given, label: nameOf(given) }];
  const choose = (name: string): void => {
    const target = targetNames.find((each) => each === name);
    if (target === undefined) return onChange(undefined);
    onChange({
      target,
      ...(targetOf(target).byLanguage === true && given !== undefined ? { language: given } : {}),
      ...(isOfPicture(target) && meaning?.picture !== undefined ? { picture: meaning.picture } : {}),
    });
  };
  return (
    <div className={styles.meaning}>
      <NativeSelect
        size="sm"
        aria-label={t('import.columns.holds', { name: header })}
        error={sameAs === undefined ? undefined : t('import.columns.same', { name: sameAs })}
        value={sameAs === undefined ? (meaning?.target ?? '') : ''}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={[
          { value: '', label: t('import.columns.none') },
          ...targetNames.map((name) => ({
            value: name,
            label: name === 'item' ? t('import.columns.place') : targetLabel(name, own),
          })),
        ]}
      />
      {meaning !== undefined && sameAs === undefined && isOfPicture(meaning.target) ? (
        <NativeSelect
          size="sm"
          maw={110}
          aria-label={t('import.columns.picture', { name: header })}
          value={String(meaning.picture ?? 1)}
          onChange={({ currentTarget }) => onChange({ ...meaning, picture: Number(currentTarget.value) })}
          data={Array.from({ length: Math.max(9, meaning.picture ?? 1) }, (_, at) => ({
            value: String(at + 1),
            label: t('import.picture', { number: at + 1 }),
          }))}
        />
      ) : null}
      {meaning !== undefined && sameAs === undefined && targetOf(meaning.target).byLanguage === true ? (
        <NativeSelect
          size="sm"
          aria-label={t('import.columns.language', { name: header })}
          value={given ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const { language: _before, ...bare } = meaning;
            onChange(value === '' ? bare : { ...bare, language: value });
          }}
          data={[
            { value: '', label: t('import.columns.ownLanguage', { language: known[0]?.label ?? '' }) },
            ...known,
            ...others,
          ]}
        />
      ) : null}
    </div>
  );
}

function targetLabel(name: TargetName, language: 'en' | 'de'): string {
  return targetOf(name)[language][0] ?? name;
}
