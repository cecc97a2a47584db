import { TextInput, Button, Group, Text } from '@mantine/core';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { wordsIn } from '#content/translation-exchange/codes.ts';
import { GrowingText } from '../controls/growing-text.tsx';
import { useTexts } from '../language/texts.tsx';
import { languageName, writingOf } from '../language/writing.ts';
import { fieldMark } from './field-mark.ts';
import { type FieldProps } from './field-props.ts';
import { LanguageColumns } from './language-columns.tsx';
import { notesBelow } from './rich-text/source-field.tsx';
import { RichTextField } from './rich-text-field.tsx';
import { useFieldError } from './use-findings.ts';
import { useLanguageMap } from './use-language-map.ts';
import { Check, Copy, History } from 'lucide-react';
import { type Language } from '#content/entities/language.ts';
import { useContentLanguages } from '../workspace/use-catalogue.ts';

export interface LanguageTextProps extends FieldProps {
  readonly isLong?: boolean;
  /** The guide shows it as HTML. */
  readonly isHtml?: boolean;
  /** Whether it must not be empty in all languages. */
  readonly isRequired?: boolean;
  /** Below the field in each language. */
  readonly renderBelow?: (language: Language) => ReactNode;
}

/** A text in the museum's languages. */
export function LanguageText({
  isLong = false,
  isHtml = false,
  isRequired = false,
  renderBelow,
  ...field
}: LanguageTextProps): ReactNode {
  const { of, path } = field;
  const { t } = useTexts();
  const { textIn, set, isMissing, instead, newerSource, confirm } = useLanguageMap(of, path);
  const errorAt = useFieldError(of, path);
  const languages = useContentLanguages();
  const hasOwn = (code: string): boolean => textIn(code) !== '';
  const isAsked = isRequired && languages.every(({ Code }) => textIn(Code) === '');
  return (
    <LanguageColumns {...field} isRequired={isRequired} from="md" isMissing={isMissing} hasOwn={hasOwn}>
      {(language) => {
        const { Code } = language;
        const source = newerSource(Code);
        const other = instead(Code);
        const common = {
          ...fieldMark([...path, Code]),
          label: languageName(language),
          description: isMissing(Code) ? t('field.missing') : undefined,
          error: errorAt([...path, Code]),
          value: textIn(Code),
          ...(other === undefined ? {} : { placeholder: wordsIn(other.text) }),
        };
        const plain = {
          ...common,
          ...writingOf(language),
          labelProps: { lang: Code },
          inputWrapperOrder: notesBelow,
          'aria-required': isAsked,
          'data-missing': isMissing(Code) || undefined,
          onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void =>
            set(Code, currentTarget.value || undefined),
        };
        return (
          <Translation
            key={Code}
            language={language}
            source={source}
            onConfirm={source === undefined ? undefined : () => confirm(Code, source)}
            from={other?.from}
            onTake={other?.isBase === true ? () => set(Code, other.text, true) : undefined}
          >
            {isHtml ? (
              <RichTextField
                {...common}
                writing={writingOf(language)}
                onChange={(text, isStep) => set(Code, text || undefined, isStep)}
              />
            ) : isLong ? (
              <GrowingText {...plain} minRows={3} maxRows={14} />
            ) : (
              <TextInput {...plain} />
            )}
            {renderBelow?.(language)}
          </Translation>
        );
      }}
    </LanguageColumns>
  );
}

interface TranslationProps {
  readonly language: Language;
  /** The code of the language that the text was translated from, if that has changed since. */
  readonly source: string | undefined;
  readonly onConfirm: (() => void) | undefined;
  /** The language whose text visitors of a variant read instead. */
  readonly from: Language | undefined;
  /** Copies that text to begin with. */
  readonly onTake: (() => void) | undefined;
  /** The field. */
  readonly children: ReactNode;
}

/** A field in one language; says if the text is older than its source, and lets staff confirm it. */
function Translation({ language, source, onConfirm, from: other, onTake, children }: TranslationProps): ReactNode {
  const { t } = useTexts();
  const languages = useContentLanguages();
  const whole = useRef<HTMLDivElement>(null);
  const from = languages.find(({ Code }) => Code === source);
  const andFocus = (act: (() => void) | undefined) => (): void => {
    act?.();
    // The button disappears.
    whole.current?.querySelector<HTMLElement>('input, textarea, [contenteditable]')?.focus();
  };
  return (
    <div ref={whole}>
      {children}
      {other === undefined ? null : (
        <Group gap={6} mt={4} justify="space-between">
          <Text size="xs" c="dimmed">
            {t('variant.instead', { language: languageName(other) })}
          </Text>
          {onTake === undefined ? null : (
            <Button
              variant="light"
              size="compact-xs"
              leftSection={<Copy aria-hidden size={12} />}
              aria-label={t('variant.takeIn', { language: languageName(other), variant: languageName(language) })}
              onClick={andFocus(onTake)}
            >
              {t('variant.take')}
            </Button>
          )}
        </Group>
      )}
      {source === undefined ? null : (
        <Group gap={6} mt={4} justify="space-between" role="status">
          <Group gap={6} wrap="nowrap">
            <History aria-hidden size={14} />
            <Text size="xs" fw={600}>
              {t('translation.older', { language: from === undefined ? source : languageName(from) })}
            </Text>
          </Group>
          <Button
            variant="light"
            size="compact-xs"
            leftSection={<Check aria-hidden size={12} />}
            aria-label={t('translation.stillRightIn', { language: languageName(language) })}
            onClick={andFocus(onConfirm)}
          >
            {t('translation.stillRight')}
          </Button>
        </Group>
      )}
    </div>
  );
}
