import { PersonStanding } from 'lucide-react';
import { type ReactNode } from 'react';
import { RoundButton } from '#ui/button.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useContent } from '../../state/content/content-context.tsx';
import { useSettings, useTranslate } from '../../state/content/interface-context.tsx';
import { useVisit } from '../../state/visit/visit-context.tsx';

/** Opens the visitor's access profile, if the museum offers it (ShowAccessibilityButton) or the visitor has one. */
export function AccessButton(): ReactNode {
  const { highContrast, isAsked } = useSettings();
  const { catalogue } = useContent();
  const isHydrated = useHydrated();
  // A rendered screen cannot know the visitor.
  const isOffered = catalogue.configuration.ShowAccessibilityButton || (isHydrated && (highContrast || isAsked));
  if (!isOffered) return null;
  return <ProfileButton />;
}

export function ProfileButton(): ReactNode {
  const t = useTranslate();
  const { profile } = useVisit();
  return (
    <RoundButton label={t('profile.open')} aria-haspopup="dialog" onClick={() => profile.setState({ isOpen: true })}>
      <PersonStanding aria-hidden />
    </RoundButton>
  );
}
