import { Button } from '@mantine/core';
import { Hash, Palette, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type TourItem } from '#content/entities/tour-item.ts';
import { useTexts } from '../../../language/texts.tsx';
import { useUndoNotice } from '../../../lists/use-undo-notice.tsx';
import { RenumberDialog } from './renumber-dialog.tsx';
import { ThemeDialog } from './theme-dialog.tsx';
import { type ItemEdits } from './use-item-edits.ts';

export interface ItemActionsProps {
  /** The chosen stations, in their order. */
  readonly ids: readonly number[];
  readonly items: readonly TourItem[];
  readonly edits: ItemEdits;
  readonly onRemove: () => void;
}

/** The actions on several stations of a tour at once. */
export function ItemActions({ ids, items, edits, onRemove }: ItemActionsProps): ReactNode {
  const { t } = useTexts();
  const tell = useUndoNotice();
  const [asked, setAsked] = useState<'theme' | 'codes'>();
  const close = (): void => setAsked(undefined);
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<Hash aria-hidden size={14} />}
        onClick={() => setAsked('codes')}
      >
        {t('stop.renumber')}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<Palette aria-hidden size={14} />}
        onClick={() => setAsked('theme')}
      >
        {t('stop.setTheme')}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        c="red.9"
        leftSection={<Trash2 aria-hidden size={14} />}
        onClick={onRemove}
      >
        {t('stop.remove')}
      </Button>
      {asked === 'codes' ? (
        <RenumberDialog
          ids={ids}
          items={items}
          onClose={close}
          onChoose={(codes) => {
            edits.setCodes(codes);
            tell(t('stop.renumbered', { count: codes.size }));
            close();
          }}
        />
      ) : null}
      {asked === 'theme' ? (
        <ThemeDialog
          onClose={close}
          onChoose={(ThemeID) => {
            edits.setAll(ids, { ThemeID });
            tell(t('stop.themed', { count: ids.length }));
            close();
          }}
        />
      ) : null}
    </>
  );
}
