import { Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { loadAgain } from '#ui/load-again.ts';
import quietButton from '#ui/quiet-button.module.css';
import { useContent } from '../../state/content/content-context.tsx';
import type { Result } from './share-result.ts';

export interface ShareButtonProps extends Result {
  readonly label: string;
}

/** Makes a picture of a result, signed by the museum, on the device; gives it to another app or saves it, no more. */
export function ShareButton({ label, ...result }: ShareButtonProps): ReactNode {
  const { say, catalogue } = useContent();
  const [isBusy, setBusy] = useState(false);
  const lines = [...result.lines, say(catalogue.provider.Name).text];
  const share = (): void => {
    setBusy(true);
    loadAgain(() => import('./share-result.ts'))
      .then(({ shareResult }) => shareResult({ ...result, lines }))
      .catch((error: unknown) => console.warn('The result could not be shared', error))
      .finally(() => setBusy(false));
  };
  return (
    <button type="button" className={quietButton.quiet} aria-busy={isBusy} onClick={share}>
      <Share2 aria-hidden size={18} /> {label}
    </button>
  );
}

/** Returns whether results can be shared; the native app can neither share nor save files. */
export function canShareResults(): boolean {
  return !('GuideNative' in globalThis);
}
