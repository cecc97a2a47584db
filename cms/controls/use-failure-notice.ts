import { notifications } from '@mantine/notifications';
import { RequestError } from '#contract/errors.ts';
import { useTexts } from '../language/texts.tsx';
import { showNetworkError } from './network-error.tsx';

/** Returns a function that says why a call failed, where no form or dialog can. */
export function useFailureNotice(): (error: unknown) => void {
  const { failure } = useTexts();
  return (error) => {
    if (error instanceof RequestError && error.facts.failure === 'network') showNetworkError(error);
    else notifications.show({ color: 'red', message: failure(error), role: 'alert' });
  };
}
