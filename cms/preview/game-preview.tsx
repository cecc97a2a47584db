import { type ReactNode } from 'react';
import { isGame, location } from '#content/entities/location.ts';
import { useTexts } from '../language/texts.tsx';
import { useObject } from '../workspace/workspace-context.tsx';
import { LivePreview } from './live-preview.tsx';
import { PreviewPanel } from './preview-panel.tsx';

export interface GamePreviewProps {
  readonly of: { readonly model: 'locations'; readonly ID: number };
}

/** Shows the game of an edited station beside its form; nothing for other kinds of station. */
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
