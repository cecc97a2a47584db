import { Button, Group } from '@mantine/core';
import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { variantIn } from '#content/catalogue.ts';
import { type Language } from '#content/entities/language.ts';
import { type LanguageVariant } from '#content/language-variants.ts';
import { type FieldPath } from '../draft/set-at.ts';
import { useTexts } from '../language/texts.tsx';
import { languageName } from '../language/writing.ts';
import { linkedField } from '../workspace/focus-field.tsx';
import { useLanguagePair } from '../workspace/language-pair.tsx';
import { variantsOf } from '../workspace/rules/language-families.ts';
import { useContentLanguages } from '../workspace/use-catalogue.ts';
import styles from './languages.module.css';
import { isWithin } from './use-findings.ts';

export interface VariantsBelowProps {
  readonly of: Language;
  readonly path: FieldPath;
  readonly hasOwn: (code: string) => boolean;
  readonly mayHave: (variant: LanguageVariant) => boolean;
  /** The field in one language. */
  readonly children: (language: Language) => ReactNode;
}

/** A field in one language, and below it in the variants of the language that have something; others can be added. */
export function VariantsBelow({ of, path, hasOwn, mayHave, children }: VariantsBelowProps): ReactNode {
  const { t } = useTexts();
  const languages = useContentLanguages();
  const { shown } = useLanguagePair();
  const { state } = useLocation();
  const linked = linkedField(state) ?? '';
  const variants = variantsOf(languages, of).filter(({ Code }) => shown.every((each) => each.Code !== Code));
  const [opened, setOpened] = useState<readonly string[]>([]);
  const due = variants.filter(
    ({ Code }) => !opened.includes(Code) && (hasOwn(Code) || isWithin(linked, [...path, Code])),
  );
  // They stay, also when they are emptied.
  if (due.length > 0) setOpened([...opened, ...due.map(({ Code }) => Code)]);
  const cell = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState('');
  useEffect(() => {
    const place = [...(cell.current?.children ?? [])].find((child) => child.getAttribute('data-variant') === added);
    // The button that was pressed is gone.
    place?.querySelector<HTMLElement>('input:not([type=file]), textarea, [contenteditable], button')?.focus();
  }, [added]);
  if (variants.length === 0) return children(of);
  const offered = variants.filter((language) => {
    const own = variantIn(languages, language);
    return !opened.includes(language.Code) && own !== undefined && mayHave(own.variant);
  });
  return (
    <div ref={cell} className={styles.cell}>
      {children(of)}
      {variants
        .filter(({ Code }) => opened.includes(Code))
        .map((variant) => (
          <div key={variant.Code} className={styles.variant} data-variant={variant.Code}>
            {children(variant)}
          </div>
        ))}
      {offered.length === 0 ? null : (
        <Group gap={4}>
          {offered.map((variant) => (
            <Button
              key={variant.Code}
              variant="subtle"
              size="compact-xs"
              leftSection={<Plus aria-hidden size={12} />}
              aria-label={t('variant.write', { language: languageName(variant) })}
              onClick={() => {
                setOpened([...opened, variant.Code]);
                setAdded(variant.Code);
              }}
            >
              {languageName(variant)}
            </Button>
          ))}
        </Group>
      )}
    </div>
  );
}
