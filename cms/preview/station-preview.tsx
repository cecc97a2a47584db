import { Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type ReactNode, useEffect, useState } from 'react';
import { isGame, location } from '#content/entities/location.ts';
import { useTexts } from '../language/texts.tsx';
import { useObject } from '../workspace/workspace-context.tsx';
import { DarkButton } from './dark-button.tsx';
import { LiveGuide } from './live-guide.tsx';
import { LivePreview } from './live-preview.tsx';
import { PhoneChoice } from './phone-choice.tsx';
import { type PhoneName } from './phone-sizes.ts';
import { usePlay } from './play/use-play.ts';
import { PreviewPanel } from './preview-panel.tsx';
import { useStationPath } from './use-station-path.ts';

export interface StationPreviewProps {
  readonly of: { readonly model: 'locations'; readonly ID: number };
}

/** Shows an edited station beside its form: its game, or else its screen in the guide once a tour has it. */
export function StationPreview({ of }: StationPreviewProps): ReactNode {
  const { t } = useTexts();
  const stored = useObject(of);
  const path = useStationPath(of.ID);
  const station = location.complete(stored ?? {});
  const played = usePlay(of.ID);
  const isLost = played.isLinked && stored !== undefined && !isGame(station);
  const lost = t('play.broken.noGame');
  useEffect(() => {
    if (isLost) notifications.show({ id: 'play-link', message: lost, color: 'orange', role: 'alert' });
  }, [isLost, lost]);
  if (stored === undefined) return null;
  if (isGame(station))
    return (
      <PreviewPanel key="game" isWanted={played.isLinked}>
        <LivePreview of={of} title={t('preview.game')} played={played} />
      </PreviewPanel>
    );
  return path === undefined ? null : <ScreenPreview key="screen" path={path} />;
}

/** Folded at first: the guide takes longer to start than a game, and its button in the bar leads there as well. */
function ScreenPreview({ path }: { readonly path: string }): ReactNode {
  const [phone, setPhone] = useState<PhoneName>('small');
  const [isDark, setDark] = useState(false);
  return (
    <PreviewPanel startsFolded>
      <Group gap="xs" wrap="nowrap" justify="flex-end">
        <DarkButton isDark={isDark} onChange={setDark} />
        <PhoneChoice value={phone} onChange={setPhone} />
      </Group>
      <LiveGuide path={path} phone={phone} visitor={{ isDark }} />
    </PreviewPanel>
  );
}
