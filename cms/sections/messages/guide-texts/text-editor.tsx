import { Code, Fieldset, Stack, Text, Title } from '@mantine/core';
import { type ReactNode } from 'react';
import { type Language } from '#content/entities/language.ts';
import { forms } from '#content/messages.ts';
import { useTabTitle } from '../../../language/use-tab-title.ts';
import { useTexts } from '../../../language/texts.tsx';
import { useContentLanguages } from '../../../workspace/use-catalogue.ts';
import { BlockField } from './block-field.tsx';
import { type Blocks, inOneLine, numbersOf } from './text-rows.ts';
import { packIn, type VisitorPacks } from './use-visitor-packs.ts';

export interface TextEditorProps {
  readonly textKey: string;
  readonly packs: VisitorPacks;
  readonly blocks: Blocks;
}

/** One text of the guide, in every language of the museum. */
export function TextEditor({ textKey, packs, blocks }: TextEditorProps): ReactNode {
  const { t, language } = useTexts();
  const languages = useContentLanguages();
  const read = inOneLine(packIn(packs, language)?.[textKey] ?? packs.get('en')?.[textKey]);
  useTabTitle(read);
  const names = [...new Set(read.match(/\{\w+\}/g))];
  return (
    <Stack gap="lg" maw={960}>
      <div>
        <Title order={1} size="h3">
          {read}
        </Title>
        <Code>{textKey}</Code>
      </div>
      <Text size="sm">{t('guideTexts.hint')}</Text>
      {names.length === 0 ? null : <Text size="sm">{t('guideTexts.names', { names: names.join(', ') })}</Text>}
      {languages.map((each) => (
        <InLanguage key={each.Code} of={each} textKey={textKey} packs={packs} blocks={blocks} />
      ))}
    </Stack>
  );
}

function InLanguage({ of, textKey, packs, blocks }: TextEditorProps & { readonly of: Language }): ReactNode {
  const { t } = useTexts();
  const { Code: language, DisplayName, AccessibilityCode } = of;
  const own = packIn(packs, AccessibilityCode)?.[textKey];
  const words = own ?? packs.get('en')?.[textKey];
  const name = DisplayName || language;
  const missing = own === undefined ? t('guideTexts.none') : undefined;
  const shared = { language, blocks };
  if (words === undefined) return null;
  const all = (
    <BlockField
      {...shared}
      code={textKey}
      label={typeof words === 'string' ? name : t('guideTexts.anyNumber')}
      hint={missing}
      placeholder={inOneLine(words)}
    />
  );
  if (typeof words === 'string') return all;
  return (
    <Fieldset legend={name} variant="unstyled">
      <Stack gap="xs">
        {all}
        {forms.map((form) => {
          const numbers = numbersOf(form, AccessibilityCode || 'de');
          return numbers.length === 0 ? null : (
            <BlockField
              key={form}
              {...shared}
              code={`${textKey}.${form}`}
              label={t('guideTexts.numbers', { numbers: numbers.join(', ') })}
              hint={undefined}
              placeholder={words[form] ?? words.other}
            />
          );
        })}
      </Stack>
    </Fieldset>
  );
}
