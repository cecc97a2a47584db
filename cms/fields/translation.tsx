import { Button, Group, Text } from '@mantine/core';
import { Check, History } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { type Language } from '#content/entities/language.ts';
import { useTexts } from '../language/texts.tsx';
import { languageName } from '../language/writing.ts';
import { useContentLanguages } from '../workspace/use-catalogue.ts';

export interface TranslationProps {
  readonly language: Language;
  /** The code of the language that the text was translated from, if that has changed since. */
  readonly source: string | undefined;
  readonly onConfirm: (() => void) | undefined;
  /** The field. */
  readonly children: ReactNode;
}

/** A field in one language; says if the text is older than its source, and lets staff confirm it. */
export function Translation({ language, source, onConfirm, children }: TranslationProps): ReactNode {
  const { t } = useTexts();
  const languages = useContentLanguages();
  const whole = useRef<HTMLDivElement>(null);
  const from = languages.find(({ Code }) => Code === source);
  const confirm = (): void => {
    onConfirm?.();
    // The button disappears.
    whole.current?.querySelector<HTMLElement>('input, textarea, [contenteditable]')?.focus();
  };
  return (
    <div ref={whole}>
      {children}
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
            onClick={confirm}
          >
            {t('translation.stillRight')}
          </Button>
        </Group>
      )}
    </div>
  );
}
