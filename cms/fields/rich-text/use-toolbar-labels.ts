import { type RichTextEditorLabels } from '@mantine/tiptap';
import { useTexts } from '../../language/texts.tsx';

export interface ToolbarLabels {
  readonly words: { readonly toolbar: string };
  readonly labels: Partial<RichTextEditorLabels>;
}

/** The names of the toolbar's buttons. */
export function useToolbarLabels(): ToolbarLabels {
  const { t } = useTexts();
  return {
    words: { toolbar: t('rich.toolbar') },
    labels: {
      boldControlLabel: t('rich.bold'),
      italicControlLabel: t('rich.italic'),
      h2ControlLabel: t('rich.heading'),
      h3ControlLabel: t('rich.subheading'),
      bulletListControlLabel: t('rich.bullets'),
      orderedListControlLabel: t('rich.numbers'),
      blockquoteControlLabel: t('rich.quote'),
      unlinkControlLabel: t('rich.unlink'),
    },
  };
}
