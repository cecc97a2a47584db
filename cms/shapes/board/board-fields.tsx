import { Button, Group, Select, Stack, Text, Title } from '@mantine/core';
import { Square } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import { useStore } from 'zustand';
import { type TourItem } from '#content/entities/tour-item.ts';
import { FoldButton } from '../../controls/fold-button.tsx';
import { GrowingText } from '../../controls/growing-text.tsx';
import { useFold } from '../../fields/use-fold.ts';
import { MultiSelectionNote } from '../editor/multi-selection-note.tsx';
import { isFree } from '../rules/shape-traits.ts';
import { useTexts } from '../../language/texts.tsx';
import { type BoardShapeEditor } from './board-shape-editor.ts';
import { readPath } from '#content/svg-path.ts';
import { type StationShape } from './rules/station-shapes.ts';
import { usePlaceNames } from './use-place-names.ts';

export interface BoardFieldsProps {
  readonly editor: BoardShapeEditor;
  readonly items: readonly TourItem[];
  /** The button that adds a shape, while there is one. */
  readonly adder: RefObject<HTMLButtonElement | null>;
  /** Moves the focus to the chosen shape on the picture. */
  readonly onWork: () => void;
}

/** The shape of the chosen station as text, with its owner. */
export function BoardFields({ editor, items, adder, onWork }: BoardFieldsProps): ReactNode {
  const { t } = useTexts();
  const title = useId();
  const chosen = useStore(editor.state, ({ editing }) => editing.chosen ?? -1);
  const place = useStore(editor.state, ({ shapes }) => shapes[chosen]);
  const isLocked = useStore(editor.state, ({ editing }) => !isFree(editing, chosen));
  const nameOf = usePlaceNames();
  const inWords = useFaultText();
  const item = items[chosen];
  const fault = place === undefined || place.data === '' ? undefined : inWords(place.data, place);
  const { isOpen, toggle } = useFold([['GameBoardSVGPath']], fault !== undefined);
  if (place === undefined || item === undefined)
    return (
      <Text size="sm" c="dimmed">
        {t('board.choose')}
      </Text>
    );
  return (
    <Stack component="section" gap="sm" aria-labelledby={title}>
      <MultiSelectionNote editor={editor} />
      <Title order={3} size="h5" id={title}>
        {nameOf(item)}
      </Title>
      <Group align="end">
        {place.data === '' ? (
          <Button
            ref={adder}
            variant="light"
            leftSection={<Square aria-hidden size={16} />}
            onClick={() => {
              editor.addInMiddle();
              requestAnimationFrame(onWork);
            }}
          >
            {t('board.addShape')}
          </Button>
        ) : (
          <Select
            label={t('board.belongs')}
            description={t('board.belongsHint')}
            value={String(chosen)}
            allowDeselect={false}
            searchable
            disabled={isLocked}
            data={items.map((one, index) => ({ value: String(index), label: nameOf(one) }))}
            onChange={(value) => {
              if (value !== null) editor.handOver(Number(value));
            }}
          />
        )}
      </Group>
      <FoldButton label={t('more')} isOpen={isOpen} onClick={toggle} />
      {isOpen ? (
        <GrowingText
          label={t('board.path')}
          description={t('board.pathHint')}
          error={fault}
          value={place.data}
          disabled={isLocked}
          minRows={2}
          maxRows={6}
          styles={{ input: { fontFamily: 'monospace' } }}
          onChange={({ currentTarget }) =>
            editor.setPaths([{ ID: place.ID, data: currentTarget.value }], `path ${place.ID}`)
          }
        />
      ) : null}
    </Stack>
  );
}

/** Returns the reason why visitors would not see a shape, in words; undefined if they would. */
function useFaultText(): (data: string, place: Pick<StationShape, 'fault'>) => string | undefined {
  const { t } = useTexts();
  return (data, { fault }) => {
    if (fault === undefined) return undefined;
    const broken = readPath(data).fault;
    if (broken === undefined) return t(`board.fault.${fault}`);
    const { reason, at } = broken;
    const near = data.slice(Math.max(at - 6, 0), at + 6);
    return t(`board.fault.${reason}`, { at: at + 1, near });
  };
}
