import { Input } from '@mantine/core';
import { RichTextEditor, type RichTextEditorLabels } from '@mantine/tiptap';
import { useEditor } from '@tiptap/react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { richTextExtensions } from './extensions.ts';
import { LinkControl } from './link-control.tsx';
import { readablePaste } from './pasted-html.ts';
import { formOf, readDocument } from './rich-document.ts';
import styles from './rich-text.module.css';
import { type RichTextFieldProps } from './source-field.tsx';
import { useTexts } from '../../language/texts.tsx';
import { writeHtml } from './write-html.ts';

interface ToolbarLabels {
  readonly words: { readonly toolbar: string };
  readonly labels: Partial<RichTextEditorLabels>;
}

/** A text as visitors read it, with a toolbar. Undoing is the draft's, as in every field. */
export function FormattedText(props: RichTextFieldProps): ReactNode {
  const { writing, label, description, error, value, onChange } = props;
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
