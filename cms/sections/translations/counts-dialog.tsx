import { Table, Text } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { Dialog } from '../../controls/dialog.tsx';
import { useTexts } from '../../language/texts.tsx';
import { languageName } from '../../language/writing.ts';
import { useContentLanguages } from '../../workspace/use-catalogue.ts';
import { type Count, nothing, sum } from './rules/count-words.ts';
import { isOpen, textsOf } from './rules/open-texts.ts';
import { everywhere, type TextPlace } from './rules/text-places.ts';
import { countOnce } from './use-counted.ts';
import { usePlaceName } from './use-text-places.ts';

export interface CountsDialogProps {
  readonly places: readonly TextPlace[];
  readonly source: string;
  readonly onClose: () => void;
}

/** How many words and characters there are by tour, and how many of them each language still lacks. */
export function CountsDialog({ places, source, onClose }: CountsDialogProps): ReactNode {
  const { t, language } = useTexts();
  const nameOf = usePlaceName();
  const languages = useContentLanguages();
  const from = languages.find(({ Code }) => Code === source);
  const others = languages.filter(({ Code }) => Code !== source);
  const rows = useRows(places, source, others.map(({ Code }) => Code).join(' '));
  const words = ({ words: count, characters }: Count): ReactNode => (
    <>
      {t('counts.words', { count })}
      <Text size="xs" c="dimmed">
        {t('counts.characters', { count: characters.toLocaleString(language) })}
      </Text>
    </>
  );
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
            {rows.map(({ place, all, open }) => (
              <Table.Tr key={place?.key ?? ''}>
                <Table.Th scope="row">{nameOf(place)}</Table.Th>
                <Table.Td>{words(all)}</Table.Td>
                {others.map(({ Code }) => (
                  <Table.Td key={Code}>{words(open.get(Code) ?? nothing)}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Dialog>
  );
}

interface Row {
  readonly place: TextPlace | undefined;
  readonly all: Count;
  readonly open: ReadonlyMap<string, Count>;
}

/** Counts one place after the other, so that pages stay responsive. */
function useRows(places: readonly TextPlace[], source: string, targets: string): readonly Row[] {
  const [rows, setRows] = useState<readonly Row[]>([]);
  useEffect(() => {
    const all: readonly (TextPlace | undefined)[] = [undefined, ...places];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = (done: readonly Row[]): void => {
      setRows(done);
      if (done.length === all.length) return;
      const place = all[done.length];
      timer = setTimeout(() => next([...done, rowOf(place, places, source, targets.split(' '))]));
    };
    timer = setTimeout(() => next([]));
    return () => clearTimeout(timer);
  }, [places, source, targets]);
  return rows;
}

function rowOf(
  place: TextPlace | undefined,
  places: readonly TextPlace[],
  source: string,
  targets: readonly string[],
): Row {
  const objects = place?.objects ?? everywhere(places);
  const counted = targets.map((target) => {
    const texts = textsOf(objects, { source, target }).filter((text) => text.source !== '');
    const add = (total: Count, text: (typeof texts)[number]): Count => sum(total, countOnce(text));
    return { target, all: texts.reduce(add, nothing), open: texts.filter((text) => isOpen(text)).reduce(add, nothing) };
  });
  return {
    place,
    all: counted[0]?.all ?? nothing,
    open: new Map(counted.map(({ target, open }) => [target, open])),
  };
}
