import { RequestError } from './errors.ts';

/** A window, as far as it is needed here. */
interface Target {
  readonly addEventListener: (type: 'unhandledrejection', listen: (event: Rejection) => void) => void;
}

interface Rejection {
  readonly reason: unknown;
  readonly preventDefault: () => void;
}

/** Reports failed calls that no code has handled. */
export function watchNetwork(target: Target, report: (error: RequestError, url: string) => void): void {
  target.addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    if (!(reason instanceof RequestError)) return;
    event.preventDefault();
    console.warn('A call failed', reason);
    report(reason, reason.facts.url);
  });
}
