import { SimpleGrid, Stack, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { language as languageEntity } from '#content/entities/language.ts';
import { FileField } from '../../fields/file-field.tsx';
import { PlainTextField } from '../../fields/plain-text-field.tsx';
import { useTexts } from '../../language/texts.tsx';
import { EditorHead } from '../../lists/editor-head.tsx';
import { type EditorProps } from '../../lists/list-frame.tsx';
import { ObjectList } from '../../lists/object-list.tsx';
import { DefaultSwitch } from '../../workspace/default-switch.tsx';
import { useObject } from '../../workspace/workspace-context.tsx';
import { Coverage, useTranslated } from './coverage.tsx';

const path = '/languages';

/** The languages of the museum's content. */
export function LanguagesSection(): ReactNode {
  return <ObjectList model="languages" path={path} fresh={{}} Editor={LanguageEditor} />;
}

function LanguageEditor({ ID }: EditorProps): ReactNode {
  const { t } = useTexts();
  const of = { model: 'languages', ID } as const;
  const { Code } = languageEntity.complete(useObject(of) ?? {});
  const used = useTranslated().filter(({ codes }) => codes.has(Code)).length;
  return (
    <Stack gap="lg" maw={960}>
      <EditorHead
        of={of}
        back={path}
        consequences={used === 0 ? null : <Text size="sm">{t('language.uses', { count: used })}</Text>}
      />
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <PlainTextField of={of} path={['Code']} label={t('language.Code')} hint={t('language.Code.hint')} isRequired />
        <PlainTextField of={of} path={['DisplayName']} label={t('language.DisplayName')} hint=" " isRequired />
        <PlainTextField
          of={of}
          path={['AccessibilityCode']}
          label={t('language.AccessibilityCode')}
          hint={t('language.AccessibilityCode.hint')}
          placeholder="de"
        />
      </SimpleGrid>
      <FileField of={of} path={['IconURL']} label={t('language.IconURL')} kind="image" />
      <DefaultSwitch model="languages" ID={ID} isDefault={t('language.isDefault')} make={t('language.make')} />
      {Code === '' ? null : <Coverage code={Code} />}
    </Stack>
  );
}
