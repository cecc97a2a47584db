import { Alert, Anchor, List } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../language/texts.tsx';
import { fieldId } from './app-fields.tsx';
import { type AppProblem } from './app-values.ts';
import { ways } from './app-ways.ts';
import { useProblemText } from './use-problem-text.ts';

interface BuildObstaclesProps {
  readonly fatal: readonly AppProblem[];
  /** Whether the server lacks tools. */
  readonly isLacking: boolean;
  readonly isUnsaved: boolean;
}

/** Why no build can begin, each with the way to mend it. */
export function BuildObstacles({ fatal, isLacking, isUnsaved }: BuildObstaclesProps): ReactNode {
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
