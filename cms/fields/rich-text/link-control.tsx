import { Button, Group, Popover, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { RichTextEditor, useRichTextEditorContext } from '@mantine/tiptap';
import { Link } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { linkAddress } from '#ui/addresses.ts';
import { useTexts } from '../../language/texts.tsx';

/** Sets the link of the selected words. Staff enter an address as they would write it down. */
export function LinkControl(): ReactNode {
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
