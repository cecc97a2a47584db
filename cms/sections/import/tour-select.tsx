import { NativeSelect, TextInput } from '@mantine/core';
import { type ReactNode } from 'react';
import { useTexts } from '../../language/texts.tsx';
import { objectLabel } from '../../workspace/object-label.ts';
import { useObjects } from '../../workspace/use-catalogue.ts';
import { type TourChoice } from './use-import-definition.ts';

export interface TourSelectProps {
  readonly value: TourChoice;
  readonly onChange: (choice: TourChoice) => void;
  /** The name of a new tour at first. */
  readonly suggested: string;
}

/** Whether it is a new tour that still needs a name. */
export function isNameless(choice: TourChoice): boolean {
  return choice.kind === 'new' && choice.name.trim() === '';
}

/** Chooses the tour whose stations are filled in, or a new one. */
export function TourSelect({ value, onChange, suggested }: TourSelectProps): ReactNode {
  const { t, language } = useTexts();
  const tours = useObjects('tours');
  const current = value.kind === 'tour' ? String(value.ID) : value.kind;
  const choose = (chosen: string): void => {
    if (chosen === 'new') onChange({ kind: 'new', name: suggested });
    else if (chosen === 'all' || chosen === 'none') onChange({ kind: chosen });
    else onChange({ kind: 'tour', ID: Number(chosen) });
  };
  return (
    <>
      <NativeSelect
        maw={480}
        label={t('import.tour')}
        description={t(value.kind === 'all' ? 'import.tour.allHint' : 'import.tour.hint')}
        value={current}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={[
          ...(value.kind === 'none' ? [{ value: 'none', label: t('import.tour.choose') }] : []),
          ...tours.map((tour) => ({ value: String(tour['ID']), label: objectLabel(tour, language, t('unnamed')) })),
          { value: 'new', label: t('import.tour.new') },
          { value: 'all', label: t('import.tour.all') },
        ]}
      />
      {value.kind === 'new' ? (
        <TextInput
          maw={480}
          mt="sm"
          label={t('import.tour.name')}
          error={isNameless(value) ? t('import.tour.unnamed') : undefined}
          value={value.name}
          onChange={({ currentTarget }) => onChange({ kind: 'new', name: currentTarget.value })}
        />
      ) : null}
    </>
  );
}
