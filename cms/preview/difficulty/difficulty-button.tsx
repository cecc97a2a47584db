import { ActionIcon, Alert, Loader, Popover, Stack, Text, Title } from '@mantine/core';
import { Gauge } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { type TourDefinition } from '#content/definition.ts';
import { useTexts } from '../../language/texts.tsx';
import { type MeasuredDifficulty, useDifficulty } from './use-difficulty.ts';

export interface DifficultyButtonProps {
  readonly definition: TourDefinition;
  /** Of the station. */
  readonly ID: number;
}

/** Says how hard a game is, measured with simulated players. */
export function DifficultyButton(props: DifficultyButtonProps): ReactNode {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const titled = useId();
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={300} trapFocus withinPortal zIndex={180}>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          size="md"
          aria-label={t('difficulty.title')}
          title={t('difficulty.title')}
          onClick={() => setOpen(!isOpen)}
        >
          <Gauge aria-hidden size={16} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-labelledby={titled} tabIndex={-1}>
        <Stack gap="xs">
          <Title order={3} size="h6" id={titled}>
            {t('difficulty.title')}
          </Title>
          <Measured {...props} />
          <Text size="xs" c="dimmed">
            {t('difficulty.model')}
          </Text>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

function Measured({ definition, ID }: DifficultyButtonProps): ReactNode {
  const { t } = useTexts();
  const measured = useDifficulty(definition, ID);
  if (measured === undefined) return <Loader size="sm" role="img" aria-label={t('difficulty.playing')} />;
  if (measured === null) return <Text size="sm">{t('difficulty.unplayable')}</Text>;
  return (
    <>
      <Text size="sm" role="status">
        <Outcome measured={measured} />
      </Text>
      {Number.isFinite(measured.median) ? null : <Alert color="orange">{t('difficulty.hopeless')}</Alert>}
      {measured.small.length === 0 ? null : (
        <Alert color="orange">
          {t('difficulty.small', {
            count: measured.small.length,
            places: measured.small.map((place) => place + 1).join(', '),
          })}
        </Alert>
      )}
    </>
  );
}

function Outcome({ measured }: { readonly measured: MeasuredDifficulty }): ReactNode {
  const { t } = useTexts();
  const { players, median, most, winners, kind } = measured;
  if (!Number.isFinite(median)) return t('difficulty.few', { players, winners: Math.round(winners * players) });
  const half = t(`difficulty.half.${kind}`, { players, count: median });
  return Number.isFinite(most)
    ? `${half} ${t('difficulty.most', { count: most })}`
    : `${half} ${t('difficulty.some', { losers: players - Math.round(winners * players) })}`;
}
