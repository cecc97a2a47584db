import { type ReactNode } from 'react';
import { Sheet as AnySheet, type SheetProps as AnySheetProps } from '../../shell/sheet/sheet.tsx';
import { useLateTexts } from '../../shell/late/late-texts.tsx';
import { Announcer } from './announcer.tsx';
import { useOffline } from './offline-context.tsx';

export type SheetProps = Pick<AnySheetProps, 'title' | 'kicker' | 'children'>;

/** A sheet about downloads. */
export function Sheet(props: SheetProps): ReactNode {
  const t = useLateTexts('offline');
  const { sheets } = useOffline();
  return <AnySheet {...props} closeLabel={t('offline.close')} onClose={sheets.close} beside={<Announcer />} />;
}

/** Gives the focus to the heading of the dialog around a control that is about to vanish. */
export function focusHeading(control: Element): void {
  control.closest('dialog')?.querySelector<HTMLElement>('h2')?.focus();
}
