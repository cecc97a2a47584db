import { Grid3x3, LayoutGrid, List, type LucideIcon, MapIcon, Puzzle, QrCode } from 'lucide-react';
import { type ReactNode } from 'react';
import { Selector } from '#content/constants.ts';

const icons: Readonly<Record<Selector, LucideIcon>> = {
  [Selector.DialPad]: Grid3x3,
  [Selector.List]: List,
  [Selector.QrCode]: QrCode,
  [Selector.Cards]: LayoutGrid,
  [Selector.Map]: MapIcon,
  [Selector.GameBoard]: Puzzle,
};

export function SelectorIcon({ selector }: { readonly selector: Selector }): ReactNode {
  const Icon = icons[selector];
  return <Icon aria-hidden size={20} style={{ flex: 'none' }} />;
}
