import { Button, Group } from '@mantine/core';
import { Plus } from 'lucide-react';
import { type ReactNode, type RefObject } from 'react';
import { SearchField } from '../controls/search-field.tsx';
import { useTexts } from '../language/texts.tsx';

interface ListHeadProps {
  readonly search: RefObject<HTMLInputElement | null>;
  readonly adder: RefObject<HTMLButtonElement | null>;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onAdd: () => void;
  /** The arrow down leads to the list. */
  readonly onDown: () => void;
  /** Enter opens the first object found. */
  readonly onEnter: () => void;
}

/** The search field of a list, and the button that adds an object. */
export function ListHead({ search, adder, typed, onType, onAdd, onDown, onEnter }: ListHeadProps): ReactNode {
  const { t } = useTexts();
  return (
    <Group gap="xs" wrap="nowrap">
      <SearchField
        ref={search}
        flex={1}
        label={t('list.find')}
        value={typed}
        onChange={onType}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') onDown();
          else if (event.key === 'Escape' && typed !== '') onType('');
          else if (event.key === 'Enter') onEnter();
          else return;
          event.preventDefault();
        }}
        aria-keyshortcuts="/"
      />
      <Button ref={adder} leftSection={<Plus aria-hidden size={16} />} aria-keyshortcuts="n" onClick={onAdd}>
        {t('action.add')}
      </Button>
    </Group>
  );
}
