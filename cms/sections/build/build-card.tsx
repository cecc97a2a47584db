import { Alert, Button, Group, Stack, Text, Anchor, List } from '@mantine/core';
import { CircleStop, Hammer, TriangleAlert } from 'lucide-react';
import { type ReactNode } from 'react';
import { BuildKind } from '#contract/calls/build-calls.ts';
import { AccountCard } from '../../account/account-card.tsx';
import { useTexts } from '../../language/texts.tsx';
import { type AppProblem } from './app-values.ts';
import { BuildProgress } from './build-progress.tsx';
import { type Builds } from './use-builds.ts';
import { Link } from 'react-router-dom';
import { fieldId } from './app-fields.tsx';
import { ways } from './app-ways.ts';
import { useProblemText } from './use-problem-text.ts';

interface BuildCardProps {
  readonly builds: Builds;
  readonly problems: readonly AppProblem[];
  /** Whether the form of the app has unsaved values. */
  readonly isUnsaved: boolean;
  /** Whether the server lacks tools. */
  readonly isLacking: boolean;
}

/** Begins a build, or says why none can begin, and shows how far it is and what came of it. */
export function BuildCard({ builds, problems, isUnsaved, isLacking }: BuildCardProps): ReactNode {
  const { t, failure } = useTexts();
  const { status, pending, error } = builds;
  const fatal = problems.filter(({ IsFatal }) => IsFatal);
  const isHindered = status?.CanBuild !== true || isLacking || isUnsaved || fatal.length > 0;
  return (
    <AccountCard title={t('build.builds')}>
      <Stack>
        <Text size="sm" c="dimmed">
          {t('build.buildsHint')}
        </Text>
        {status?.CanBuild === false ? (
          <Alert color="yellow" role="alert" icon={<TriangleAlert aria-hidden />}>
            {t('build.notYet')}
          </Alert>
        ) : (
          <BuildObstacles fatal={fatal} isLacking={isLacking} isUnsaved={isUnsaved} />
        )}
        <Group gap="xs">
          {Object.values(BuildKind).map((kind) => (
            <Button
              key={kind}
              variant={kind === BuildKind.release ? 'filled' : 'default'}
              leftSection={<Hammer aria-hidden size={16} />}
              disabled={!builds.may.build || isHindered}
              loading={pending?.type === 'build' && pending.kind === kind}
              onClick={() => builds.send({ type: 'build', kind })}
            >
              {t(`build.${kind}`)}
            </Button>
          ))}
          {builds.isUnderWay ? (
            <Button
              variant="default"
              leftSection={<CircleStop aria-hidden size={16} />}
              loading={pending?.type === 'cancel'}
              onClick={() => builds.send({ type: 'cancel' })}
            >
              {t('build.cancel')}
            </Button>
          ) : null}
        </Group>
        {error === undefined ? null : (
          <Alert color="red" role="alert" icon={<TriangleAlert aria-hidden />}>
            {failure(error)}
          </Alert>
        )}
        {status === undefined ? null : <BuildProgress status={status} isLost={builds.isLost} />}
      </Stack>
    </AccountCard>
  );
}

interface BuildObstaclesProps {
  readonly fatal: readonly AppProblem[];
  /** Whether the server lacks tools. */
  readonly isLacking: boolean;
  readonly isUnsaved: boolean;
}

/** Why no build can begin, each with the way to mend it. */
function BuildObstacles({ fatal, isLacking, isUnsaved }: BuildObstaclesProps): ReactNode {
  const { t } = useTexts();
  if (fatal.length === 0 && !isLacking && !isUnsaved) return null;
  return (
    <Alert
      color="yellow"
      role="note"
      icon={<TriangleAlert aria-hidden />}
      title={t('build.before')}
      // Coloured text would be too light.
      styles={{ title: { color: 'var(--mantine-color-text)' } }}
    >
      <List spacing={4} size="sm">
        {isUnsaved ? <List.Item>{t('build.unsaved')}</List.Item> : null}
        {fatal.map((problem) => (
          <List.Item key={problem.Reason}>
            <Obstacle problem={problem} />
          </List.Item>
        ))}
        {isLacking ? <List.Item>{t('build.noTools')}</List.Item> : null}
      </List>
    </Alert>
  );
}

/** A field says itself what is wrong with it. */
function Obstacle({ problem }: { readonly problem: AppProblem }): ReactNode {
  const { t, knows } = useTexts();
  const inWords = useProblemText();
  const { Field } = problem;
  const way = ways[Field];
  const label = `build.${Field}`;
  if (way !== undefined || !knows(label))
    return (
      <>
        {inWords(problem)}{' '}
        {way === undefined ? null : (
          <Anchor component={Link} to={way.path} size="sm" underline="always">
            {t(way.words)}
          </Anchor>
        )}
      </>
    );
  const go = (): void => document.querySelector<HTMLElement>(`#${fieldId(Field)}`)?.focus();
  return (
    <Anchor component="button" type="button" size="sm" underline="always" onClick={go}>
      {t(label)}
    </Anchor>
  );
}
