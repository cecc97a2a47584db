import { Alert, Button, FileInput, Group, List, ScrollArea, Stack, Text } from '@mantine/core';
import { FileUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Size } from '#ui/picture/zoom-view.ts';
import { useTexts } from '../../../language/texts.tsx';
import { type Imported, type ImportedShape, importSvg, type Unread } from '../../rules/svg/import-svg.ts';
import { mostShapes } from '#contract/copied-shapes.ts';
import { Dialog } from '../../../controls/dialog.tsx';
import { type SvgElement } from '../../rules/svg/svg-element.ts';
import styles from './svg-dialog.module.css';

const withText: ReadonlySet<string> = new Set(['title', 'style']);

/** @template Use what becomes of a shape; undefined if it is left out */
export interface SvgDialogProps<Use> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Of the picture. */
  readonly size: Size;
  /** Returns what is likely to become of each shape of a file. */
  readonly guess: (shapes: readonly ImportedShape[]) => readonly (Use | undefined)[];
  /** Shows and changes what becomes of a shape. */
  readonly renderUse: (use: Use | undefined, name: string, onUse: (use: Use | undefined) => void) => ReactNode;
  readonly onTake: (shapes: readonly UsedShape<Use>[]) => void;
}

export interface UsedShape<Use> {
  readonly shape: ImportedShape;
  readonly use: Use;
}

type Reading<Use> = { readonly file: string } & (
  | { readonly kind: 'broken' | 'many' }
  | { readonly kind: 'read'; readonly imported: Imported; readonly uses: readonly (Use | undefined)[] }
);

/** Imports shapes from a drawing program: shows each, and asks what becomes of it. */
export function SvgDialog<Use>(props: SvgDialogProps<Use>): ReactNode {
  const { isOpen, onClose, size, guess, renderUse, onTake } = props;
  const { t } = useTexts();
  const [reading, setReading] = useState<Reading<Use>>();

  function close(): void {
    setReading(undefined);
    onClose();
  }

  async function read(file: File | null): Promise<void> {
    if (file === null) return setReading(undefined);
    const imported = importedFrom(await file.text(), size);
    if (imported === undefined) return setReading({ kind: 'broken', file: file.name });
    if (imported.shapes.length > mostShapes) return setReading({ kind: 'many', file: file.name });
    return setReading({ kind: 'read', file: file.name, imported, uses: guess(imported.shapes) });
  }

  const fault =
    reading === undefined || reading.kind === 'read'
      ? undefined
      : t(`canvas.import.${reading.kind}`, { file: reading.file, most: mostShapes });
  const taken = reading?.kind === 'read' ? usedOf(reading.imported.shapes, reading.uses) : [];
  return (
    <Dialog
      opened={isOpen}
      onClose={close}
      title={t('canvas.import')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('action.cancel') }}
    >
      <Stack>
        <FileInput
          label={t('canvas.import.file')}
          description={t('canvas.import.hint')}
          accept="image/svg+xml,.svg"
          leftSection={<FileUp aria-hidden size={18} />}
          placeholder={t('canvas.import.choose')}
          error={fault}
          onChange={(file) => void read(file)}
        />
        {reading?.kind === 'read' ? (
          <ScrollArea.Autosize mah="50vh">
            <Shapes
              shapes={reading.imported.shapes}
              size={size}
              renderUse={(index, name) =>
                renderUse(reading.uses[index], name, (use) =>
                  setReading({ ...reading, uses: reading.uses.with(index, use) }),
                )
              }
            />
            <UnreadParts unread={reading.imported.unread} />
          </ScrollArea.Autosize>
        ) : null}
        <Group justify="end">
          <Button variant="default" onClick={close}>
            {t('action.cancel')}
          </Button>
          <Button
            disabled={taken.length === 0}
            onClick={() => {
              onTake(taken);
              close();
            }}
          >
            {taken.length === 0 ? t('canvas.import.takeAny') : t('canvas.import.take', { count: taken.length })}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** Returns undefined if the text is not SVG, or so deeply nested that no program can have written it. */
function importedFrom(text: string, size: Size): Imported | undefined {
  try {
    const svg = parseSvg(text);
    return svg && importSvg(svg, size);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function usedOf<Use>(shapes: readonly ImportedShape[], uses: readonly (Use | undefined)[]): readonly UsedShape<Use>[] {
  return shapes.flatMap((shape, index) => {
    const use = uses[index];
    return use === undefined ? [] : [{ shape, use }];
  });
}

interface ShapesProps {
  readonly shapes: readonly ImportedShape[];
  readonly size: Size;
  readonly renderUse: (index: number, name: string) => ReactNode;
}

function Shapes({ shapes, size, renderUse }: ShapesProps): ReactNode {
  const { t } = useTexts();
  if (shapes.length === 0) return <Alert color="red">{t('canvas.import.none')}</Alert>;
  return (
    <ul className={styles.shapes}>
      {shapes.map(({ name, data }, index) => {
        const label = name || t('canvas.import.shape', { number: index + 1 });
        return (
          <li key={index} className={styles.shape}>
            <svg className={styles.thumbnail} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden>
              <path d={data} className={styles.own} />
            </svg>
            <Text size="sm" className={styles.name}>
              {label}
            </Text>
            {renderUse(index, label)}
          </li>
        );
      })}
    </ul>
  );
}

function UnreadParts({ unread }: { readonly unread: readonly Unread[] }): ReactNode {
  const { t } = useTexts();
  if (unread.length === 0) return null;
  return (
    <Alert
      color="orange"
      title={t('canvas.import.unread', { count: unread.length })}
      mt="sm"
      // Coloured text would be too light.
      styles={{ title: { color: 'var(--mantine-color-text)' } }}
    >
      <List size="sm">
        {unread.map(({ element, name, reason }, index) => (
          <List.Item key={index}>
            <code>{`<${element}>`}</code> {name} · {t(`canvas.import.${reason}`)}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

/** Reads an SVG file; undefined if the text is not SVG. */
function parseSvg(text: string): SvgElement | undefined {
  const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
  const isSvg = documentElement.localName === 'svg' && documentElement.querySelector('parsererror') === null;
  return isSvg ? asData(documentElement) : undefined;
}

function asData(element: Element): SvgElement {
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  return {
    name: element.localName,
    attributes: withText.has(element.localName) ? { ...attributes, text: element.textContent } : attributes,
    children: [...element.children].map(asData),
  };
}
