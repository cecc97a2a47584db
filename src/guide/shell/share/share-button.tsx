import { Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { loadAgain } from '#ui/load-again.ts';
import quietButton from '#ui/quiet-button.module.css';
import type { Result } from './share-result.ts';

export interface ShareButtonProps extends Result {
  readonly label: string;
}

/** Makes a picture of a result on the device, and gives it to another app or saves it; it is sent nowhere else. */
export function ShareButton({ label, ...result }: ShareButtonProps): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const share = (): void => {
    setBusy(true);
    loadAgain(() => import('./share-result.ts'))
      .then(({ shareResult }) => shareResult(result))
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
