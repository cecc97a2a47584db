import { Input, Button, Group, Popover, TextInput } from '@mantine/core';
import { RichTextEditor, type RichTextEditorLabels, useRichTextEditorContext } from '@mantine/tiptap';
import { useEditor } from '@tiptap/react';
import { type ReactNode, useEffect, useId, useRef, type KeyboardEvent, useState } from 'react';
import { richTextExtensions } from './extensions.ts';
import { readablePaste } from './pasted-html.ts';
import { formOf, readDocument } from './rich-document.ts';
import styles from './rich-text.module.css';
import { type RichTextFieldProps } from './source-field.tsx';
import { useTexts } from '../../language/texts.tsx';
import { writeHtml } from './write-html.ts';
import { useDisclosure } from '@mantine/hooks';
import { Link } from 'lucide-react';
import { linkAddress } from '#ui/addresses.ts';

interface ToolbarLabels {
  readonly words: { readonly toolbar: string };
  readonly labels: Partial<RichTextEditorLabels>;
}

/** A text as visitors read it, with a toolbar. Undoing is the draft's, as in every field. */
export function FormattedText(props: RichTextFieldProps): ReactNode {
  const { writing, label, description, error, placeholder, value, onChange } = props;
  const id = useId();
  const { words, labels } = useToolbarLabels();
  const [name, about] = [`${id}-label`, `${id}-about`];
  const hasHint = description !== undefined || error !== undefined;
  const shown = useRef(value);
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  const editor = useEditor({
    extensions: richTextExtensions,
    content: readDocument(value),
    shouldRerenderOnTransaction: true,
    onUpdate: ({ editor: edited, transaction }) => {
      const text = writeHtml(edited.getJSON(), formOf(shown.current));
      if (text === shown.current) return;
      shown.current = text;
      // Formatting leaves the words as they are.
      change.current(text, transaction.before.textContent === transaction.doc.textContent);
    },
    editorProps: {
      attributes: {
        ...writing,
        role: 'textbox',
        tabindex: '0',
        'aria-multiline': 'true',
        'aria-labelledby': name,
        'data-field': props['data-field'],
        ...(hasHint ? { 'aria-describedby': about } : {}),
        ...(error === undefined ? {} : { 'aria-invalid': 'true' }),
      },
      transformPastedHTML: readablePaste,
      handleKeyDown: (view, event) => {
        if (event.key !== 'Escape') return false;
        view.dom.blur();
        return true;
      },
    },
  });
  useEffect(() => {
    // Undone, or changed by another user.
    if (value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(readDocument(value), { emitUpdate: false });
  }, [editor, value]);
  return (
    <div>
      <Input.Label id={name} labelElement="div" lang={writing.lang}>
        {label}
      </Input.Label>
      <RichTextEditor
        editor={editor}
        labels={labels}
        className={styles.editor}
        data-wrong={error !== undefined || undefined}
        data-instead={(placeholder !== undefined && value === '') || undefined}
        style={{ '--instead': JSON.stringify(placeholder ?? '') }}
      >
        <RichTextEditor.Toolbar role="toolbar" aria-label={words.toolbar}>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            <RichTextEditor.H3 />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            <RichTextEditor.Blockquote />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <LinkControl />
            <RichTextEditor.Unlink />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content />
      </RichTextEditor>
      {hasHint ? (
        <div id={about}>
          {description === undefined ? null : <Input.Description mt={4}>{description}</Input.Description>}
          {error === undefined ? null : <Input.Error mt={4}>{error}</Input.Error>}
        </div>
      ) : null}
    </div>
  );
}

/** The names of the toolbar's buttons. */
function useToolbarLabels(): ToolbarLabels {
  const { t } = useTexts();
  return {
    words: { toolbar: t('rich.toolbar') },
    labels: {
      boldControlLabel: t('rich.bold'),
      italicControlLabel: t('rich.italic'),
      h2ControlLabel: t('rich.heading'),
      h3ControlLabel: t('rich.subheading'),
      bulletListControlLabel: t('rich.bullets'),
      orderedListControlLabel: t('rich.numbers'),
      blockquoteControlLabel: t('rich.quote'),
      unlinkControlLabel: t('rich.unlink'),
    },
  };
}

/** Sets the link of the selected words. Staff enter an address as they would write it down. */
function LinkControl(): ReactNode {
  const { t } = useTexts();
  const { editor } = useRichTextEditorContext();
  const [isOpen, { open, close }] = useDisclosure(false);
  const [entered, setEntered] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const present = String(editor?.getAttributes('link')['href'] ?? '');
  const begin = (): void => {
    setEntered(present);
    setIsWrong(false);
    open();
  };
  const apply = (): void => {
    const text = entered.trim();
    // The stored address may be a place within the guide.
    const href = text === present ? text : linkAddress(text);
    if (text !== '' && href === undefined) {
      setIsWrong(true);
      return;
    }
    close();
    const chain = editor?.chain().focus().extendMarkRange('link');
    void (href === undefined || href === '' ? chain?.unsetLink() : chain?.setLink({ href }))?.run();
  };
  const applyByEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  return (
    <Popover
      trapFocus
      shadow="md"
      width="min(24rem, calc(100vw - 24px))"
      position="bottom-start"
      opened={isOpen}
      onDismiss={close}
    >
      <Popover.Target>
        <RichTextEditor.Control
          aria-label={t('rich.link')}
          title={t('rich.link')}
          active={editor?.isActive('link') ?? false}
          onClick={begin}
        >
          <Link aria-hidden size={16} />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('rich.link')}>
        <TextInput
          type="url"
          label={t('rich.linkURL')}
          placeholder="https://"
          data-autofocus
          value={entered}
          error={isWrong ? t('rich.linkWrong') : undefined}
          onKeyDown={applyByEnter}
          onChange={({ currentTarget }) => {
            setEntered(currentTarget.value);
            setIsWrong(false);
          }}
        />
        <Group justify="end" mt="xs">
          <Button size="xs" onClick={apply}>
            {t('rich.linkSave')}
          </Button>
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
}
