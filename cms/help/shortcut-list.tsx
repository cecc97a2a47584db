import { SimpleGrid, Stack, Table, Text, Title } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { useTexts } from '../language/texts.tsx';
import { KeyCaps } from '../keyboard/key-caps.tsx';
import { type Shortcut, type ShortcutGroup, shortcutGroups } from '../keyboard/shortcuts.ts';

export function ShortcutList(): ReactNode {
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
      {shortcutGroups.map((group) => (
        <Group key={group.name} group={group} />
      ))}
    </SimpleGrid>
  );
}

function Group({ group: { name, shortcuts } }: { readonly group: ShortcutGroup }): ReactNode {
  const { t } = useTexts();
  return (
    <Stack gap={4}>
      <Title order={2} size="h5">
        {t(name)}
      </Title>
      <Table verticalSpacing={4} withRowBorders={false} aria-label={t(name)}>
        <Table.Tbody>
          {shortcuts.map((shortcut) => (
            <Table.Tr key={shortcut.does}>
              <Table.Th scope="row" fw={400}>
                {t(shortcut.does)}
              </Table.Th>
              <Table.Td ta="end">
                <Keys shortcut={shortcut} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Stack>
  );
}

function Keys({ shortcut: { keys } }: { readonly shortcut: Shortcut }): ReactNode {
  const { t } = useTexts();
  return keys.map((together, place) => (
    <Fragment key={together.join(' ')}>
      {place === 0 ? null : (
        <Text span c="dimmed" size="sm" mx={6}>
          {t('keys.or')}
        </Text>
      )}
      <KeyCaps keys={together} />
    </Fragment>
  ));
}
