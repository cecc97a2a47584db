import { Button, Group, Text } from '@mantine/core';
import { Star } from 'lucide-react';
import { type ReactNode } from 'react';
import { useObjects } from './use-catalogue.ts';
import { useDraft } from './workspace-context.tsx';

export interface DefaultSwitchProps {
  readonly model: 'languages' | 'themes';
  readonly ID: number;
  /** The text at the default. */
  readonly isDefault: string;
  /** The button's text at the others. */
  readonly make: string;
}

/** One of a list is the default; to make another one that takes it from the first. */
export function DefaultSwitch({ model, ID, isDefault, make }: DefaultSwitchProps): ReactNode {
  const store = useDraft();
  const objects = useObjects(model);
  const isThis = objects.some((object) => object['ID'] === ID && object['IsDefault'] === true);
  if (isThis) {
    return (
      <Group gap="xs">
        <Star aria-hidden size={16} fill="currentColor" />
        <Text size="sm">{isDefault}</Text>
      </Group>
    );
  }
  const choose = (): void =>
    store.putAll(
      objects
        .map((object) => ({ model, object: { ...object, IsDefault: object['ID'] === ID }, was: object['IsDefault'] }))
        .filter(({ object, was }) => object.IsDefault !== (was === true)),
    );
  return (
    <Button variant="default" size="sm" w="fit-content" leftSection={<Star aria-hidden size={16} />} onClick={choose}>
      {make}
    </Button>
  );
}
