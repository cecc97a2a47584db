import { NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { variantIn } from '#content/catalogue.ts';
import { language as languageEntity, type Language } from '#content/entities/language.ts';
import { type LanguageVariant, languageVariants, readVariantCode, variantCode } from '#content/language-variants.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { type ObjectName, objectOf } from '../../draft/draft.ts';
import { fieldMark } from '../../fields/field-mark.ts';
import { useFieldError } from '../../fields/use-findings.ts';
import { useTexts } from '../../language/texts.tsx';
import { languageName } from '../../language/writing.ts';
import { spokenIn } from '../../workspace/rules/language-families.ts';
import { useContentLanguages } from '../../workspace/use-catalogue.ts';
import { useDraft, useObject } from '../../workspace/workspace-context.tsx';
import { proposedName } from './variant-name.ts';

/** What a variant is for, and of which language it is. Its code, its name and what reads it aloud follow from that. */
export function VariantFields({ of, uses }: { readonly of: ObjectName; readonly uses: number }): ReactNode {
  const { t } = useTexts();
  const languages = useContentLanguages();
  const edited = languageEntity.complete(useObject(of) ?? {});
  const error = useFieldError(of, ['Code'])(['Code']);
  const setVariant = useSetVariant(of);
  const spoken = spokenIn(languages).filter(({ ID, Code }) => ID !== of.ID && readVariantCode(Code) === undefined);
  const own = variantIn(languages, edited);
  const variant = readVariantCode(edited.Code)?.variant;
  const base = own?.of ?? (edited.Code === '' ? spoken[0] : undefined);
  const others = languages.filter(({ ID }) => ID !== of.ID);
  const lacks = (language: Language, one: LanguageVariant): boolean =>
    others.every((other) => {
      const found = variantIn(others, other);
      return found?.of.ID !== language.ID || found.variant !== one;
    });
  return (
    <Stack gap="xs" {...fieldMark(['Code'])}>
      {edited.Code === '' ? <Text fw={600}>{t('language.variant.or')}</Text> : null}
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <NativeSelect
          label={t('language.variant.for')}
          value={variant ?? ''}
          data={[
            ...(variant === undefined ? [{ value: '', label: t('language.variant.choose') }] : []),
            ...languageVariants.map((value) => ({ value, label: t(`language.variant.${value}`) })),
          ]}
          onChange={({ currentTarget }) => {
            const chosen = languageVariants.find((each) => each === currentTarget.value);
            if (chosen === undefined || base === undefined) return;
            setVariant([base, ...spoken].find((each) => lacks(each, chosen)) ?? base, chosen);
          }}
        />
        <NativeSelect
          label={t('language.variant.of')}
          error={edited.Code === '' ? undefined : error}
          value={base?.Code ?? ''}
          data={[
            ...(base === undefined ? [{ value: '', label: t('language.variant.choose') }] : []),
            ...spoken.map((language) => ({ value: language.Code, label: languageName(language) })),
          ]}
          onChange={({ currentTarget }) => {
            const chosen = spoken.find(({ Code }) => Code === currentTarget.value);
            if (chosen === undefined) return;
            setVariant(chosen, variant ?? languageVariants.find((each) => lacks(chosen, each)) ?? 'easy');
          }}
        />
      </SimpleGrid>
      {variant === undefined ? null : (
        <Text size="sm" c="dimmed">
          {t(`language.variant.${variant}.hint`)}
        </Text>
      )}
      {edited.Code === '' ? null : (
        <Text size="xs" c="dimmed">
          {t('language.variant.code', { code: edited.Code })}
          {uses === 0 ? null : ` ${t('language.variant.stay', { count: uses })}`}
        </Text>
      )}
    </Stack>
  );
}

/** Returns how to make a language a variant of another. Its name follows, in the same step, unless staff have chosen another. */
function useSetVariant(of: ObjectName): (base: Language, variant: LanguageVariant) => void {
  const store = useDraft();
  const languages = useContentLanguages();
  const naming = useRef(Promise.resolve());
  const change = (by: (now: StoredObject) => StoredObject): void => {
    const { model, ID } = store.currentName(of);
    const now = objectOf(store.getState().draft, { model, ID });
    if (now !== undefined) store.put(model, by(now), `${model} ${ID} variant`);
  };
  return (base, variant) => {
    const own = variantIn(
      languages,
      languageEntity.complete(objectOf(store.getState().draft, store.currentName(of)) ?? {}),
    );
    const AccessibilityCode = base.AccessibilityCode || base.Code;
    change((now) => ({ ...now, Code: variantCode(base.Code, variant), AccessibilityCode }));
    // One after the other, so that a name follows from the one before.
    naming.current = naming.current.then(async () => {
      const earlier = own === undefined ? '' : await proposedName(own.of, own.variant);
      const name = await proposedName(base, variant);
      const follows: readonly unknown[] = [undefined, '', earlier];
      change((now) => (follows.includes(now['DisplayName']) ? { ...now, DisplayName: name } : now));
    });
  };
}
