import { Button, Text } from '@mantine/core';
import { Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { useTexts } from '../language/texts.tsx';

export interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** Whether the label is shown beside the icon. */
  readonly isWide?: boolean;
}

/** Copies a text, and says whether that worked. */
export function CopyButton({ text, label, isWide = false }: CopyButtonProps): ReactNode {
  const { t } = useTexts();
  const [hasCopied, setCopied] = useState<boolean>();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Insecure pages have no clipboard, and browsers may forbid it.
      setCopied(false);
    }
  };
  return (
    <>
      {isWide ? (
        <Button variant="default" size="sm" leftSection={<Copy aria-hidden size={16} />} onClick={() => void copy()}>
          {label}
        </Button>
      ) : (
        <IconButton label={label} icon={Copy} size="lg" onClick={() => void copy()} />
      )}
      <Text span size="sm" role="status">
        {hasCopied === undefined ? '' : t(hasCopied ? 'network.copied' : 'factor.copyFailed')}
      </Text>
    </>
  );
}
