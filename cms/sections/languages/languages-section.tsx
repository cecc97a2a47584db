import { SimpleGrid, Stack, Text, TextInput, Anchor, Progress, Input } from '@mantine/core';
import { type ReactNode, useId, useDeferredValue, useMemo, useRef } from 'react';
import { variantIn } from '#content/catalogue.ts';
import { type Language, language as languageEntity } from '#content/entities/language.ts';
import { readVariantCode } from '#content/language-variants.ts';
import { createFilter } from '#content/station-filter.ts';
import { objectOf, type ObjectName, draftDefinition } from '../../draft/draft.ts';
import { fieldMark } from '../../fields/field-mark.ts';
import { FileField } from '../../fields/file-field.tsx';
import { PlainTextField } from '../../fields/plain-text-field.tsx';
import { useField } from '../../fields/use-field.ts';
import { useFieldError } from '../../fields/use-findings.ts';
import { languageName } from '../../language/writing.ts';
import { objectLabel } from '../../workspace/object-label.ts';
import { inFamilies } from '../../workspace/rules/language-families.ts';
import { useContentLanguages, useObjects } from '../../workspace/use-catalogue.ts';
import { useVariantCoverage } from '../../workspace/use-variant-coverage.ts';
import { LanguageVariants } from './language-variants.tsx';
import { VariantFields } from './variant-fields.tsx';
import { useTexts } from '../../language/texts.tsx';
import { EditorHead } from '../../lists/editor-head.tsx';
import { type EditorProps, ListFrame } from '../../lists/list-frame.tsx';
import { type ListEntry, type RowLooks } from '../../lists/list-rows.tsx';
import { DefaultSwitch } from '../../workspace/default-switch.tsx';
import { useDraft, useObject, useDraftState } from '../../workspace/workspace-context.tsx';
import { codeByName, following, followersOf, offeredLanguages, withCode } from './language-code.ts';
import { Link } from 'react-router-dom';
import { isLacking, type Translated, translations } from '#content/translations.ts';
import { useLanguagePair } from '../../workspace/language-pair.tsx';
import { isRecorded } from '#content/station-variants.ts';
import { withTarget, withTargetAndBase } from '../../workspace/rules/side-by-side.ts';

const path = '/languages';

/** The languages of the museum's content, each with its variants below. */
export function LanguagesSection(): ReactNode {
  const { t, language } = useTexts();
  const objects = useObjects('languages');
  const { find, show } = useMemo(() => {
    const all = objects.map(languageEntity.complete);
    const variants = new Map(all.map((each) => [each.ID, variantIn(all, each)?.of]));
    const entries = inFamilies(all).map((each) => ({ ID: each.ID, name: objectLabel(each, language, t('unnamed')) }));
    return {
      find: createFilter(entries, ({ name }) => ({ code: '', name })),
      show: ({ ID }: ListEntry): RowLooks => {
        const base = variants.get(ID);
        return base === undefined
          ? {}
          : { detail: t('language.variant.named', { language: languageName(base) }), isInner: true };
      },
    };
  }, [objects, language, t]);
  return (
    <ListFrame
      model="languages"
      path={path}
      fresh={{}}
      teach={t('language.teach')}
      find={find}
      show={show}
      Editor={LanguageEditor}
    />
  );
}

