import { Button, Group, Text } from '@mantine/core';
import { FileDown, QrCode, Trash2 } from 'lucide-react';
import { type ReactNode } from 'react';
import { formatBytes } from '#i18n/format-bytes.ts';
import { CopyButton } from '../../account/copy-button.tsx';
import { momentIn } from '../../language/moment-in.ts';
import { useTexts } from '../../language/texts.tsx';
import { type RetainedBuild } from './build-machine.ts';
import { useBuildAddress } from './use-build-address.ts';
import styles from './build.module.css';

interface RetainedBuildRowProps {
  readonly build: RetainedBuild;
  readonly mayDelete: boolean;
  /** Whether it is being deleted. */
  readonly isGoing: boolean;
  readonly onQr: () => void;
  readonly onDelete: () => void;
}

/** One finished app: how it gets to devices, and by what it is recognised. */
export function RetainedBuildRow({ build, mayDelete, isGoing, onQr, onDelete }: RetainedBuildRowProps): ReactNode {
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
