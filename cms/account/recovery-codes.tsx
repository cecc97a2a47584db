import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { Download, Printer } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../language/texts.tsx';
import { saveAs } from '../session/save-as.ts';
import styles from './account.module.css';
import { CopyButton } from './copy-button.tsx';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The recovery codes, which are shown once: to copy, print and save. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps): ReactNode {
  const { t, language } = useTexts();
  const [areKept, setKept] = useState(false);
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [day] = useState(() => new Date());
  const title = t('factor.paper', { place: location.host, day: day.toLocaleDateString(language) });
  return (
    <Stack>
      <Text fw={600} ref={heading} tabIndex={-1}>
        {t('factor.isOn')}
      </Text>
      <Alert color="orange" variant="light">
        {t('factor.keepCodes')}
      </Alert>
      <ul className={styles.codes} aria-label={t('factor.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap="xs">
        <CopyButton text={codes.join('\n')} label={t('factor.copyCodes')} isWide />
        <Button
          variant="default"
          size="sm"
          leftSection={<Printer aria-hidden size={16} />}
          onClick={() => globalThis.print()}
        >
          {t('print.print')}
        </Button>
        <Button
          variant="default"
          size="sm"
          leftSection={<Download aria-hidden size={16} />}
          onClick={() =>
            saveAs(
              new Blob([`${title}\n\n${codes.join('\n')}\n`], { type: 'text/plain' }),
              'cicerone-recovery-codes.txt',
            )
          }
        >
          {t('factor.saveCodes')}
        </Button>
      </Group>
      <Checkbox
        label={t('factor.areKept')}
        checked={areKept}
        onChange={({ currentTarget }) => setKept(currentTarget.checked)}
      />
      <Button disabled={!areKept} onClick={onDone}>
        {t('factor.done')}
      </Button>
      {createPortal(
        <div className={styles.paper}>
          <h1>{title}</h1>
          <p>{t('factor.keepCodes')}</p>
          <ul>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </div>,
        document.body,
      )}
    </Stack>
  );
}
