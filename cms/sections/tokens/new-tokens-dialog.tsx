import { Alert, Button, Group, NumberInput, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Dialog } from '../../controls/dialog.tsx';
import { useTexts } from '../../language/texts.tsx';
import { useConnection } from '../../session/session-context.tsx';
import { type Token } from './token.ts';

export interface NewTokensDialogProps {
  readonly onMade: (tokens: readonly Token[]) => void;
  readonly onClose: () => void;
}

const most = 10_000;

/** Makes new tokens. */
export function NewTokensDialog({ onMade, onClose }: NewTokensDialogProps): ReactNode {
  const { t, failure } = useTexts();
  const { client } = useConnection();
  const [count, setCount] = useState<number | string>(50);
  const [owner, setOwner] = useState('');
  const [comment, setComment] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<unknown>();
  const [hasTried, setTried] = useState(false);
  const isFit = typeof count === 'number' && Number.isInteger(count) && count >= 1 && count <= most;
  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (!isFit) return;
    setBusy(true);
    setTrouble(undefined);
    try {
      const { Tokens } = await client('createTokens', { body: { Count: count, Owner: owner, Comment: comment } });
      notifications.show({ message: t('tokens.made', { count: Tokens.length }) });
      onMade(Tokens);
    } catch (error) {
      setTrouble(error);
      setBusy(false);
    }
  };
  return (
    <Dialog opened onClose={onClose} title={t('tokens.new')} closeButtonProps={{ 'aria-label': t('action.close') }}>
      <form noValidate onSubmit={(event) => void make(event)}>
        <Stack>
          <NumberInput
            data-autofocus
            label={t('tokens.howMany')}
            value={count}
            onChange={setCount}
            min={1}
            max={most}
            clampBehavior="none"
            allowDecimal={false}
            error={hasTried && !isFit ? t('tokens.countWrong', { most }) : undefined}
          />
          <TextInput
            label={t('tokens.owner')}
            description={t('tokens.ownerHint')}
            maxLength={200}
            value={owner}
            onChange={({ currentTarget }) => setOwner(currentTarget.value)}
          />
          <TextInput
            label={t('tokens.comment')}
            maxLength={1000}
            value={comment}
            onChange={({ currentTarget }) => setComment(currentTarget.value)}
          />
          {trouble === undefined ? null : (
            <Alert color="red" role="alert">
              {failure(trouble)}
            </Alert>
          )}
          <Group justify="end">
            <Button variant="default" onClick={onClose}>
              {t('action.cancel')}
            </Button>
            <Button type="submit" loading={isBusy}>
              {t('tokens.make')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
