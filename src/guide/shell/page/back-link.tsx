import { ArrowLeft } from 'lucide-react';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { join, roundClass } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { trailBehind } from '../../adapters/trail.ts';
import { useTranslate } from '../../state/content/interface-context.tsx';
import { wayBack } from '../../routes.ts';
import styles from './page.module.css';
import { stepsBackTo } from '../navigation/steps-back.ts';

/**
 * The arrow in the bar. If the visitor came from its target, it goes back in history, so that the screen appears as it
 * was left.
 */
export function BackLink({ to }: { readonly to: string }): ReactNode {
  const t = useTranslate();
  const navigate = useNavigate();
  const { key } = useLocation();
  const left = useRef<string>(undefined);

  function goBack(event: MouseEvent): void {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const steps = isPlain ? stepsBackTo(to, trailBehind()) : undefined;
    if (steps === undefined) return;
    event.preventDefault();
    // The browser takes a moment to go back; a second tap must not go further.
    if (left.current !== key) void navigate(-steps);
    left.current = key;
  }

  return (
    <Link
      to={to}
      state={wayBack}
      className={join(roundClass, styles.back)}
      aria-label={t('action.back')}
      title={t('action.back')}
      onClick={goBack}
    >
      <ArrowLeft aria-hidden />
    </Link>
  );
}
