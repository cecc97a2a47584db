import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { type LucideIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode } from 'react';

export interface IconButtonProps extends ActionIconProps, Omit<ComponentProps<'button'>, keyof ActionIconProps> {
  readonly label: string;
  readonly icon: LucideIcon;
}

/** A button that shows only an icon. Its action is its accessible name and its tooltip. */
export function IconButton({ label, icon: Icon, ...button }: IconButtonProps): ReactNode {
  return (
    <ActionIcon variant="subtle" aria-label={label} title={label} {...button}>
      <Icon aria-hidden size={18} />
    </ActionIcon>
  );
}
