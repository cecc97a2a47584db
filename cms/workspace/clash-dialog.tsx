import { Button, Code, Group, Modal, Radio, Stack, Table, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type OpenClash } from '../draft/draft-store.ts';
import { type ConflictPath, isSamePath } from '../draft/merge.ts';
import { useWords } from '../language/words.tsx';
import { useObjectName } from './use-object-name.ts';
import { useDraft, useDraftState } from './workspace-context.tsx';

/** What two people have changed in different ways, side by side and field by field. */
export function ClashDialog(): ReactNode {
  const { saving } = useDraftState();
  const clash = saving.kind === 'clashed' ? saving.clashes[0] : undefined;
  return clash === undefined ? null : (
    <Clash
      key={`${clash.model} ${clash.ID} ${clash.conflicts.map(({ path }) => path.join('.')).join(' ')}`}
      clash={clash}
    />
  );
}

function Clash({ clash }: { readonly clash: OpenClash }): ReactNode {
  const { t } = useWords();
  const nameOf = useObjectName();
  const store = useDraft();
  const [mine, setMine] = useState<readonly ConflictPath[]>(() => clash.conflicts.map(({ path }) => path));
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
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={t('clash.title')}
    >
      <Stack>
        <Text fw={600}>{nameOf(clash.model, object)}</Text>
        {isWhole ? (
          <Text>{t(clash.theirs === undefined ? 'clash.gone' : 'clash.removed')}</Text>
        ) : (
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('clash.field')}</Table.Th>
                <Table.Th>{t('clash.mine')}</Table.Th>
                <Table.Th>{t('clash.theirs')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {clash.conflicts.map(({ path, ...sides }) => (
                <Table.Tr key={path.join(' ')}>
                  <Table.Th scope="row">{path.join(', ')}</Table.Th>
                  {(['mine', 'theirs'] as const).map((side) => (
                    <Table.Td key={side}>
                      <Radio
                        name={path.join(' ')}
                        checked={mine.some((each) => isSamePath(each, path)) === (side === 'mine')}
                        onChange={() => choose(path, side === 'mine')}
                        label={<Code block>{shown(sides[side])}</Code>}
                      />
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
        <Group justify="end">
          {isWhole ? (
            <>
              <Button variant="default" onClick={() => store.decide(clash, 'none')}>
                {t('clash.keepTheirs')}
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

function shown(value: unknown): string {
  if (value === undefined) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value, undefined, 1);
}
