import { Check, Eye } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { withServerBase } from '#content/server-base.ts';
import { useContent } from '../../../state/content/content-context.tsx';
import { useTranslate } from '../../../state/content/interface-context.tsx';
import styles from './deep-dives.module.css';

/** The museum's icon (IconSet, section 3.4), or ours, for a deep dive that is open or has been opened. */
export function DiveMark({ isFound, isOpen }: { readonly isFound: boolean; readonly isOpen: boolean }): ReactNode {
  const t = useTranslate();
  const { catalogue, base } = useContent();
  const { DeepDiveActive, DeepDiveFound } = catalogue.configuration.IconSet;
  const [broken, setBroken] = useState('');
  if (!isFound && !isOpen) return null;
  const icon = withServerBase(isOpen ? DeepDiveActive : DeepDiveFound, base);
  const Own = isOpen ? Eye : Check;
  return (
    <span className={styles.mark}>
      {icon === '' || icon === broken ? (
        <Own aria-hidden size={16} strokeWidth={2.5} />
      ) : (
        <img src={icon} alt="" onError={() => setBroken(icon)} />
      )}
      <span className="visually-hidden">{t(isOpen ? 'dive.active' : 'dive.found')}</span>
    </span>
  );
}
