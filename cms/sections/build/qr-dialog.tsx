import { Stack, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { Dialog } from '../../controls/dialog.tsx';
import { useTexts } from '../../language/texts.tsx';
import { qrPicture } from '../../print/qr-codes.ts';
import { type RetainedBuild } from './build-machine.ts';
import { useBuildAddress } from './use-build-address.ts';
import styles from './build.module.css';

interface QrDialogProps {
  readonly build: RetainedBuild;
  readonly onClose: () => void;
}

/** The address of an app for the camera of a device. */
export function QrDialog({ build, onClose }: QrDialogProps): ReactNode {
  const { t } = useTexts();
  const address = useBuildAddress()(build);
  return (
    <Dialog opened onClose={onClose} title={t('build.qrTitle')} closeButtonProps={{ 'aria-label': t('action.close') }}>
      <Stack>
        <img
          className={styles.qr}
          src={`data:image/svg+xml,${encodeURIComponent(qrPicture(address))}`}
          alt={t('build.qrOf', { address })}
        />
        <Text size="sm">{t('build.qrText')}</Text>
        <Text size="sm" c="dimmed" className={styles.name}>
          {address}
        </Text>
      </Stack>
    </Dialog>
  );
}
