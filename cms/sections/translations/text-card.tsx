import { Anchor, Badge, Button, Card, Group, Input, Kbd, Text, Title } from '@mantine/core';
import { Check, CheckCheck, SkipForward } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { type Language } from '#content/entities/language.ts';
import { earlierSourceIn, stateIn } from '#content/translated-texts.ts';
import { type ObjectName } from '../../draft/draft.ts';
import { type FieldPath } from '../../draft/set-at.ts';
import { fieldMark } from '../../fields/field-mark.ts';
import { RichTextField } from '../../fields/rich-text-field.tsx';
import { useLanguageMap } from '../../fields/use-language-map.ts';
import { GrowingText } from '../../controls/growing-text.tsx';
import { useTexts } from '../../language/texts.tsx';
import { languageName, writingOf } from '../../language/writing.ts';
import { editorPath } from '../../workspace/editor-path.ts';
import { useMayOpen } from '../use-may-open.ts';
import { MachineButton } from './machine-button.tsx';
import { type DeskText } from './rules/open-texts.ts';
import { isRich } from './rules/is-rich.ts';
import { SourceChange } from './source-change.tsx';
import styles from './translations.module.css';
import { useTextMarks } from './use-text-marks.ts';
import { useTextName } from '../../lists/use-text-name.ts';

export interface TextCardProps {
  readonly name: ObjectName;
  readonly path: FieldPath;
  readonly text: DeskText;
  readonly hasMachine: boolean;
  readonly source: Language;
  readonly target: Language;
  /** Undefined if no other text is open. */
  readonly onNext: (() => void) | undefined;
}

/** One text in both languages: the source to read, the target to write, and what is known of it. */
export function TextCard({ name, path, text, hasMachine, source, target, onNext }: TextCardProps): ReactNode {
  const { t, language } = useTexts();
  const title = useTextName()(text);
  const mayOpen = useMayOpen();
  const { textIn, set } = useLanguageMap(name, path);
  const { confirm, check } = useTextMarks(target.Code);
  const place = { name: text.name, code: target.Code };
  const known = stateIn(text.holder, place);
  const form = editorPath(text.model, text.object, text.field);
  const words = textIn(target.Code);
  const whole = useRef<HTMLElement>(null);
  const mark = (by: (text: DeskText) => void): void => {
    by(text);
    // The button that was pressed disappears.
    whole.current?.querySelector<HTMLElement>('textarea, [contenteditable=true]')?.focus();
  };
  const field = {
    ...fieldMark([...path, target.Code]),
    label: languageName(target),
    value: words,
  };
  return (
    <Card withBorder component="section" ref={whole} aria-label={title} className={styles.card}>
      <Group justify="space-between" gap="xs" mb="xs">
        <Title order={3} size="h5">
          {title}
        </Title>
        {mayOpen(form) ? (
          <Anchor size="sm" component={Link} to={form} state={{ focusField: `${text.field}.${target.Code}` }}>
            {t('translations.openForm')}
          </Anchor>
        ) : null}
      </Group>
      <div className={styles.sides}>
        <div>
          <Input.Label component="div" lang={source.Code}>
            {languageName(source)}
          </Input.Label>
          <Text className={styles.source} {...writingOf(source)}>
            {textIn(source.Code)}
          </Text>
          {text.newer === undefined ? null : (
            <SourceChange
              before={earlierSourceIn(text.holder, place)}
              after={textIn(text.newer)}
              language={text.newer}
            />
          )}
        </div>
        <div>
          {isRich(text) ? (
            <RichTextField
              {...field}
              description={undefined}
              error={undefined}
              writing={writingOf(target)}
              onChange={(typed, isStep) => set(target.Code, typed || undefined, isStep)}
            />
          ) : (
            <GrowingText
              {...field}
              {...writingOf(target)}
              labelProps={{ lang: target.Code }}
              minRows={2}
              maxRows={10}
              onChange={({ currentTarget }) => set(target.Code, currentTarget.value || undefined)}
            />
          )}
        </div>
      </div>
      <Group justify="space-between" gap="xs" mt="xs">
        <Group gap="xs">
          {words === '' || text.newer !== undefined ? null : (
            <Badge variant="outline" color="gray" c="dark.7" tt="none" role="status">
              {known?.kind === 'checked'
                ? t('translations.checkedBy', { name: known.by, date: new Date(known.at).toLocaleDateString(language) })
                : t(`translations.is.${known?.kind ?? 'translated'}`)}
            </Badge>
          )}
          {text.newer === undefined ? null : (
            <Button
              size="compact-sm"
              variant="light"
              leftSection={<Check aria-hidden size={14} />}
              onClick={() => mark(confirm)}
            >
              {t('translation.stillRight')}
            </Button>
          )}
          {words === '' || (known?.kind === 'checked' && text.newer === undefined) ? null : (
            <Button
              size="compact-sm"
              variant="light"
              leftSection={<CheckCheck aria-hidden size={14} />}
              onClick={() => mark(check)}
            >
              {t('translations.check')}
            </Button>
          )}
          {hasMachine ? <MachineButton texts={[text]} pair={{ source: source.Code, target: target.Code }} /> : null}
        </Group>
        {onNext === undefined ? null : (
          <Button
            size="compact-sm"
            leftSection={<SkipForward aria-hidden size={14} />}
            rightSection={<Kbd size="xs">F8</Kbd>}
            aria-keyshortcuts="F8 Alt+Enter"
            onClick={onNext}
          >
            {t('translations.next')}
          </Button>
        )}
      </Group>
    </Card>
  );
}
