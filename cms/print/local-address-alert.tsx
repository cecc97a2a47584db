import { Alert } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode } from 'react';
import { useTexts } from '../language/texts.tsx';
import { isLocalAddress } from '../session/local-address.ts';
import { useConnection } from '../session/session-context.tsx';

/** Warns before codes are printed that no phone can follow. */
export function LocalAddressAlert(): ReactNode {
  const { t } = useTexts();
  const { guideAddress } = useConnection();
  if (!isLocalAddress(guideAddress)) return null;
  return (
    <Alert color="orange" icon={<TriangleAlert aria-hidden size={18} />}>
      {t('print.local', { address: guideAddress })}
    </Alert>
  );
}
