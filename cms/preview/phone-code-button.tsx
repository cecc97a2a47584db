import { ActionIcon, Alert, Anchor, Button, Group, Indicator, Loader, Stack, Text } from '@mantine/core';
import { QrCode } from 'lucide-react';
import { encodeQR } from 'qr';
import { type ReactNode, useState } from 'react';
import { ranksAtLeast, UserGroup } from '#contract/staff-kinds.ts';
import { Dialog } from '../controls/dialog.tsx';
import { momentIn } from '../language/moment-in.ts';
import { useTexts } from '../language/texts.tsx';
import { useSession } from '../session/session-context.tsx';
import styles from './phone-code.module.css';
import { type PhonePreview, usePhonePreview } from './phone-preview.tsx';
import { useGuidePath } from './use-guide-path.ts';

/** Opens the draft on real phones, by a code that they scan. */
export function PhoneCodeButton(): ReactNode {
  const { t } = useTexts();
  const { preview, open } = usePhonePreview();
  const [isOpen, setOpen] = useState(false);
  const path = useGuidePath();
  const session = useSession();
  // The desk may not see what is being edited.
  if (session.kind !== 'authenticated' || !ranksAtLeast(session.staff.group, UserGroup.manager)) return null;
  const show = (): void => {
    setOpen(true);
    if (preview.kind !== 'open' && preview.kind !== 'opening') void open(path);
  };
  return (
    <>
      <Indicator disabled={preview.kind !== 'open'} color="teal" size={10} offset={4} withBorder>
        <ActionIcon
          variant="subtle"
          size="lg"
          aria-label={t('phonePreview.open')}
          title={t('phonePreview.open')}
          aria-haspopup="dialog"
          onClick={show}
        >
          <QrCode aria-hidden size={18} />
        </ActionIcon>
      </Indicator>
      <Dialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('phonePreview.title')}
        closeButtonProps={{ 'aria-label': t('action.close') }}
      >
        <Stack>
          <Text size="sm">{t('phonePreview.intro')}</Text>
          <Code preview={preview} onOpen={() => void open(path)} onDone={() => setOpen(false)} />
        </Stack>
      </Dialog>
    </>
  );
}

interface CodeProps {
  readonly preview: PhonePreview;
  readonly onOpen: () => void;
  readonly onDone: () => void;
}

function Code({ preview, onOpen, onDone }: CodeProps): ReactNode {
  const { t, failure } = useTexts();
  switch (preview.kind) {
    case 'opening':
      return <Loader role="img" aria-label={t('phonePreview.opening')} mx="auto" />;
    case 'failed':
      return (
        <Alert color="red" role="alert">
          {failure(preview.error)}
          <Button mt="sm" size="xs" variant="default" onClick={onOpen}>
            {t('phonePreview.new')}
          </Button>
        </Alert>
      );
    case 'closed':
    case 'ended':
      return (
        <Stack>
          <Text role="status">{t('phonePreview.ended')}</Text>
          <Button onClick={onOpen}>{t('phonePreview.new')}</Button>
        </Stack>
      );
    case 'open':
      return <OpenCode preview={preview} onDone={onDone} />;
  }
}

function OpenCode({
  preview: { addresses, validUntil, phones, failure },
  onDone,
}: {
  readonly preview: Extract<PhonePreview, { kind: 'open' }>;
  readonly onDone: () => void;
}): ReactNode {
  const { t, language, failure: wordsOf } = useTexts();
  const { close } = usePhonePreview();
  const [chosen, setChosen] = useState(0);
  const address = addresses[chosen] ?? addresses[0] ?? '';
  return (
    <Stack align="center">
      <Picture address={address} />
      {addresses.length > 1 ? (
        <Button size="xs" variant="default" onClick={() => setChosen((chosen + 1) % addresses.length)}>
          {t('phonePreview.other', { number: chosen + 1, count: addresses.length })}
        </Button>
      ) : null}
      <Anchor className={styles.address ?? ''} href={address} target="_blank" size="sm">
        {address.split('#')[0]}
      </Anchor>
      <Text role="status" size="sm" fw={600}>
        {phones === 0 ? t('phonePreview.noPhone') : t('phonePreview.phones', { count: phones })}
      </Text>
      {failure === undefined ? null : (
        <Alert color="orange" role="alert">
          {t('phonePreview.behind')} {wordsOf(failure)}
        </Alert>
      )}
      <Text size="sm" c="dimmed">
        {t('phonePreview.until', { time: momentIn(language, new Date(validUntil).toISOString()) })}
      </Text>
      <Group>
        <Button
          variant="default"
          onClick={() => {
            void close();
            onDone();
          }}
        >
          {t('phonePreview.end')}
        </Button>
        <Button onClick={onDone}>{t('phonePreview.done')}</Button>
      </Group>
    </Stack>
  );
}

function Picture({ address }: { readonly address: string }): ReactNode {
  const { t } = useTexts();
  const svg = encodeQR(address, 'svg', { ecc: 'medium', border: 4, scale: 4 });
  return (
    <img className={styles.code} alt={t('phonePreview.code')} src={`data:image/svg+xml,${encodeURIComponent(svg)}`} />
  );
}
