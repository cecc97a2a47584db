import '@mantine/tiptap/styles.css';
import { Button, Group, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../language/texts.tsx';
import { FormattedText } from './formatted-text.tsx';
import { isExact } from './rich-document.ts';
import { type RichTextFieldProps, SourceField } from './source-field.tsx';

/** A text with a toolbar, or its source: by choice, and where the editor would lose something. */
export function RichTextEditor(props: RichTextFieldProps): ReactNode {
  const { t } = useTexts();
  const { value, onChange, label } = props;
  // Source that becomes valid stays source while it is being typed.
  const [wantsSource, setWantsSource] = useState(() => !isExact(value));
  /** The value that the toolbar wrote; typing must not lead to the source. */
  const [written, setWritten] = useState<string>();
  const fits = value === written || isExact(value);
  const isSource = wantsSource || !fits;
  const write = (text: string, isStep?: boolean): void => {
    setWritten(text);
    onChange(text, isStep);
  };
  return (
    <div>
      {isSource ? <SourceField {...props} /> : <FormattedText {...props} onChange={write} />}
      <Group gap="xs" mt={4} justify="space-between">
        <Text size="xs" c="dimmed">
          {fits ? (isSource ? t('rich.understood') : '') : t('rich.kept')}
        </Text>
        <Button
          variant="subtle"
          size="compact-xs"
          ml="auto"
          aria-label={t(isSource ? 'rich.formattedOf' : 'rich.sourceOf', { language: label })}
          disabled={!fits}
          onClick={() => setWantsSource(!isSource)}
        >
          {t(isSource ? 'rich.formatted' : 'rich.source')}
        </Button>
      </Group>
    </div>
  );
}
