import { Stack, Text, Button, Group } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { AccountCard } from '../../account/account-card.tsx';
import { useTexts } from '../../language/texts.tsx';
import { type RetainedBuild } from './build-machine.ts';
import { Dialog } from '../../controls/dialog.tsx';
import { qrPicture } from '../../print/qr-codes.ts';
import { useBuildAddress } from './use-build-address.ts';
import { type Builds } from './use-builds.ts';
import styles from './build.module.css';
import { momentIn } from '../../language/moment-in.ts';
import { FileDown, QrCode, Trash2 } from 'lucide-react';
import { formatBytes } from '#i18n/format-bytes.ts';
import { CopyButton } from '../../account/copy-button.tsx';

interface QrDialogProps {
  readonly build: RetainedBuild;
  readonly onClose: () => void;
}

interface RetainedBuildsCardProps {
  readonly builds: Builds;
  readonly kept: readonly RetainedBuild[];
}

/** The finished apps that the server keeps, the newest first. */
export function RetainedBuildsCard({ builds, kept }: RetainedBuildsCardProps): ReactNode {
  const { t } = useTexts();
  const [asked, setAsked] = useState<{ readonly what: 'qr' | 'delete'; readonly build: RetainedBuild }>();
  const close = (): void => setAsked(undefined);
  if (kept.length === 0) return null;
  return (
    <AccountCard title={t('build.kept')}>
      <Stack component="ul" gap={0} className={styles.kept}>
        {kept.map((build) => (
          <RetainedBuildRow
            key={build.Name}
            build={build}
            mayDelete={builds.may.remove}
            isGoing={builds.pending?.type === 'remove' && builds.pending.name === build.Name}
            onQr={() => setAsked({ what: 'qr', build })}
            onDelete={() => setAsked({ what: 'delete', build })}
          />
        ))}
      </Stack>
      {asked?.what === 'qr' ? <QrDialog build={asked.build} onClose={close} /> : null}
      {asked?.what === 'delete' ? (
        <DeleteDialog
          build={asked.build}
          onClose={close}
          onDelete={() => {
            close();
            builds.send({ type: 'remove', name: asked.build.Name });
          }}
        />
      ) : null}
    </AccountCard>
  );
}

/** The address of an app for the camera of a device. */
function QrDialog({ build, onClose }: QrDialogProps): ReactNode {
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

interface DeleteDialogProps {
  readonly build: RetainedBuild;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

/** Asks before an app goes, and says what goes with it. */
function DeleteDialog({ build: { Name, BuiltAt }, onClose, onDelete }: DeleteDialogProps): ReactNode {
  const { t, language } = useTexts();
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('build.deleteTitle')}
      closeButtonProps={{ 'aria-label': t('action.cancel') }}
    >
      <Stack>
        <div>
          <Text className={styles.name}>{Name}</Text>
          <Text size="sm" c="dimmed">
            {momentIn(language, BuiltAt)}
          </Text>
        </div>
        <Text size="sm">{t('build.deleteText')}</Text>
        <Group justify="end">
          <Button variant="default" data-autofocus onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button color="red" onClick={onDelete}>
            {t('action.delete')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

interface RetainedBuildRowProps {
  readonly build: RetainedBuild;
  readonly mayDelete: boolean;
  /** Whether it is being deleted. */
  readonly isGoing: boolean;
  readonly onQr: () => void;
  readonly onDelete: () => void;
}

/** One finished app: how it gets to devices, and by what it is recognised. */
function RetainedBuildRow({ build, mayDelete, isGoing, onQr, onDelete }: RetainedBuildRowProps): ReactNode {
  const { t, language } = useTexts();
  const { Name, Kind, Size, SHA256, Certificate, BuiltAt, VersionCode, VersionName } = build;
  const address = useBuildAddress()(build);
  const name = t(`build.kept.${Kind}`, { version: VersionName });
  const facts = [momentIn(language, BuiltAt), formatBytes(Size, language), t('build.number', { number: VersionCode })];
  return (
    <li className={styles.build} aria-label={name}>
      <Text fw={600} className={styles.name}>
        {name}
      </Text>
      <Text size="sm" c="dimmed" mb="xs">
        {facts.join(' · ')}
      </Text>
      <Group gap="xs">
        <Button component="a" href={address} download={Name} size="sm" leftSection={<FileDown aria-hidden size={16} />}>
          {t('build.download')}
        </Button>
        <Button variant="default" size="sm" leftSection={<QrCode aria-hidden size={16} />} onClick={onQr}>
          {t('build.qr')}
        </Button>
        <CopyButton isWide text={address} label={t('build.copyAddress')} />
        <Button
          variant="subtle"
          color="red"
          size="sm"
          leftSection={<Trash2 aria-hidden size={16} />}
          disabled={!mayDelete}
          loading={isGoing}
          onClick={onDelete}
        >
          {t('build.delete')}
        </Button>
      </Group>
      <details className={styles.proof}>
        <summary>{t('build.proof')}</summary>
        <Text size="sm" c="dimmed" mb="xs">
          {t('build.proofHint')}
        </Text>
        <dl className={styles.facts}>
          {(
            [
              ['build.file', Name],
              ['build.sha', SHA256],
              ['build.certificate', Certificate],
            ] as const
          ).map(([key, value]) => (
            <div key={key} className={styles.fact}>
              <dt>{t(key)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  );
}
