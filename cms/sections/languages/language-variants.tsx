import { Anchor, Button, Group, List, Stack, Text, Title } from '@mantine/core';
import { Plus } from 'lucide-react';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { variantIn } from '#content/catalogue.ts';
import { type Language } from '#content/entities/language.ts';
import { type LanguageVariant, languageVariants, variantCode } from '#content/language-variants.ts';
import { useTexts } from '../../language/texts.tsx';
import { languageName } from '../../language/writing.ts';
import { useOpenNew } from '../../lists/use-focus-when-new.ts';
import { variantsOf } from '../../workspace/rules/language-families.ts';
import { useContentLanguages } from '../../workspace/use-catalogue.ts';
import { useDraft } from '../../workspace/workspace-context.tsx';
import { proposedName } from './variant-name.ts';

/** The variants of a language, and a button for each that it does not have. */
export function LanguageVariants({ of, path }: { readonly of: Language; readonly path: string }): ReactNode {
  const { t } = useTexts();
  const store = useDraft();
  const openNew = useOpenNew();
  const languages = useContentLanguages();
  const own = variantsOf(languages, of);
  const had = own.map((language) => variantIn(languages, language)?.variant);
  const add = async (variant: LanguageVariant): Promise<void> => {
    const DisplayName = await proposedName(of, variant);
    const Code = variantCode(of.Code, variant);
    openNew(
      `${path}/${store.add('languages', { Code, DisplayName, AccessibilityCode: of.AccessibilityCode || of.Code })}`,
    );
  };
  return (
    <Stack gap="xs" component="section" aria-label={t('language.variants')}>
      <Title order={2} size="h5">
        {t('language.variants')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('language.variants.hint')}
      </Text>
      {own.length === 0 ? null : (
        <List spacing={4} listStyleType="none">
          {own.map((language) => (
            <List.Item key={language.Code}>
              <Anchor component={Link} to={`${path}/${language.ID}`}>
                {languageName(language)}
              </Anchor>
            </List.Item>
          ))}
        </List>
      )}
      <Group gap="xs">
        {languageVariants
          .filter((variant) => !had.includes(variant))
          .map((variant) => (
            <Button
              key={variant}
              size="compact-sm"
              variant="default"
              leftSection={<Plus aria-hidden size={14} />}
              aria-label={t('language.variant.add', { variant: t(`language.variant.${variant}`) })}
              onClick={() => void add(variant)}
            >
              {t(`language.variant.${variant}`)}
            </Button>
          ))}
      </Group>
    </Stack>
  );
}
