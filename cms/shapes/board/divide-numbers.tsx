import { Button, Group, NumberInput } from '@mantine/core';
import { Dices } from 'lucide-react';
import { type ReactNode } from 'react';
import { useTexts } from '../../language/texts.tsx';
import { type DivisionChoice } from './rules/division/board-parts.ts';
import { mostCells, mostLines } from './rules/division/divide.ts';

export interface DivideNumbersProps {
  readonly choice: DivisionChoice;
  readonly onChange: (to: Partial<DivisionChoice>) => void;
}

/** The numbers that an area is divided by. */
export function DivideNumbers({ choice, onChange }: DivideNumbersProps): ReactNode {
  const { t } = useTexts();
  const fields =
    choice.form === 'cells'
      ? ([{ field: 'count', min: 1, max: mostCells }] as const)
      : ([
          { field: 'rows', min: 1, max: mostLines },
          { field: 'columns', min: 1, max: mostLines },
        ] as const);
  return (
    <Group align="end">
      {[...fields, { field: 'margin', min: 0, max: 10_000 } as const].map(({ field, min, max }) => (
        <NumberInput
          key={field}
          label={t(`board.divide.${field}`)}
          value={choice[field]}
          w={130}
          min={min}
          max={max}
          clampBehavior="strict"
          allowDecimal={false}
          {...(field === 'margin' ? { suffix: ' px' } : {})}
          onChange={(value) => {
            // While the field is empty, the last number stays.
            if (typeof value === 'number' && value >= min) onChange({ [field]: value });
          }}
        />
      ))}
      {choice.form === 'cells' ? (
        <Button
          variant="light"
          leftSection={<Dices aria-hidden size={18} />}
          onClick={() => onChange({ seed: choice.seed + 1 })}
        >
          {t('board.divide.shuffle')}
        </Button>
      ) : null}
    </Group>
  );
}
