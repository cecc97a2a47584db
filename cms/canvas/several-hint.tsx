import { type ReactNode } from 'react';
import { useTexts } from '../language/texts.tsx';
import { Hint } from './hint.tsx';

/** Says what can be done with several chosen shapes. */
export function SeveralHint({ count }: { readonly count: number }): ReactNode {
  const { t } = useTexts();
  return (
    <Hint>
      <span role="status">{t('canvas.several', { count })}</span>
    </Hint>
  );
}
