import { NumberInput } from '@mantine/core';
import { type ClipboardEvent, type ReactNode, useState } from 'react';
import { type Spot } from '#engine/map/position.ts';
import { fieldMark } from './field-mark.ts';
import { type FieldProps } from './field-props.ts';
import { readPasted } from './pasted-number.ts';
import { useField } from './use-field.ts';
import { useFieldError } from './use-findings.ts';
import { coordinatesFault, shortened } from '../language/coordinates-fault.ts';
import { useTexts } from '../language/texts.tsx';

export interface NumberFieldProps extends FieldProps {
  /** The value that applies while nothing is stored, shown in grey. */
  readonly fallback?: number;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** The unit after the number. */
  readonly unit?: string;
  /** Gets a pasted place, whose latitude or longitude this field is. */
  readonly onPastePlace?: (spot: Spot) => void;
}

/** A number. A value out of range is kept and reported, never changed silently. */
export function NumberField(props: NumberFieldProps): ReactNode {
  const { of, path, label, hint, fallback, min, max, step = 1, unit, onPastePlace } = props;
  const { t } = useTexts();
  const { value, set } = useField(of, path);
  const errorAt = useFieldError(of, path);
  const [unread, setUnread] = useState<string>();
  const unreadError = (text: string): string => {
    const pasted = onPastePlace === undefined ? undefined : readPasted(text);
    return pasted?.kind === 'other' && !pasted.place.ok
      ? coordinatesFault(pasted.place, t)
      : t('field.notOneNumber', { text: shortened(text) });
  };
  const paste = (event: ClipboardEvent<HTMLElement>): void => {
    const text = event.clipboardData.getData('text');
    const pasted = readPasted(text);
    // The field handles the rest: a part of a number may be pasted into another.
    if (/^\s*[-\d.]*\s*$/.test(text)) return;
    event.preventDefault();
    event.stopPropagation();
    setUnread(undefined);
    if (pasted.kind === 'number') set(pasted.value);
    else if (pasted.place.ok && onPastePlace !== undefined) onPastePlace(pasted.place.spot);
    else setUnread(text);
  };
  return (
    <NumberInput
      {...fieldMark(path)}
      label={label}
      description={hint}
      error={unread === undefined ? errorAt(path) : unreadError(unread)}
      value={typeof value === 'number' || typeof value === 'string' ? value : ''}
      placeholder={fallback === undefined ? undefined : String(fallback)}
      step={step}
      clampBehavior="none"
      {...(min === undefined ? {} : { min })}
      {...(max === undefined ? {} : { max })}
      {...(unit === undefined ? {} : { suffix: ` ${unit}` })}
      onPasteCapture={paste}
      onChange={(next) => {
        setUnread(undefined);
        set(asStored(next));
      }}
    />
  );
}

/** Incomplete input, such as a minus sign, stays as typed and is reported. */
function asStored(typed: number | string): number | string | undefined {
  if (typed === '') return undefined;
  const isNumber = typeof typed === 'string' && /^-?\d+(?:\.\d+)?$/.test(typed) && Number.isFinite(Number(typed));
  return isNumber ? Number(typed) : typed;
}
