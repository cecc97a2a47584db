import { Button, Group, Input, Menu, Stack, Text } from '@mantine/core';
import { Plus, QrCode, Puzzle, MapIcon, type LucideIcon, List, LayoutGrid, Grid3x3 } from 'lucide-react';
import { type ReactNode } from 'react';
import { Selector } from '#content/constants.ts';
import { asWhole } from '#content/schema/stored-number.ts';
import { ItemList } from '../../../fields/item-list.tsx';
import { useFieldError } from '../../../fields/use-findings.ts';
import { useList } from '../../../fields/use-list.ts';
import { useTexts } from '../../../language/texts.tsx';

const icons: Readonly<Record<Selector, LucideIcon>> = {
  [Selector.DialPad]: Grid3x3,
  [Selector.List]: List,
  [Selector.QrCode]: QrCode,
  [Selector.Cards]: LayoutGrid,
  [Selector.Map]: MapIcon,
  [Selector.GameBoard]: Puzzle,
};

/** The screens on which visitors choose a station, in the order in which the guide offers them. */
export function SelectorsTab({ ID }: { readonly ID: number }): ReactNode {
  const { t } = useTexts();
  const of = { model: 'tours', ID } as const;
  const list = useList(of, ['Selectors']);
  const error = useFieldError(of, ['Selectors'])(['Selectors']);
  const chosen = list.items.map((stored) => Object.values(Selector).find((each) => each === asWhole(stored)));
  const left = Object.values(Selector).filter((selector) => !chosen.includes(selector));
  const nameOf = (place: number): string => {
    const selector = chosen[place];
    return selector === undefined ? String(list.items[place]) : t(`tour.selector.${selector}`);
  };
  return (
    <Stack gap="sm" maw={640}>
      <Text c="dimmed">{t('tour.Selectors.hint')}</Text>
      <ItemList
        label={t('tour.Selectors')}
        list={list}
        nameOf={nameOf}
        add={
          <Menu position="bottom-start">
            <Menu.Target>
              <Button variant="light" disabled={left.length === 0} leftSection={<Plus aria-hidden size={16} />}>
                {t('tour.selector.add')}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {left.map((selector) => (
                <Menu.Item
                  key={selector}
                  leftSection={<SelectorIcon selector={selector} />}
                  onClick={() => list.add(selector)}
                >
                  {t(`tour.selector.${selector}`)}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        }
      >
        {(place) => {
          const selector = chosen[place];
          return (
            <Group wrap="nowrap" py={4}>
              {selector === undefined ? null : <SelectorIcon selector={selector} />}
              <div>
                <Text fw={600}>{nameOf(place)}</Text>
                <Text size="sm" c="dimmed">
                  {place === 0 ? `${t('tour.selector.first')} ` : ''}
                  {selector === undefined ? '' : t(`tour.selector.${selector}.hint`)}
                </Text>
              </div>
            </Group>
          );
        }}
      </ItemList>
      {error === undefined ? null : <Input.Error role="alert">{error}</Input.Error>}
    </Stack>
  );
}

function SelectorIcon({ selector }: { readonly selector: Selector }): ReactNode {
  const Icon = icons[selector];
  return <Icon aria-hidden size={20} style={{ flex: 'none' }} />;
}
