import { Button } from '@mantine/core';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode } from 'react';

export interface FoldButtonProps {
  readonly label: string;
  /** The accessible name, if the label alone is ambiguous. */
  readonly name?: string;
  readonly isOpen: boolean;
  readonly onClick: () => void;
}

/** Opens and closes the part of a form below it. */
export function FoldButton({ label, name, isOpen, onClick }: FoldButtonProps): ReactNode {
  const Icon = isOpen ? ChevronUp : ChevronDown;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      w="fit-content"
      // Its text is in line with the fields around it.
      ml={-8}
      leftSection={<Icon aria-hidden size={14} />}
      aria-label={name}
      aria-expanded={isOpen}
      data-fold
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
