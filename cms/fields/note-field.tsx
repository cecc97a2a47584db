import { Fieldset, Input, SegmentedControl, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { isObject } from '#content/schema/containers.ts';
import { fieldMark } from './field-mark.ts';
import { type FieldProps } from './field-props.ts';
import { LanguageText } from './language-text.tsx';
import { useField } from './use-field.ts';
import { useFieldError } from './use-findings.ts';

export type NoteChoice = 'off' | 'on' | 'own';

export interface NoteFieldProps extends FieldProps {
  /** The meaning of each choice. */
  readonly choices: Readonly<Record<NoteChoice, string>>;
  /** Labels the museum's own text. */
  readonly ownLabel: string;
}

/** A note that is off, shown in the guide's words, or in the museum's own. */
export function NoteField({ of, path, label, hint, choices, ownLabel }: NoteFieldProps): ReactNode {
  const { value, choose } = useField(of, path);
  const error = useFieldError(of, path)(path);
  const hasOwn = isObject(value) || (typeof value === 'string' && value !== '');
  /** The text that is hidden by another choice, for coming back to it. */
  const [kept, setKept] = useState<unknown>({});
  const chosen: NoteChoice = hasOwn ? 'own' : value === true ? 'on' : 'off';
  const decide = (next: NoteChoice): void => {
    if (hasOwn) setKept(value);
    choose(next === 'own' ? kept : next === 'on');
  };
  return (
    <Fieldset legend={label} variant="unstyled" {...fieldMark(path)}>
      {hint === undefined ? null : <Input.Description mb={8}>{hint}</Input.Description>}
      <Stack gap="sm">
        <SegmentedControl
          w="fit-content"
          maw="100%"
          aria-label={label}
          value={chosen}
          onChange={(next) => decide(next)}
          data={(['off', 'on', 'own'] as const).map((each) => ({ value: each, label: choices[each] }))}
        />
        {hasOwn ? <LanguageText of={of} path={path} label={ownLabel} /> : null}
        {error === undefined || hasOwn ? null : <Input.Error>{error}</Input.Error>}
      </Stack>
    </Fieldset>
  );
}
