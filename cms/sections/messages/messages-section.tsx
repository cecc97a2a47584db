import { SegmentedControl, Stack } from '@mantine/core';
import { type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { LanguageText } from '../../fields/language-text.tsx';
import { PlainTextField } from '../../fields/plain-text-field.tsx';
import { useTexts } from '../../language/texts.tsx';
import { EditorHead } from '../../lists/editor-head.tsx';
import { type EditorProps } from '../../lists/list-frame.tsx';
import { ObjectList } from '../../lists/object-list.tsx';
import { GuideTexts } from './guide-texts/guide-texts.tsx';

const path = '/messages';

/** The museum's text blocks, and the texts of the guide that they can replace. */
export function MessagesSection(): ReactNode {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [view = '', key = ''] = (useParams()['*'] ?? '').split('/');
  const isGuide = view === 'guide';
  return (
    <Stack gap="xs">
      <SegmentedControl
        w="fit-content"
        aria-label={t('guideTexts.view')}
        value={isGuide ? 'guide' : ''}
        onChange={(chosen) => void navigate(chosen === '' ? path : `${path}/${chosen}`)}
        data={[
          { value: '', label: t('guideTexts.blocks') },
          { value: 'guide', label: t('guideTexts.title') },
        ]}
      />
      {isGuide ? (
        <GuideTexts path={`${path}/guide`} current={key} />
      ) : (
        <ObjectList model="messages" path={path} fresh={{}} teach={t('message.teach')} Editor={MessageEditor} />
      )}
    </Stack>
  );
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
