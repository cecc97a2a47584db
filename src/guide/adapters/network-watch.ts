import { RequestError } from '#contract/errors.ts';

type Target = Pick<typeof globalThis, 'addEventListener'>;

/** Reports failed calls that no code has handled. */
export function watchNetwork(target: Target, report: (error: RequestError, url: string) => void): void {
  target.addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason;
    if (!(reason instanceof RequestError)) return;
    event.preventDefault();
    console.warn('A call failed', reason);
    report(reason, reason.facts.url);
  });
}
