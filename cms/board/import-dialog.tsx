import { Alert, Button, FileInput, Group, List, Modal, ScrollArea, Select, Stack, Text } from '@mantine/core';
import { FileUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type TourItem } from '#content/entities/tour-item.ts';
import { type Size } from '#ui/picture/zoom-view.ts';
import { useTexts } from '../language/texts.tsx';
import { type BoardDesk } from './board-desk.ts';
import styles from './import-dialog.module.css';
import { parseSvg } from './parse-svg.ts';
import { assigned } from './rules/assign.ts';
import { type Imported, importSvg } from './rules/import-svg.ts';
import { usePlaceNames } from './use-place-names.ts';

export interface ImportDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly desk: BoardDesk;
  readonly items: readonly TourItem[];
  readonly size: Size;
}

type Reading = { readonly file: string } & (
  | { readonly kind: 'broken' }
  | { readonly kind: 'read'; readonly imported: Imported; readonly whose: readonly (number | undefined)[] }
);

/** Imports shapes from a drawing program: shows each and assigns it to a station. */
export function ImportDialog({ isOpen, onClose, desk, items, size }: ImportDialogProps): ReactNode {
  const { t } = useTexts();
  const nameOf = usePlaceNames();
  const [reading, setReading] = useState<Reading>();

  function close(): void {
    setReading(undefined);
    onClose();
  }

  async function read(file: File | null): Promise<void> {
    if (file === null) return setReading(undefined);
    const svg = parseSvg(await file.text());
    if (svg === undefined) return setReading({ kind: 'broken', file: file.name });
    const imported = importSvg(svg, size);
    const { shapes: places } = desk.state.getState();
    const whose = assigned(
      imported.shapes.map(({ name }) => name),
      items.map((item, index) => ({
        ID: item.ID,
        code: item.Code,
        name: nameOf(item),
        isFree: places[index]?.data === '',
      })),
    );
    return setReading({ kind: 'read', file: file.name, imported, whose });
  }

  function take(): void {
    if (reading?.kind !== 'read') return;
    const data = new Map<number, string>();
    for (const [index, shape] of reading.imported.shapes.entries()) {
      const item = items[reading.whose[index] ?? -1];
      // Several shapes of one station become one with several parts.
      if (item !== undefined) data.set(item.ID, (data.get(item.ID) ?? '') + shape.data);
    }
    desk.setPaths([...data].map(([ID, path]) => ({ ID, data: path })));
    close();
  }

  const count = reading?.kind === 'read' ? reading.whose.filter((one) => one !== undefined).length : 0;
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={t('board.import')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('action.cancel') }}
    >
      <Stack>
        <FileInput
          label={t('board.import.file')}
          description={t('board.import.hint')}
          accept="image/svg+xml,.svg"
          leftSection={<FileUp aria-hidden size={18} />}
          placeholder={t('board.import.choose')}
          error={reading?.kind === 'broken' ? t('board.import.broken', { file: reading.file }) : undefined}
          onChange={(file) => void read(file)}
        />
        {reading?.kind === 'read' ? (
          <Found
            {...reading}
            size={size}
            names={items.map(nameOf)}
            onAssign={(shape, item) => setReading({ ...reading, whose: reading.whose.with(shape, item) })}
          />
        ) : null}
        <Group justify="end">
          <Button variant="default" onClick={close}>
            {t('action.cancel')}
          </Button>
          <Button disabled={count === 0} onClick={take}>
            {t('board.import.take', { count })}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

interface FoundProps {
  readonly imported: Imported;
  readonly whose: readonly (number | undefined)[];
  readonly names: readonly string[];
  readonly size: Size;
  readonly onAssign: (shape: number, item: number | undefined) => void;
}

function Found({ imported, whose, names, size, onAssign }: FoundProps): ReactNode {
  const { t } = useTexts();
  const { shapes, unread } = imported;
  return (
    <>
      {shapes.length === 0 ? <Alert color="red">{t('board.import.none')}</Alert> : null}
      <ScrollArea.Autosize mah="50vh">
        <ul className={styles.shapes}>
          {shapes.map(({ name }, shape) => {
            const label = name || t('board.import.shape', { number: shape + 1 });
            return (
              <li key={shape} className={styles.shape}>
                <svg className={styles.thumbnail} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden>
                  {shapes.map((other, index) => (
                    <path key={index} d={other.data} className={index === shape ? styles.own : styles.other} />
                  ))}
                </svg>
                <Text size="sm" className={styles.name}>
                  {label}
                </Text>
                <Select
                  aria-label={t('board.import.whose', { name: label })}
                  placeholder={t('board.import.nobody')}
                  value={whose[shape] === undefined ? null : String(whose[shape])}
                  clearable
                  searchable
                  data={names.map((one, index) => ({ value: String(index), label: one }))}
                  onChange={(value) => onAssign(shape, value === null ? undefined : Number(value))}
                />
              </li>
            );
          })}
        </ul>
        {unread.length === 0 ? null : (
          <Alert
            color="orange"
            title={t('board.import.unread', { count: unread.length })}
            mt="sm"
            // Coloured text would be too light.
            styles={{ title: { color: 'var(--mantine-color-text)' } }}
          >
            <List size="sm">
              {unread.map(({ element, name, reason }, index) => (
                <List.Item key={index}>
                  <code>{`<${element}>`}</code> {name} · {t(`board.import.${reason}`)}
                </List.Item>
              ))}
            </List>
          </Alert>
        )}
      </ScrollArea.Autosize>
    </>
  );
}
