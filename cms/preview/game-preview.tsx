import { type ReactNode } from 'react';
import { isGame, location } from '#content/entities/location.ts';
import { useTexts } from '../language/texts.tsx';
import { useObject } from '../workspace/workspace-context.tsx';
import { LivePreview } from './live-preview.tsx';
import { PreviewPanel } from './preview-panel.tsx';

export interface GamePreviewProps {
  readonly of: { readonly model: 'locations'; readonly ID: number };
}

/** The game of a station beside its form, as it is edited; nothing for a station that is no game. */
export function GamePreview({ of }: GamePreviewProps): ReactNode {
  const { t } = useTexts();
  const stored = useObject(of);
  if (stored === undefined || !isGame(location.complete(stored))) return null;
  return (
    <PreviewPanel>
      <LivePreview of={of} title={t('preview.game')} />
    </PreviewPanel>
  );
}
