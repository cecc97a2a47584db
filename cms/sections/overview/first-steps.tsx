import { Anchor, Group, List, Progress, Text, ThemeIcon } from '@mantine/core';
import { Check, Circle, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '../../controls/icon-button.tsx';
import { useTexts } from '../../language/texts.tsx';
import { browserMemory } from '../../session/browser-memory.ts';
import { useWorkNews } from '../../workspace/work-news.tsx';
import { useFromLateDraft } from '../../workspace/workspace-context.tsx';
import { TitledCard } from '../../controls/titled-card.tsx';
import { type Step, stepsIn } from './steps.ts';
import { useMayOpen } from '../use-may-open.ts';

const memoryKey = 'cmsFirstSteps';

/** The way of a new museum to its first tour; gone when it is done, or when staff hide it. */
export function FirstSteps(): ReactNode {
  const { t } = useTexts();
  const { news } = useWorkNews();
  const mayOpen = useMayOpen();
  const made = useFromLateDraft(stepsIn);
  const [isHidden, setHidden] = useState(() => browserMemory.read(memoryKey) === 'hidden');
  if (isHidden || made.every(({ isDone }) => isDone) || news === undefined) return null;
  const steps: readonly Step[] = [...made, { name: 'publish', isDone: false, path: '/overview' }];
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <TitledCard title={t('steps.title')}>
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm" c="dimmed">
          {t('steps.done', { done, count: steps.length })}
        </Text>
        <IconButton
          label={t('steps.hide')}
          icon={X}
          onClick={() => {
            browserMemory.write(memoryKey, 'hidden');
            setHidden(true);
          }}
        />
      </Group>
      <Progress value={(100 * done) / steps.length} aria-label={t('steps.title')} />
      <List spacing="xs" mt="xs" listStyleType="none">
        {steps.map(({ name, isDone, path }) => {
          const words = t(`steps.${name}`);
          return (
            <List.Item
              key={name}
              icon={
                <ThemeIcon size={22} radius="xl" variant={isDone ? 'filled' : 'light'}>
                  {isDone ? (
                    <Check role="img" aria-label={t('steps.isDone')} size={14} />
                  ) : (
                    <Circle aria-hidden size={14} />
                  )}
                </ThemeIcon>
              }
            >
              {isDone || name === 'publish' || !mayOpen(path) ? (
                <Text {...(isDone ? { c: 'dimmed' } : {})}>{words}</Text>
              ) : (
                <Anchor component={Link} to={path}>
                  {words}
                </Anchor>
              )}
            </List.Item>
          );
        })}
      </List>
    </TitledCard>
  );
}
