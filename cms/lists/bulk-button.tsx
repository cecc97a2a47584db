import { Button, type ButtonProps } from '@mantine/core';
import { type LucideIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode } from 'react';

export interface BulkButtonProps extends Pick<ComponentProps<'button'>, 'onClick' | 'ref'>, Pick<ButtonProps, 'c'> {
  readonly label: string;
  readonly icon: LucideIcon;
}

/** An action on all selected rows; small, because there may be several. */
export function BulkButton({ label, icon: Icon, ...button }: BulkButtonProps): ReactNode {
  return (
    <Button variant="default" size="compact-sm" leftSection={<Icon aria-hidden size={14} />} {...button}>
      {label}
    </Button>
  );
}
