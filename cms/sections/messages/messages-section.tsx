import { Stack } from '@mantine/core';
import { type ReactNode } from 'react';
import { LanguageText } from '../../fields/language-text.tsx';
import { PlainTextField } from '../../fields/plain-text-field.tsx';
import { useTexts } from '../../language/texts.tsx';
import { EditorHead } from '../../lists/editor-head.tsx';
import { type EditorProps } from '../../lists/list-frame.tsx';
import { ObjectList } from '../../lists/object-list.tsx';

const path = '/messages';

/** The museum's text blocks. */
export function MessagesSection(): ReactNode {
  return <ObjectList model="messages" path={path} fresh={{}} Editor={MessageEditor} />;
}

function MessageEditor({ ID }: EditorProps): ReactNode {
  const { t } = useTexts();
  const of = { model: 'messages', ID } as const;
  return (
    <Stack gap="lg" maw={960}>
      <EditorHead of={of} back={path} />
      <PlainTextField of={of} path={['Code']} label={t('message.Code')} hint={t('message.Code.hint')} isRequired />
      <LanguageText of={of} path={['Message']} label={t('message.Message')} isLong />
    </Stack>
  );
}
