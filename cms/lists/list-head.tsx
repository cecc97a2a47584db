import { Button, Group } from '@mantine/core';
import { Plus } from 'lucide-react';
import { type ReactNode, type RefObject } from 'react';
import { useTexts } from '../language/texts.tsx';
import { FindField, type FindFieldProps } from './find-field.tsx';

interface ListHeadProps extends Omit<FindFieldProps, 'label'> {
  readonly adder: RefObject<HTMLButtonElement | null>;
  readonly onAdd: () => void;
}

/** The search field of a list, and the button that adds an object. */
export function ListHead({ adder, onAdd, ...field }: ListHeadProps): ReactNode {
  const { t } = useTexts();
  return (
    <Group gap="xs" wrap="nowrap">
      <FindField {...field} label={t('list.find')} />
      <Button ref={adder} leftSection={<Plus aria-hidden size={16} />} aria-keyshortcuts="n" onClick={onAdd}>
        {t('action.add')}
      </Button>
    </Group>
  );
}
