import { Button, Group, Stack, Text } from '@mantine/core';
import { FilePen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Language } from '#content/entities/language.ts';
import { Dialog } from '../../controls/dialog.tsx';
import { type ObjectName } from '../../draft/draft.ts';
import { LanguageText } from '../../fields/language-text.tsx';
import { PlainTextField } from '../../fields/plain-text-field.tsx';
import { useField } from '../../fields/use-field.ts';
import { useLanguageMap } from '../../fields/use-language-map.ts';
import { useTexts } from '../../language/texts.tsx';
import { languageName } from '../../language/writing.ts';
import { useConnection } from '../../session/session-context.tsx';
import { useUndoNotice } from '../../workspace/use-undo-notice.tsx';
import { SettingsPart } from './settings-page.tsx';
import { loadTemplate, templateLanguage } from './statement/statement-template.ts';

export interface AccessibilityPartProps {
  readonly museum: ObjectName;
  readonly settings: ObjectName;
}

const statement = ['Access', 'Statement'];

/** What the museum says about its guide's accessibility, and whom visitors tell of barriers (Configuration.Access). */
export function AccessibilityPart({ museum, settings }: AccessibilityPartProps): ReactNode {
  const { t } = useTexts();
  return (
    <SettingsPart title={t('museum.part.access')} screen="info">
      <LanguageText
        of={settings}
        path={statement}
        label={t('settings.Access.Statement')}
        hint={t('settings.Access.Statement.hint')}
        isHtml
        renderBelow={(language) => <TemplateButton museum={museum} settings={settings} language={language} />}
      />
      <PlainTextField
        of={settings}
        path={['Access', 'BarrierAddress']}
        label={t('settings.Access.BarrierAddress')}
        hint={t('settings.Access.BarrierAddress.hint')}
      />
    </SettingsPart>
  );
}

interface TemplateButtonProps extends AccessibilityPartProps {
  readonly language: Language;
}

/** Fills the statement in one language with a template. It asks before it replaces a text. */
function TemplateButton({ museum, settings, language }: TemplateButtonProps): ReactNode {
  const { t } = useTexts();
  const { Code, AccessibilityCode } = language;
  const { textIn, set } = useLanguageMap(settings, statement);
  const facts = useFacts(museum, Code);
  const tell = useUndoNotice();
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const template = templateLanguage(AccessibilityCode || Code);
  const isOwn = template === 'de' || /^en\b/i.test(AccessibilityCode || Code);
  const label = t(isOwn ? 'statement.begin' : 'statement.beginEnglish');
  const name = languageName(language);

  const fill = async (): Promise<void> => {
    setAsking(false);
    setFailed(false);
    const text = await loadTemplate(template, facts).catch(() => undefined);
    if (text === undefined) return setFailed(true);
    set(Code, text, true);
    tell(t('statement.done'));
  };
  return (
    <>
      <Group gap="xs" mt={6}>
        <Button
          variant="light"
          size="compact-sm"
          leftSection={<FilePen aria-hidden size={14} />}
          aria-label={t('statement.beginIn', { label, language: name })}
          onClick={() => (textIn(Code) === '' ? void fill() : setAsking(true))}
        >
          {label}
        </Button>
        {isOwn ? null : (
          <Text size="xs" c="dimmed">
            {t('statement.noTemplate')}
          </Text>
        )}
      </Group>
      <Text role="status" size="sm" mt={hasFailed ? 4 : 0}>
        {hasFailed ? t('statement.failed') : null}
      </Text>
      <Dialog opened={isAsking} onClose={() => setAsking(false)} title={t('statement.ask')} withCloseButton={false}>
        <Stack>
          <Text size="sm">{t('statement.ask.text', { language: name })}</Text>
          <Group justify="end">
            <Button variant="default" data-autofocus onClick={() => setAsking(false)}>
              {t('action.cancel')}
            </Button>
            <Button onClick={() => void fill()}>{t('statement.replace')}</Button>
          </Group>
        </Stack>
      </Dialog>
    </>
  );
}

/** What the museum has said about itself, in one language. */
function useFacts(museum: ObjectName, code: string) {
  const { guideAddress } = useConnection();
  const plain = (value: unknown): string => (typeof value === 'string' ? value : '');
  return {
    museum: useLanguageMap(museum, ['Name']).textIn(code),
    address: useLanguageMap(museum, ['Address']).textIn(code),
    phone: plain(useField(museum, ['Phone']).value),
    email: plain(useField(museum, ['Email']).value),
    guide: new URL(guideAddress, document.baseURI).href,
  };
}
