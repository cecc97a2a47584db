import { Anchor, Button, Code, Group, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../language/texts.tsx';
import { qrPicture } from '../print/qr-codes.ts';
import { useConnection } from '../session/session-context.tsx';
import styles from './account.module.css';
import { CopyButton } from './copy-button.tsx';
import { type AppSecret } from './app-secret.ts';

export interface AppStepProps {
  readonly app: AppSecret;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
}

/** Shows the secret as a QR code and in letters, and asks for a first code of the app. */
export function AppStep({ app: { secret, address }, onDone }: AppStepProps): ReactNode {
  const { t, failure } = useTexts();
  const { client } = useConnection();
  const [code, setCode] = useState('');
  const [trouble, setTrouble] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Without scrolling past the QR code, which comes first.
    field.current?.focus({ preventScroll: true });
    if (trouble !== undefined) field.current?.select();
  }, [trouble]);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      const { RecoveryCodes } = await client('confirmFactor', { body: { Code: code } });
      onDone(RecoveryCodes);
    } catch (error) {
      setTrouble(error);
      setBusy(false);
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
    >
      <Stack>
        <Text size="sm">{t('factor.scan')}</Text>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(qrPicture(address))}`}
          alt={t('factor.qrCode')}
          className={styles.qrCode}
        />
        <Text size="sm">
          {t('factor.orType')}{' '}
          <Anchor href={address} underline="always">
            {t('factor.openApp')}
          </Anchor>
        </Text>
        <Group gap="xs" wrap="nowrap" justify="space-between">
          <Code fz="sm" className={styles.letters}>
            {secret.match(/.{1,4}/g)?.join(' ')}
          </Code>
          <CopyButton text={secret} label={t('factor.copySecret')} />
        </Group>
        <TextInput
          label={t('factor.firstCode')}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          autoComplete="one-time-code"
          inputMode="numeric"
          size="lg"
          labelProps={{ size: 'sm' }}
          className={styles.code}
          error={trouble === undefined || isBusy ? undefined : failure(trouble)}
          errorProps={{ role: 'alert', fz: 'sm' }}
          required
          withAsterisk={false}
          ref={field}
        />
        <Button type="submit" loading={isBusy}>
          {t('factor.confirm')}
        </Button>
      </Stack>
    </form>
  );
}
