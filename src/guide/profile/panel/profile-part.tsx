import { X } from 'lucide-react';
import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { RoundButton } from '#ui/button.tsx';
import quietButton from '#ui/quiet-button.module.css';
import { lateTexts, useLateTexts } from '../../shell/late/late-texts.tsx';
import { useInterface } from '../../state/content/interface-context.tsx';
import { useVisit } from '../../state/visit/visit-context.tsx';
import { ProfileSheet } from './profile-sheet.tsx';
import styles from './profile-line.module.css';

const { Texts, ready } = lateTexts('profile', 'versions');

export const profileTexts = ready;

/** Accompanies every screen: the panel of the access profile, while it is open. */
export function ProfileCompanion(): ReactNode {
  const { profile } = useVisit();
  const { settings } = useInterface();
  const { isOpen, goOn } = useStore(profile);
  if (!isOpen) return null;
  const close = (): void => {
    settings.change({ isAsked: true });
    profile.setState({ isOpen: false, asks: false, goOn: undefined });
    goOn?.();
  };
  return (
    <Texts standIn={null}>
      <ProfileSheet isFirst={goOn !== undefined} onClose={close} />
    </Texts>
  );
}

/** The quiet line for a visitor who has not been asked, because a code or a link led straight to a station. */
export function ProfileLine(): ReactNode {
  const { asks } = useStore(useVisit().profile);
  return asks ? (
    <Texts standIn={null}>
      <Line />
    </Texts>
  ) : null;
}

function Line(): ReactNode {
  const t = useLateTexts('profile', 'versions');
  const { profile } = useVisit();
  const { settings } = useInterface();
  const dismiss = (): void => {
    settings.change({ isAsked: true });
    profile.setState({ asks: false });
  };
  return (
    <aside className={styles.line} aria-label={t('profile.title')}>
      <button type="button" className={quietButton.quiet} onClick={() => profile.setState({ isOpen: true })}>
        {t('profile.line')}
      </button>
      <RoundButton label={t('profile.close')} onClick={dismiss}>
        <X aria-hidden size={18} />
      </RoundButton>
    </aside>
  );
}
