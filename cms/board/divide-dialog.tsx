import { type ReactNode } from 'react';
import { Dialog } from '../controls/dialog.tsx';
import { useTexts } from '../language/texts.tsx';
import { DivideForm, type DivideFormProps } from './divide-form.tsx';

/** Divides the picture, or the box of a shape, into parts for several stations at once. */
export function DivideDialog({ isOpen, ...form }: DivideFormProps & { readonly isOpen: boolean }): ReactNode {
  const { t } = useTexts();
  return (
    <Dialog
      opened={isOpen}
      onClose={form.onClose}
      title={t('board.divide')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('action.cancel') }}
    >
      <DivideForm {...form} />
    </Dialog>
  );
}
