import { Checkbox, SimpleGrid, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { accessQuestions } from '#content/access-questions.ts';
import { type ObjectName } from '../../draft/draft.ts';
import { fieldMark } from '../../fields/field-mark.ts';
import { useField } from '../../fields/use-field.ts';
import { useTexts } from '../../language/texts.tsx';

const path = ['Access', 'HiddenQuestions'] as const;

/** Ticks for the questions about access that the guide asks first. The content stores the others, with names that we do not know. */
export function AccessQuestionsField({ of }: { readonly of: ObjectName }): ReactNode {
  const { t } = useTexts();
  const { value, update } = useField(of, path);
  const asksFirst = useField(of, ['Access', 'Ask']).value !== false;
  const hidden = asList(value);
  const ask = (asked: readonly string[]): void =>
    update((stored) => {
      const unknown = asList(stored).filter((name) => !accessQuestions.some((known) => known === name));
      return [...accessQuestions.filter((name) => !asked.includes(name)), ...unknown];
    });
  return (
    <Checkbox.Group
      {...fieldMark(path)}
      label={t('settings.Access.asked')}
      description={t('settings.Access.asked.hint')}
      value={accessQuestions.filter((name) => !hidden.includes(name))}
      onChange={ask}
    >
      {asksFirst ? null : (
        <Text size="sm" mt="xs">
          {t('settings.Access.notAsked')}
        </Text>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" mt="xs">
        {accessQuestions.map((name) => (
          <Checkbox key={name} value={name} label={t(`settings.Access.question.${name}`)} />
        ))}
      </SimpleGrid>
    </Checkbox.Group>
  );
}

function asList(stored: unknown): readonly unknown[] {
  return Array.isArray(stored) ? stored : stored === undefined || stored === null ? [] : [stored];
}
