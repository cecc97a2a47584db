import { Button, Checkbox, Group, NativeSelect, Popover, Stack, ScrollArea, Text } from '@mantine/core';
import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useMemo, useState, useEffect } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { useTexts } from '../language/texts.tsx';
import { useContentLanguages } from '../workspace/use-catalogue.ts';
import { LiveGuide } from './live-guide.tsx';
import { type PreviewOption, previewOptions, type PaneLook, visitorOf } from './pane-look.ts';
import { type DeviceName, deviceSizes, isDeviceName } from './phone-sizes.ts';
import styles from './side-by-side.module.css';
import { type ReadLine, readingOf } from './reading.ts';

export interface PreviewPaneProps {
  /** An address of the guide: `/detail/5`. */
  readonly path: string;
  /** Counts from 1. */
  readonly number: number;
  readonly look: PaneLook;
  readonly onLook: (look: PaneLook) => void;
  /** Undefined if it is one of the last two. */
  readonly onRemove: (() => void) | undefined;
}

/** One of several previews: a device, a language, and how its visitor looks at it. */
export function PreviewPane({ path, number, look, onLook, onRemove }: PreviewPaneProps): ReactNode {
  const { t } = useTexts();
  const [page, setPage] = useState<Document>();
  const languages = useContentLanguages();
  const visitor = useMemo(() => visitorOf(look), [look]);
  const isLarge = look.ways.includes('large');
  const show = (shown: Document): void => {
    enlarge(shown, isLarge);
    setPage(shown);
  };
  return (
    <section className={styles.pane} aria-label={t('sideBySide.pane', { number })}>
      <Group gap={4} wrap="nowrap">
        <NativeSelect
          flex={1}
          size="xs"
          aria-label={t('sideBySide.device')}
          value={look.device}
          data={deviceNames.map((value) => ({ value, label: t(`device.${value}`) }))}
          onChange={({ currentTarget: { value } }) => {
            if (isDeviceName(value)) onLook({ ...look, device: value });
          }}
        />
        <NativeSelect
          flex={1}
          size="xs"
          aria-label={t('sideBySide.language')}
          value={look.language}
          data={[
            { value: '', label: t('sideBySide.anyLanguage') },
            ...languages.map(({ Code, DisplayName }) => ({ value: Code, label: DisplayName || Code })),
          ]}
          onChange={({ currentTarget: { value } }) => onLook({ ...look, language: value })}
        />
        <OptionsButton
          ways={look.ways}
          onChange={(ways) => {
            if (page !== undefined) enlarge(page, ways.includes('large'));
            onLook({ ...look, ways });
          }}
        />
        {onRemove === undefined ? null : (
          <IconButton size="lg" label={t('sideBySide.remove', { number })} icon={X} onClick={onRemove} />
        )}
      </Group>
      <LiveGuide path={path} phone={look.device} visitor={visitor} onPage={show} />
      {look.ways.includes('read') ? <ReadingList page={page} /> : null}
    </section>
  );
}

const deviceNames = Object.keys(deviceSizes) as DeviceName[];

/** As browsers do for visitors who have chosen letters twice as large. */
function enlarge(page: Document, isLarge: boolean): void {
  page.documentElement.style.fontSize = isLarge ? '200%' : '';
}

interface OptionsButtonProps {
  readonly ways: readonly PreviewOption[];
  readonly onChange: (ways: readonly PreviewOption[]) => void;
}

function OptionsButton({ ways, onChange }: OptionsButtonProps): ReactNode {
  const { t } = useTexts();
  return (
    <Popover position="bottom-end" trapFocus withinPortal>
      <Popover.Target>
        <Button
          size="xs"
          variant={ways.length === 0 ? 'default' : 'light'}
          leftSection={<SlidersHorizontal aria-hidden size={14} />}
          aria-label={t('sideBySide.ways', { count: ways.length })}
        >
          {ways.length}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Checkbox.Group
          label={t('sideBySide.waysTitle')}
          value={[...ways]}
          onChange={(chosen) => onChange(chosenOptions(chosen))}
        >
          <Stack gap="xs" mt="xs">
            {previewOptions.map((option) => (
              <Checkbox key={option} value={option} label={t(`sideBySide.way.${option}`)} />
            ))}
          </Stack>
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  );
}

function chosenOptions(chosen: readonly string[]): readonly PreviewOption[] {
  return previewOptions.filter((option) => chosen.includes(option));
}

/** Milliseconds after a change of the page until it is read again. */
const pause = 200;

/** A screen reader's words for a page, as text that follows its changes. */
function ReadingList({ page }: { readonly page: Document | undefined }): ReactNode {
  const { t } = useTexts();
  const lines = useReading(page);
  if (lines === undefined) return <Text size="sm">{t('reading.waiting')}</Text>;
  return (
    <ScrollArea className={styles.reading ?? ''} tabIndex={0}>
      <ol aria-label={t('reading.list')}>
        {lines.map((line, index) => (
          <li key={index} data-role={line.role} data-missing={isNameless(line) || undefined}>
            <span className={styles.role}>
              {line.role === 'text' ? '' : t(`reading.role.${line.role}`, factsOf(line))}
            </span>
            <span>{isNameless(line) ? t('reading.nameless') : line.name}</span>
            <States line={line} />
          </li>
        ))}
      </ol>
    </ScrollArea>
  );
}

function States({ line: { isOpen, isDisabled } }: { readonly line: ReadLine }): ReactNode {
  const { t } = useTexts();
  const states = [
    isOpen === undefined ? '' : t(isOpen ? 'reading.open' : 'reading.closed'),
    isDisabled === true ? t('reading.disabled') : '',
  ].filter((state) => state !== '');
  return states.length === 0 ? null : <span className={styles.state}>{states.join(', ')}</span>;
}

function factsOf({ level = 0, count = 0 }: ReadLine): { readonly level: number; readonly count: number } {
  return { level, count };
}

/** Whether a screen reader does not reveal the element's purpose. */
function isNameless({ name, isFocusable }: ReadLine): boolean {
  return isFocusable && name === '';
}

function useReading(page: Document | undefined): readonly ReadLine[] | undefined {
  const [lines, setLines] = useState<readonly ReadLine[]>();
  useEffect(() => {
    const body = page?.body;
    if (body === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = (): void => setLines(readingOf(body));
    const soon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(read, pause);
    };
    const observer = new MutationObserver(soon);
    observer.observe(body, { subtree: true, childList: true, characterData: true, attributes: true });
    soon();
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [page]);
  return lines;
}
