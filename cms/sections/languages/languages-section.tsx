import { SimpleGrid, Stack, Text, TextInput, Anchor, Progress } from '@mantine/core';
import { type ReactNode, useId, useDeferredValue, useMemo } from 'react';
import { language as languageEntity } from '#content/entities/language.ts';
import { objectOf, type ObjectName, draftDefinition } from '../../draft/draft.ts';
import { fieldMark } from '../../fields/field-mark.ts';
import { FileField } from '../../fields/file-field.tsx';
import { PlainTextField } from '../../fields/plain-text-field.tsx';
import { useField } from '../../fields/use-field.ts';
import { useFieldError } from '../../fields/use-findings.ts';
import { useTexts } from '../../language/texts.tsx';
import { EditorHead } from '../../lists/editor-head.tsx';
import { type EditorProps } from '../../lists/list-frame.tsx';
import { ObjectList } from '../../lists/object-list.tsx';
import { DefaultSwitch } from '../../workspace/default-switch.tsx';
import { useDraft, useObject, useDraftState } from '../../workspace/workspace-context.tsx';
import { offeredLanguages, withCode } from './language-code.ts';
import { Link } from 'react-router-dom';
import { isLacking, type Translated, translations } from '#content/translations.ts';
import { useLanguagePair } from '../../workspace/language-pair.tsx';
import { withTarget } from '../../workspace/rules/side-by-side.ts';

const path = '/languages';

/** The languages of the museum's content. */
export function LanguagesSection(): ReactNode {
  const { t } = useTexts();
  return <ObjectList model="languages" path={path} fresh={{}} teach={t('language.teach')} Editor={LanguageEditor} />;
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
        <CodeField of={of} />
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

/** Codes can be typed, or found by the names of languages. */
function CodeField({ of }: { readonly of: ObjectName }): ReactNode {
  const { t, language } = useTexts();
  const store = useDraft();
  const { value } = useField(of, ['Code']);
  const errorAt = useFieldError(of, ['Code']);
  const list = useId();
  const set = (code: string): void => {
    const name = store.currentName(of);
    const now = objectOf(store.getState().draft, name);
    if (now !== undefined) store.put(name.model, withCode(now, code), `${name.model} ${name.ID} Code`);
  };
  return (
    <>
      <TextInput
        {...fieldMark(['Code'])}
        label={t('language.Code')}
        description={t('language.Code.hint')}
        withAsterisk
        aria-required
        error={errorAt(['Code'])}
        list={list}
        value={typeof value === 'string' ? value : ''}
        onChange={({ currentTarget }) => set(currentTarget.value.trim())}
      />
      <datalist id={list}>
        {offeredLanguages(language).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** All texts and recordings by language, in the editing copy. */
function useTranslated(): readonly Translated[] {
  const { draft } = useDraftState();
  const settled = useDeferredValue(draft);
  return useMemo(() => translations(draftDefinition(settled)), [settled]);
}

/** Shows how much of the content exists in a language, and leads to what is missing. */
function Coverage({ code }: { readonly code: string }): ReactNode {
  const { t } = useTexts();
  const pair = useLanguagePair();
  const all = useTranslated();
  if (all.length === 0) return null;
  const lacking = all.filter((each) => isLacking(each, code)).length;
  const part = Math.floor(((all.length - lacking) / all.length) * 100);
  const words = t('language.coverage', { part });
  return (
    <Stack gap="xs">
      <Text fw={600}>{words}</Text>
      <Progress value={part} aria-label={words} />
      {pair.target === undefined ? null : (
        <Anchor component={Link} to="/translations" onClick={() => pair.choose(withTarget(pair.choice, pair, code))}>
          {t('translations.toList')}
        </Anchor>
      )}
    </Stack>
  );
}
