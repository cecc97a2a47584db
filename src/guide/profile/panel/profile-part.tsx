import { X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from 'zustand';
import { useLocation } from 'react-router-dom';
import { join, RoundButton } from '#ui/button.tsx';
import { openLayer } from '../../adapters/history-layer.ts';
import { routes } from '../../routes.ts';
import place from '../../shell/notices/lower-edge.module.css';
import { lateTexts, useLateTexts } from '../../shell/late/late-texts.tsx';
import { useInterface } from '../../state/content/interface-context.tsx';
import { useVisit } from '../../state/visit/visit-context.tsx';
import { ProfileSheet } from './profile-sheet.tsx';
import styles from './profile-line.module.css';

const { Texts, ready } = lateTexts('profile', 'versions');

export const profileTexts = ready;

/** Accompanies every screen: the panel of the access profile while it is open, before that the line that leads to it. */
export function ProfileCompanion(): ReactNode {
  const { profile } = useVisit();
  const { settings } = useInterface();
  const { isOpen, asks, goOn } = useStore(profile);
  const { pathname } = useLocation();
  const close = useRef<() => void>(undefined);
  const mayGoOn = useRef(false);
  const forget = useEffectEvent((): void => {
    close.current = undefined;
    settings.change({ isAsked: true });
    profile.setState({ isOpen: false, asks: false, goOn: undefined });
    if (mayGoOn.current) goOn?.();
    mayGoOn.current = false;
  });
  // Going back closes it, and leads nowhere.
  useEffect(() => {
    if (isOpen) close.current ??= openLayer(() => forget());
  }, [isOpen]);
  const finish = (): void => {
    mayGoOn.current = true;
    close.current?.();
  };
  // A printed code or a link has led the visitor here, past the question at the start.
  const isPast = !quietScreens.includes(pathname);
  return (
    <Texts standIn={null}>
      {isOpen ? <ProfileSheet isFirst={goOn !== undefined} onClose={finish} /> : asks && isPast ? <Line /> : null}
    </Texts>
  );
}

/** The screens with the question itself, and those before it. */
const quietScreens: readonly string[] = [
  routes.root.pattern,
  routes.welcome.pattern,
  routes.loading.pattern,
  routes.token.pattern,
  routes.login.pattern,
];

function Line(): ReactNode {
  const t = useLateTexts('profile', 'versions');
  const { profile } = useVisit();
  const { settings } = useInterface();
  const dismiss = (): void => {
    settings.change({ isAsked: true });
    profile.setState({ asks: false });
  };
  return (
    <aside className={join(place.above, styles.line)} aria-label={t('profile.title')}>
      <button type="button" className={styles.open} onClick={() => profile.setState({ isOpen: true })}>
        {t('profile.line')}
      </button>
      <RoundButton label={t('profile.close')} onClick={dismiss}>
        <X aria-hidden size={18} />
      </RoundButton>
    </aside>
  );
}
