import { type ReactNode } from 'react';
import { Selector } from '#content/constants.ts';
import { tour } from '#content/entities/tour.ts';
import { useTexts } from '../language/texts.tsx';
import { useObject } from '../workspace/workspace-context.tsx';
import { LivePreview } from './live-preview.tsx';
import { usePlay } from './play/use-play.ts';
import { PreviewPanel } from './preview-panel.tsx';

/** Shows the board of an edited tour beside its form; nothing for a tour without a board. */
export function BoardPreview({ tour: ID }: { readonly tour: number }): ReactNode {
  const { t } = useTexts();
  const played = usePlay(ID);
  const stored = useObject({ model: 'tours', ID });
  if (stored === undefined) return null;
  const { Selectors, GameBoardImagesURL } = tour.complete(stored);
  if (!Selectors.includes(Selector.GameBoard) && GameBoardImagesURL.length === 0) return null;
  return (
    <PreviewPanel>
      <LivePreview of={{ model: 'tours', ID }} title={t('preview.board')} played={played} />
    </PreviewPanel>
  );
}