function LanguageEditor({ ID }: EditorProps): ReactNode {
  const { t } = useTexts();
  const of = { model: 'languages', ID } as const;
  const edited = languageEntity.complete(useObject(of) ?? {});
  const { Code } = edited;
  const isVariant = readVariantCode(Code) !== undefined;
  const languages = useContentLanguages();
  const own = languages.find((each) => each.Code === Code);
  const isAlone = languages.every((each) => each.ID === ID);
  const used = useTranslated().filter(({ codes }) => codes.has(Code)).length;
  return (
    <Stack gap="lg" maw={960}>
      <EditorHead
        of={of}
        back={path}
        consequences={used === 0 ? null : <Text size="sm">{t('language.uses', { count: used })}</Text>}
      />
      {isVariant ? null : (
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
      )}
      {isVariant || (Code === '' && !isAlone) ? <VariantFields of={of} uses={used} /> : null}
      {isVariant ? (
        <PlainTextField of={of} path={['DisplayName']} label={t('language.DisplayName')} isRequired />
      ) : null}
      <FileField of={of} path={['IconURL']} label={t('language.IconURL')} kind="image" />
      {isVariant ? (
        <DefaultFault of={of} />
      ) : (
        <DefaultSwitch model="languages" ID={ID} isDefault={t('language.isDefault')} make={t('language.make')} />
      )}
      {isVariant ? <VariantStations code={Code} /> : Code === '' ? null : <Coverage code={Code} />}
      {isVariant || own === undefined ? null : <LanguageVariants of={own} path={path} />}
    </Stack>
  );
}

/** A variant is not offered as the default; where it is one, this says what to do. */
function DefaultFault({ of }: { readonly of: ObjectName }): ReactNode {
  const fault = useFieldError(of, ['IsDefault'])(['IsDefault']);
  return fault === undefined ? null : <Input.Error>{fault}</Input.Error>;
}

/** Codes can be typed, or found by the names of languages. */
function CodeField({ of }: { readonly of: ObjectName }): ReactNode {
  const { t, language } = useTexts();
  const store = useDraft();
  const { value } = useField(of, ['Code']);
  const errorAt = useFieldError(of, ['Code']);
  const typed = typeof value === 'string' ? value : '';
  const list = useId();
  const languages = useContentLanguages();
  const before = useRef<{ readonly language: Language; readonly variants: readonly Language[] }>(undefined);
  const set = (code: string): void => {
    const { model, ID } = store.currentName(of);
    const { draft } = store.getState();
    const now = objectOf(draft, { model, ID });
    if (now === undefined) return;
    const own = languages.find((each) => each.ID === ID);
    // From before the typing: a code on the way to another may be that of another language.
    before.current ??= {
      language: own ?? languageEntity.complete(now),
      variants: own === undefined ? [] : followersOf(languages, own),
    };
    const { language: old, variants } = before.current;
    const object = withCode(now, code);
    const after = languageEntity.complete(object);
    const followed = (code === '' ? [] : variants).flatMap((variant) => {
      const stored = objectOf(draft, store.currentName({ model, ID: variant.ID }));
      return stored === undefined ? [] : [{ ...stored, ...following(variant, { before: old, after }) }];
    });
    store.putAll(
      [object, ...followed].map((each) => ({ model, object: each })),
      `${model} ${ID} Code`,
    );
  };
  const settle = (): void => {
    const code = codeByName(typed, language);
    if (code !== typed) set(code);
    before.current = undefined;
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
        value={typed}
        onChange={({ currentTarget }) => set(currentTarget.value.trim())}
        onBlur={settle}
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

/** Shows how many stations a variant has. The others are as in the language, so nothing is missing. */
function VariantStations({ code }: { readonly code: string }): ReactNode {
  const { t } = useTexts();
  const pair = useLanguagePair();
  const languages = useContentLanguages();
  const found = useVariantCoverage().find(({ language }) => language.Code === code);
  if (found === undefined || found.all === 0) return null;
  const { stations: count, all } = found;
  const words = t('language.variant.coverage', { count, all });
  return (
    <Stack gap="xs">
      <Text fw={600}>{words}</Text>
      <Progress value={(count / all) * 100} aria-label={words} />
      {isRecorded(found.variant) ? null : (
        <Anchor
          component={Link}
          to="/translations"
          onClick={() => pair.choose(withTargetAndBase(pair.choice, pair, code, languages))}
        >
          {t('language.variant.begin', { language: languageName(found.of) })}
        </Anchor>
      )}
    </Stack>
  );
}
