import { Button, Select, Stack } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { type StoredObject } from '#content/schema/containers.ts';
import { useFailureNotice } from '../controls/use-failure-notice.ts';
import { type ObjectName } from '../draft/draft.ts';
import { fieldLabel } from '../language/field-texts.ts';
import { useTexts } from '../language/texts.tsx';
import { browserMemory } from '../session/browser-memory.ts';
import { useConnection, useSession } from '../session/session-context.tsx';
import { useFieldSpeaker } from '../workspace/use-field-speaker.ts';
import { CommentInput } from './comment-input.tsx';
import { fieldChoices } from './rules/field-choices.ts';

export interface CommentFormProps {
  readonly of: ObjectName;
  readonly object: StoredObject;
  readonly onAdded: () => Promise<void>;
}

/** Writes a comment on an object or one of the fields in its form. The browser keeps the text until it is sent. */
export function CommentForm({ of: { model, ID }, object, onAdded }: CommentFormProps): ReactNode {
  const { t } = useTexts();
  const { client } = useConnection();
  const session = useSession();
  const tellFailure = useFailureNotice();
  const speaker = useFieldSpeaker();
  const input = useRef<HTMLTextAreaElement>(null);
  const key = `cmsComment ${session.kind === 'authenticated' ? session.staff.user : ''} ${model} ${ID}`;
  const [text, setText] = useState(() => browserMemory.read(key) ?? '');
  const [field, setField] = useState('');
  const [choices, setChoices] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const typed = useRef(text);
  const type = (next: string): void => {
    typed.current = next;
    setText(next);
    browserMemory.write(key, next === '' ? null : next);
  };
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      await client('addComment', { body: { Model: model, ID, Field: field, Text: text.trim() } });
      type(unsent(text, typed.current));
      setField((now) => (now === field ? '' : now));
      await onAdded();
    } catch (error) {
      tellFailure(error);
    }
    setBusy(false);
    input.current?.focus();
  };
  return (
    <Stack gap="xs" align="start">
      <CommentInput
        ref={input}
        w="100%"
        label={t('comments.write')}
        description={t('comments.hint')}
        value={text}
        onChange={type}
      />
      <Select
        w="100%"
        maw={360}
        label={t('comments.field')}
        placeholder={t('comments.whole')}
        data={choices.map((value) => ({
          value,
          label: fieldLabel({ model, object, path: value.split('.') }, speaker),
        }))}
        value={field || null}
        onChange={(chosen) => setField(chosen ?? '')}
        onDropdownOpen={() => setChoices(fieldChoices(model, fieldsOnPage()))}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('field.clear', { field: t('comments.field') }) }}
      />
      <Button variant="light" loading={isBusy} disabled={text.trim() === ''} onClick={() => void send()}>
        {t('comments.add')}
      </Button>
    </Stack>
  );
}

/** Returns what was typed while a comment was being sent. */
function unsent(sent: string, typed: string): string {
  return typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed;
}

function fieldsOnPage(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-field]')].map(({ dataset }) => dataset['field'] ?? '');
}
