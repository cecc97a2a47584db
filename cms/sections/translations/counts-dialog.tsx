import { Table, Text } from '@mantine/core';
import { memo, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useFailureNotice } from '../../controls/use-failure-notice.ts';
import { Dialog } from '../../controls/dialog.tsx';
import { useTexts } from '../../language/texts.tsx';
import { useIsRoot } from '../../session/use-is-root.ts';
import { languageName } from '../../language/writing.ts';
import { writtenIn } from '../../workspace/rules/language-families.ts';
import { useContentLanguages } from '../../workspace/use-catalogue.ts';
import { type Count, nothing } from './rules/count-words.ts';
import { type TextPlace } from './rules/text-places.ts';
import { useDeskWorker } from './use-desk-worker.ts';
import { usePlaceName } from './use-text-places.ts';
import { type PlaceCount } from './work/desk-tasks.ts';

export interface CountsDialogProps {
  readonly places: readonly TextPlace[];
  readonly source: string;
  readonly onClose: () => void;
}

/** How many words and characters there are by tour, and how many of them each language still lacks. */
export function CountsDialog({ places, source, onClose }: CountsDialogProps): ReactNode {
  const { t } = useTexts();
  const languages = useContentLanguages();
  const from = languages.find(({ Code }) => Code === source);
  const others = writtenIn(languages).filter(({ Code }) => Code !== source);
  const targets = others.map(({ Code }) => Code).join(' ');
  const rows = useRows(places, source, targets);
  return (
    <Dialog
      opened
      onClose={onClose}
      size="auto"
      title={t('counts.title')}
      closeButtonProps={{ 'aria-label': t('action.cancel') }}
    >
      <Text size="sm" c="dimmed" mb="xs">
        {t('counts.hint')}
      </Text>
      <Table.ScrollContainer minWidth={320}>
        <Table aria-label={t('counts.title')} aria-busy={rows.length <= places.length}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('counts.place')}</Table.Th>
              <Table.Th scope="col">{from === undefined ? source : languageName(from)}</Table.Th>
              {others.map((each) => (
                <Table.Th key={each.Code} scope="col">
                  {t('counts.open', { language: languageName(each) })}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <CountRow key={row.place?.key ?? ''} row={row} targets={targets} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Dialog>
  );
}

/** Not rendered again for every row that follows. */
const CountRow = memo(({ row: { place, all, open }, targets }: { readonly row: Row; readonly targets: string }) => {
  const { t, language } = useTexts();
  const nameOf = usePlaceName();
  const words = ({ words: count, characters }: Count): ReactNode => (
    <>
      {t('counts.words', { count })}
      <Text size="xs" c="dimmed">
        {t('counts.characters', { count: characters.toLocaleString(language) })}
      </Text>
    </>
  );
  return (
    <Table.Tr>
      <Table.Th scope="row">{nameOf(place)}</Table.Th>
      <Table.Td>{words(all)}</Table.Td>
      {targets.split(' ').map((code) => (
        <Table.Td key={code}>{words(open.get(code) ?? nothing)}</Table.Td>
      ))}
    </Table.Tr>
  );
});

interface Row extends PlaceCount {
  readonly place: TextPlace | undefined;
}

/** Counts one place after the other in the worker. */
function useRows(places: readonly TextPlace[], source: string, targets: string): readonly Row[] {
  const [rows, setRows] = useState<readonly Row[]>([]);
  const ready = useDeskWorker();
  const isRoot = useIsRoot();
  const tellFailure = useFailureNotice();
  const count = useEffectEvent(async (signal: AbortSignal) => {
    const done: Row[] = [];
    const worker = await ready();
    for (const place of [undefined, ...places]) {
      if (signal.aborted) return;
      const counts = await worker.ask('countPlace', { place: place?.key, source, targets: targets.split(' '), isRoot });
      done.push({ place, ...counts });
      setRows([...done]);
    }
  });
  useEffect(() => {
    const leaving = new AbortController();
    count(leaving.signal).catch((error: unknown) => {
      if (!leaving.signal.aborted) tellFailure(error);
    });
    return () => leaving.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [places, source, targets]);
  return rows;
}
