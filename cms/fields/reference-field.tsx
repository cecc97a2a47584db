import { Select } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { type StoredObject } from '#content/schema/containers.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { objectOf, objectsOf } from '../draft/draft.ts';
import { oncePerObject } from '#content/once-per-object.ts';
import { useTexts } from '../language/texts.tsx';
import { objectLabel } from '../workspace/object-label.ts';
import { useFromLateDraft } from '../workspace/workspace-context.tsx';
import { fieldMark } from './field-mark.ts';
import { type FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';
import { useFieldError } from './use-findings.ts';

export interface ReferenceFieldProps extends FieldProps {
  readonly to: EditedModel;
  /** If set, only these can be chosen. */
  readonly isOffered?: (object: StoredObject) => boolean;
  /** Replaces the object's own name. */
  readonly nameOf?: (object: StoredObject) => string;
  /** The meaning of an empty choice. */
  readonly placeholder?: string;
}

const none: readonly StoredObject[] = [];

/** At most this many are listed; typing finds the others. */
const shownAtOnce = 50;

/** A reference to another object, found by typing its name; -1 for no object. */
export function ReferenceField(props: ReferenceFieldProps): ReactNode {
  const { of, path, label, hint, placeholder, ...offer } = props;
  const { value, choose } = useField(of, path);
  const errorAt = useFieldError(of, path);
  return (
    <div {...fieldMark(path)}>
      <ReferenceSelect
        {...offer}
        label={label}
        hint={hint}
        placeholder={placeholder}
        error={errorAt(path)}
        value={typeof value === 'number' && value >= 0 ? value : undefined}
        onChoose={choose}
      />
    </div>
  );
}

export interface ReferenceSelectProps extends Pick<ReferenceFieldProps, 'to' | 'isOffered' | 'nameOf'> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly error?: string | undefined;
  readonly value: number | undefined;
  /** Undefined for no object. */
  readonly onChoose: (ID: number | undefined) => void;
}

/** The same without a bound field, for lists to which objects are added. */
export function ReferenceSelect(props: ReferenceSelectProps): ReactNode {
  const { to, isOffered, nameOf, label, hint, placeholder, error, value, onChoose } = props;
  const { t, language } = useTexts();
  const [isOpen, setOpen] = useState(false);
  // While closed it holds only the chosen option: Mantine renders hidden options, too.
  const objects = useFromLateDraft((draft) => (isOpen ? objectsOf(draft, to) : none));
  const chosenObject = useFromLateDraft((draft) =>
    value === undefined ? undefined : objectOf(draft, { model: to, ID: value }),
  );
  const optionOf = useMemo(
    () =>
      oncePerObject((object: StoredObject) => ({
        value: String(object['ID']),
        label: nameOf?.(object) ?? objectLabel(object, language, t('unnamed')),
      })),
    [nameOf, language, t],
  );
  const data = useMemo(() => {
    const listed = isOpen || chosenObject === undefined ? objects : [chosenObject];
    return listed.filter((object) => isOffered?.(object) ?? true).map(optionOf);
  }, [objects, isOpen, chosenObject, isOffered, optionOf]);
  const stored = value === undefined ? null : String(value);
  const isLost = stored !== null && !data.some((option) => option.value === stored);
  return (
    <Select
      label={label}
      description={hint}
      placeholder={placeholder ?? t('field.none')}
      error={error}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('field.clear', { field: label }) }}
      limit={shownAtOnce}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      nothingFoundMessage={t('list.nothing')}
      value={stored}
      data={isLost ? [...data, { value: stored, label: t('field.lost', { ID: stored }) }] : data}
      onChange={(chosen) => onChoose(chosen === null ? undefined : Number(chosen))}
    />
  );
}
