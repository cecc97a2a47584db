import { type ReactNode } from 'react';
import { type FileUse } from '../files/file-use.ts';
import { FileSlot } from '../files/file-slot.tsx';
import { fieldMark } from './field-mark.ts';
import { type FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';
import { useFieldError } from './use-findings.ts';

export interface FileFieldProps extends FieldProps {
  readonly kind: FileUse;
}

/** One file of the museum: a picture, a sound. */
export function FileField({ of, path, label, hint, kind }: FileFieldProps): ReactNode {
  const { value, choose } = useField(of, path);
  const errorAt = useFieldError(of, path);
  return (
    <div {...fieldMark(path)}>
      <FileSlot
        label={label}
        hint={hint}
        error={errorAt(path)}
        use={kind}
        value={typeof value === 'string' ? value : ''}
        onChange={choose}
      />
    </div>
  );
}
