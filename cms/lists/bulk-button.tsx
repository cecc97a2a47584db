import { ActionIcon, type ActionIconProps, Tooltip } from '@mantine/core';
import { type LucideIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode } from 'react';

export interface BulkButtonProps extends Pick<ComponentProps<'button'>, 'onClick' | 'ref'>, Pick<ActionIconProps, 'c'> {
  readonly label: string;
  readonly icon: LucideIcon;
}

/** An action on all selected rows; small, because there may be several. */
export function BulkButton({ label, icon: Icon, ...button }: BulkButtonProps): ReactNode {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="default" size="md" aria-label={label} {...button}>
        <Icon aria-hidden size={16} />
      </ActionIcon>
    </Tooltip>
  );
}
