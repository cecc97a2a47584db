import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { LockOpen } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Dialog } from '../../controls/dialog.tsx';
import { useTexts } from '../../language/texts.tsx';
import { useConnection } from '../../session/session-context.tsx';
import { spelled, type Token } from './token.ts';

export interface EditTokensDialogProps {
  readonly tokens: readonly Token[];
  readonly onSaved: () => void;
  /** Asks whether to free a token that is in use. */
  readonly onFree: (token: Token) => void;
  readonly onClose: () => void;
}

/** Changes the owner and the comment of one token or of several together. */
export function EditTokensDialog({ tokens, onSaved, onFree, onClose }: EditTokensDialogProps): ReactNode {
  const { t, failure } = useTexts();
  const { client } = useConnection();
  const [before] = useState(() => ({
    owner: common(tokens.map(({ Owner }) => Owner)),
    comment: common(tokens.map(({ Comment }) => Comment)),
  }));
  const [owner, setOwner] = useState(before.owner);
  const [comment, setComment] = useState(before.comment);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<unknown>();
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    try {
      await client('editTokens', {
        body: {
          Tokens: tokens.map(({ Token }) => Token),
          ...(owner === before.owner ? {} : { Owner: owner ?? '' }),
          ...(comment === before.comment ? {} : { Comment: comment ?? '' }),
        },
      });
      onSaved();
    } catch (error) {
      setTrouble(error);
      setBusy(false);
    }
  };
  const [first] = tokens;
  const isMixed = before.owner === undefined || before.comment === undefined;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={
        tokens.length === 1 && first !== undefined
          ? t('tokens.editOne', { token: spelled(first.Token) })
          : t('tokens.editSome', { count: tokens.length })
      }
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <form onSubmit={(event) => void save(event)}>
        <Stack>
          {isMixed ? (
            <Text size="sm" c="dimmed">
              {t('tokens.mixed')}
            </Text>
          ) : null}
          <TextInput
            data-autofocus
            label={t('tokens.owner')}
            maxLength={200}
            value={owner ?? ''}
            onChange={({ currentTarget }) => setOwner(currentTarget.value)}
          />
          <TextInput
            label={t('tokens.comment')}
            maxLength={1000}
            value={comment ?? ''}
            onChange={({ currentTarget }) => setComment(currentTarget.value)}
          />
          {trouble === undefined ? null : (
            <Alert color="red" role="alert">
              {failure(trouble)}
            </Alert>
          )}
          <Group justify="end">
            {tokens.length === 1 && first !== undefined && first.Expires !== '' ? (
              <Button
                variant="default"
                mr="auto"
                leftSection={<LockOpen aria-hidden size={16} />}
                onClick={() => onFree(first)}
              >
                {t('tokens.free')}
              </Button>
            ) : null}
            <Button variant="default" onClick={onClose}>
              {t('action.cancel')}
            </Button>
            <Button type="submit" loading={isBusy}>
              {t('tokens.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

/** Returns the text that all have; undefined if they differ. */
function common(texts: readonly string[]): string | undefined {
  const [first = ''] = texts;
  return texts.every((text) => text === first) ? first : undefined;
}
