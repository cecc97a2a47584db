import { Maximize2, Minimize2 } from 'lucide-react';
import { type ReactNode } from 'react';
import { useTexts } from '../language/texts.tsx';
import { ToolButton } from './tool-button.tsx';

export interface WholeWindowButtonProps {
  readonly isWide: boolean;
  readonly onWide: (isWide: boolean) => void;
}

/** Lets an editor fill the window, or gives the form its room back. */
export function WholeWindowButton({ isWide, onWide }: WholeWindowButtonProps): ReactNode {
  const { t } = useTexts();
  const Icon = isWide ? Minimize2 : Maximize2;
  return (
    <ToolButton label={t(isWide ? 'canvas.narrow' : 'canvas.wide')} keys="F" onPress={() => onWide(!isWide)}>
      <Icon aria-hidden size={18} />
    </ToolButton>
  );
}
