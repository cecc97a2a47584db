import { type ReactNode } from 'react';
import { FaceSelect } from '#ui/face-select.tsx';
import { useInterface, useSettings } from '../../state/content/interface-context.tsx';
import { speeds } from '../../state/settings/settings.ts';

export interface SpeedSelectProps {
  readonly onChosen: (rate: number) => void;
  readonly className?: string | undefined;
}

/** The speed of what is heard, which is remembered. */
export function SpeedSelect({ onChosen, className }: SpeedSelectProps): ReactNode {
  const { t, settings } = useInterface();
  const { speed } = useSettings();
  // Without `Intl`, whose data a phone reads for a tenth of a second.
  const rateText = (rate: number): string => `${String(rate).replace('.', t('player.decimalMark'))}×`;
  return (
    <FaceSelect
      className={className}
      label={t('player.speed')}
      face={rateText(speed)}
      value={String(speed)}
      onChoose={(chosen) => {
        settings.chooseSpeed(Number(chosen));
        onChosen(Number(chosen));
      }}
    >
      {speeds.map((rate) => (
        <option key={rate} value={rate}>
          {rateText(rate)}
        </option>
      ))}
    </FaceSelect>
  );
}
