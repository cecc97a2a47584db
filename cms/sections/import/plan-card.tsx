import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { CircleCheck } from 'lucide-react';
import { type ReactNode } from 'react';
import { type Plan } from '#content/import/plan.ts';
import { AccountCard } from '../../account/account-card.tsx';
import { useTexts } from '../../language/texts.tsx';
import styles from './import.module.css';
import { PlanTable, type PlanTableProps, RefusalList, type RefusalListProps } from './plan-table.tsx';
import { type PlanTicks, usePlanTicks } from './use-plan-ticks.ts';
import { type Planning } from './use-planning.ts';

export interface PlanCardProps<Planned extends Plan> extends Pick<PlanTableProps, 'action'> {
  readonly title: string;
  readonly planning: Planning<Planned>;
  readonly isApplying: boolean;
  /** Whether something must be filled in before it can be applied. */
  readonly isIncomplete: boolean;
  /** What was planned for, if it is planned again when more is known. */
  readonly of?: unknown;
  /** Beside what cannot be used. */
  readonly refusedAction?: RefusalListProps['action'];
  /** Above the button. */
  readonly children?: ReactNode;
  readonly onApply: (plan: Planned, ticks: PlanTicks) => void;
}

/** What would change, and the button that changes it. */
export function PlanCard<Planned extends Plan>(given: PlanCardProps<Planned>): ReactNode {
  const { t } = useTexts();
  const { title, planning, refusedAction, ...props } = given;
  if (planning.status === 'idle') return null;
  return (
    <>
      <AccountCard title={title}>
        {planning.status === 'planning' ? (
          <Stack gap="xs" role="status">
            <Text>{t('import.planning')}</Text>
            <Progress value={planning.part * 100} aria-label={t('import.planning')} />
          </Stack>
        ) : null}
        {planning.status === 'failed' ? <Text role="alert">{t('import.notPlanned')}</Text> : null}
        {planning.status === 'ready' ? <ReadyPlan plan={planning.plan} {...props} /> : null}
      </AccountCard>
      {planning.status === 'ready' ? <RefusalList plan={planning.plan} action={refusedAction} /> : null}
    </>
  );
}

type ReadyPlanProps<Planned extends Plan> = Omit<PlanCardProps<Planned>, 'title' | 'planning' | 'refusedAction'> & {
  readonly plan: Planned;
};

function ReadyPlan<Planned extends Plan>(props: ReadyPlanProps<Planned>): ReactNode {
  const { t } = useTexts();
  const { plan, of = plan, action, isApplying, isIncomplete, onApply, children } = props;
  const ticks = usePlanTicks(plan, of);
  const { made } = ticks.counts;
  const same = plan.same === 0 ? '' : t('import.same', { count: plan.same });
  if (plan.changes.length === 0)
    return (
      <Group gap="xs" role="status" wrap="nowrap" align="start">
        <CircleCheck aria-hidden className={styles.sign} />
        <Text>
          {t(plan.same === 0 && plan.refusals.length > 0 ? 'import.nothingUsed' : 'import.nothing')} {same}
        </Text>
      </Group>
    );
  return (
    <>
      <Text mb="xs">
        {t('import.notYet')} {same}
      </Text>
      <PlanTable plan={plan} ticks={ticks} action={action} />
      {children}
      <Group className={styles.apply} gap="md">
        <Button
          loading={isApplying}
          disabled={isIncomplete || ticks.state === 'none'}
          onClick={() => onApply(plan, ticks)}
        >
          {t('import.apply', { count: ticks.count })}
        </Button>
        {made === 0 ? null : <Text size="sm">{t('import.stationsMade', { count: made })}</Text>}
      </Group>
    </>
  );
}
