import { Contrast } from 'lucide-react';
import { type ReactNode } from 'react';
import { RoundButton } from '#ui/button.tsx';
import { useContent } from '../../state/content/content-context.tsx';
import { useInterface, useSettings } from '../../state/content/interface-context.tsx';

/** Switches high contrast, if the museum offers it (ShowAccessibilityButton). */
export function ContrastButton(): ReactNode {
  const { highContrast } = useSettings();
  const { catalogue } = useContent();
  if (!catalogue.configuration.ShowAccessibilityButton && !highContrast) return null;
  return <ContrastSwitch />;
}

export function ContrastSwitch(): ReactNode {
  const { t, settings } = useInterface();
  const { highContrast } = useSettings();
  return (
    <RoundButton label={t(highContrast ? 'contrast.off' : 'contrast.on')} onClick={settings.toggleHighContrast}>
      <Contrast aria-hidden />
    </RoundButton>
  );
}
