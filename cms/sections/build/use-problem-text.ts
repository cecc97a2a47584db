import { type BuildStatus } from './build-machine.ts';
import { useTexts } from '../../language/texts.tsx';
import { type AppProblem } from './app-values.ts';

type ReportedProblem = Pick<AppProblem, 'Reason' | 'Facts'> | NonNullable<BuildStatus['Failure']>;

/** Puts what is wrong with the app, or with a build, into words. A reason that is not known keeps its name. */
export function useProblemText(): (problem: ReportedProblem) => string {
  const { refusal } = useTexts();
  return ({ Reason, Facts }) => refusal({ message: Reason, reason: Reason, facts: Facts });
}
