import { Select } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { useTexts } from '../language/texts.tsx';
import { type ListEntry } from './list-rows.tsx';

/** The order of a list. */
const orders = ['content', 'name', 'newest'] as const;
export type Order = (typeof orders)[number];

export interface Sorted<Entry> {
  readonly rows: readonly Entry[];
  readonly order: Order;
  readonly setOrder: (order: Order) => void;
}

export function useSorted<Entry extends ListEntry>(entries: readonly Entry[]): Sorted<Entry> {
  const { language } = useTexts();
  const [order, setOrder] = useState<Order>('content');
  const rows = useMemo(() => sorted(entries, order, language), [entries, order, language]);
  return { rows, order, setOrder };
}

function sorted<Entry extends ListEntry>(entries: readonly Entry[], order: Order, language: string): readonly Entry[] {
  switch (order) {
    case 'content':
      return entries;
    case 'name': {
      const { compare } = new Intl.Collator(language, { numeric: true });
      return entries.toSorted((one, other) => compare(one.name, other.name));
    }
    case 'newest':
      // IDs are assigned in ascending order.
      return entries.toSorted((one, other) => other.ID - one.ID);
  }
}

export interface SortChoiceProps {
  readonly order: Order;
  readonly onChange: (order: Order) => void;
}

export function SortChoice({ order, onChange }: SortChoiceProps): ReactNode {
  const { t } = useTexts();
  return (
    <Select
      ml="auto"
      w={150}
      size="xs"
      aria-label={t('list.order')}
      allowDeselect={false}
      value={order}
      data={orders.map((value) => ({ value, label: t(`list.order.${value}`) }))}
      onChange={(value) => {
        const chosen = orders.find((each) => each === value);
        if (chosen !== undefined) onChange(chosen);
      }}
    />
  );
}
