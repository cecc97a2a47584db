import { Code, Fieldset, Stack, Text, Title } from '@mantine/core';
import { type ReactNode } from 'react';
import { type Language } from '#content/entities/language.ts';
import { forms } from '#content/messages.ts';
import { useTabTitle } from '../../../language/use-tab-title.ts';
import { useTexts } from '../../../language/texts.tsx';
import { useContentLanguages } from '../../../workspace/use-catalogue.ts';
import { type Blocks, inOneLine, numbersOf, blockText } from './text-rows.ts';
import { packIn, type VisitorPacks } from './use-visitor-packs.ts';
import { directionOf } from '#content/language-fallback.ts';
import { storedId } from '#content/schema/entity.ts';
import { withText } from '#content/translated-texts.ts';
import { isObject } from '#content/schema/containers.ts';
import { useLanguagePair } from '../../../workspace/language-pair.tsx';
import { useDraft } from '../../../workspace/workspace-context.tsx';
import { normaliseCode } from '#content/station-code.ts';
import { GrowingText } from '../../../controls/growing-text.tsx';

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
        <Title order={1} size="h3" tabIndex={-1}>
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

interface BlockFieldProps {
  /** Of the text block, which is made when something is typed. */
  readonly code: string;
  /** The museum's code of the language. */
  readonly language: string;
  readonly blocks: Blocks;
  readonly label: string;
  readonly hint: string | undefined;
  /** The text without the block. */
  readonly placeholder: string;
}

/** The text of a text block in one language. A block without any text is deleted when its field is left. */
function BlockField({ code, language, blocks, label, hint, placeholder }: BlockFieldProps): ReactNode {
  const store = useDraft();
  const source = useLanguagePair().source?.Code;
  const stored = blocks.get(normaliseCode(code));
  const ID = stored === undefined ? undefined : storedId(stored);
  const texts = isObject(stored?.['Message']) ? stored['Message'] : {};
  // A text for all languages gives way to those of each language.
  const texted = stored === undefined ? undefined : { ...stored, Message: texts };
  const type = (text: string): void => {
    if (texted === undefined || ID === undefined) {
      if (text !== '') store.add('messages', { Code: code, Message: { [language]: text } });
      return;
    }
    const place = { name: 'Message', code: language, source };
    store.put('messages', withText(texted, place, text || undefined), `messages ${ID} Message ${language}`);
  };
  const leave = (): void => {
    const isEmpty = Object.values(texts).every((text) => text === '');
    if (ID !== undefined && typeof stored?.['Message'] !== 'string' && isEmpty)
      store.remove([{ model: 'messages', ID }]);
  };
  return (
    <GrowingText
      label={label}
      description={hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      lang={language}
      dir={directionOf(language)}
      minRows={1}
      maxRows={8}
      placeholder={placeholder}
      value={blockText(blocks, code, language)}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={leave}
    />
  );
}
