import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { Info } from 'lucide-react';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type AppProblem } from './app-values.ts';
import { ways } from './app-ways.ts';
import { useTexts } from '../../language/texts.tsx';
import { useProblemText } from './use-problem-text.ts';

/** Shortcomings of the museum's content; the app can be built all the same. */
export function AppHints({ problems }: { readonly problems: readonly AppProblem[] }): ReactNode {
  const { t } = useTexts();
  const inWords = useProblemText();
  const hints = problems.filter(({ IsFatal }) => !IsFatal);
  if (hints.length === 0) return null;
  return (
    <Alert color="yellow" role="note" icon={<Info aria-hidden />}>
      <Stack gap="xs">
        {hints.map((problem) => {
          const way = ways[problem.Field];
          return (
            <Text key={problem.Reason} size="sm">
              {inWords(problem)}{' '}
              {way === undefined ? null : (
                <Anchor component={Link} to={way.path} size="sm" underline="always">
                  {t(way.words)}
                </Anchor>
              )}
            </Text>
          );
        })}
      </Stack>
    </Alert>
  );
}
