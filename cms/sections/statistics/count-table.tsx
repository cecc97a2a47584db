import '@mantine/core/styles/ColorSwatch.css';
import { Button, ColorSwatch, ScrollArea, Table } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../language/texts.tsx';
import { type Counted, changeIn } from './counted.ts';
import styles from './statistics.module.css';

export interface CountTableProps {
  /** The accessible name. */
  readonly title: string;
  /** The heading of the first column. */
  readonly head: string;
  readonly rows: readonly Counted[];
  /** Draws the share of the highest count into each row. */
  readonly hasBars?: boolean;
  readonly shownFirst?: number;
  /** Shows the last rows first: those of a span end with today. */
  readonly isNewestFirst?: boolean;
  /** The colours in which a chart beside it shows the rows. */
  readonly colours?: readonly string[];
}

/** Pixels: a table beside a chart is as high. */
export const chartHeight = 280;

/** Rows that come with each press of "more". */
const step = 200;

/** Counts as a table, which is a bar chart as well where the rows are ranked. */
export function CountTable({
  title,
  head,
  rows,
  hasBars = false,
  shownFirst = 15,
  isNewestFirst = false,
  colours,
}: CountTableProps): ReactNode {
  const { t, language } = useTexts();
  const [shown, setShown] = useState(shownFirst);
  const most = Math.max(1, ...rows.slice(0, 1).map(({ count }) => count));
  const isCompared = rows.some(({ before }) => before !== undefined);
  const number = (count: number): string => count.toLocaleString(language);
  return (
    <>
      <ScrollArea.Autosize
        mah={hasBars ? undefined : chartHeight}
        viewportProps={{ role: 'group', 'aria-label': title, tabIndex: 0 }}
      >
        <Table className={styles.table} aria-label={title} verticalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{head}</Table.Th>
              <Table.Th className={styles.number}>{t('stats.count')}</Table.Th>
              {isCompared ? (
                <>
                  <Table.Th className={styles.number}>{t('stats.before')}</Table.Th>
                  <Table.Th className={styles.number}>{t('stats.change')}</Table.Th>
                </>
              ) : null}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {(isNewestFirst ? rows.toReversed() : rows).slice(0, shown).map(({ key, name, count, before }, place) => (
              <Table.Tr key={key}>
                <Table.Th scope="row" className={styles.name}>
                  {colours === undefined ? null : (
                    <ColorSwatch
                      aria-hidden
                      size={12}
                      className={styles.swatch}
                      color={`var(--mantine-color-${(colours[place] ?? colours.at(-1) ?? '').replace('.', '-')})`}
                    />
                  )}
                  {name}
                  {hasBars ? (
                    <div aria-hidden className={styles.bar} style={{ inlineSize: `${(count / most) * 100}%` }} />
                  ) : null}
                </Table.Th>
                <Table.Td className={styles.number}>{number(count)}</Table.Td>
                {before === undefined ? null : (
                  <>
                    <Table.Td className={styles.number}>{number(before)}</Table.Td>
                    <Table.Td className={styles.number}>{changeIn(language, count, before) ?? t('stats.new')}</Table.Td>
                  </>
                )}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
      {rows.length > shown ? (
        <Button variant="subtle" size="compact-sm" onClick={() => setShown((before) => before + step)}>
          {t('stats.more', { count: rows.length - shown })}
        </Button>
      ) : null}
    </>
  );
}
