import { Button, Group, Stack, Text } from '@mantine/core';
import { FileDown } from 'lucide-react';
import { type ReactNode } from 'react';
import { formatBytes } from '#i18n/format-bytes.ts';
import { CopyButton } from '../../account/copy-button.tsx';
import { momentIn } from '../../language/moment-in.ts';
import { useTexts } from '../../language/texts.tsx';
import { useAddresses } from '../../session/use-addresses.ts';
import { type BuildStatus } from './build-machine.ts';
import styles from './build.module.css';

interface ResultFactsProps {
  readonly result: NonNullable<BuildStatus['Result']>;
  /** Whether it is not of the build that is told above. */
  readonly isEarlier: boolean;
}

/** The app that was built: its file, and by what phones and staff recognise it. */
export function ResultFacts({ result, isEarlier }: ResultFactsProps): ReactNode {
  const { t, language } = useTexts();
  const { addressOf } = useAddresses();
  const { Name, Kind, Size, SHA256, Certificate, Address, BuiltAt } = result;
  const href = addressOf(Address.replace(/^\//, ''));
  const facts = [
    ['build.file', Name],
    ['build.size', formatBytes(Size, language)],
    ['build.sha', SHA256],
    ['build.certificate', Certificate],
  ] as const;
  return (
    <Stack gap="sm">
      {isEarlier ? (
        <Text size="sm" fw={600}>
          {t('build.earlier', { kind: t(`build.kind.${Kind}`), when: momentIn(language, BuiltAt) })}
        </Text>
      ) : null}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Group gap="xs">
        <Button component="a" href={href} download={Name} size="sm" leftSection={<FileDown aria-hidden size={16} />}>
          {t('build.download')}
        </Button>
        <CopyButton isWide text={new URL(href, document.baseURI).href} label={t('build.copyAddress')} />
      </Group>
    </Stack>
  );
}
