import { Alert, Stack, Text, Title } from '@mantine/core';
import { ListPlus } from 'lucide-react';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { type TourItem } from '#content/entities/tour-item.ts';
import { type Size } from '#ui/picture/zoom-view.ts';
import styles from '../canvas/canvas.module.css';
import { createCanvasView } from '../canvas/canvas-view-state.ts';
import { Grips } from '../editor/grips.tsx';
import { ShapeHint } from '../editor/shape-hint.tsx';
import { PictureGate } from '../editor/picture-gate.tsx';
import { selectedIndexes } from '../rules/multi-selection.ts';
import { isFree, traitsOf } from '../rules/shape-traits.ts';
import { useStoredTraits } from '../editor/use-stored-traits.ts';
import { Workbench } from '../editor/workbench.tsx';
import { objectOf } from '../../draft/draft.ts';
import { setAt } from '../../draft/set-at.ts';
import { useTexts } from '../../language/texts.tsx';
import { useAddresses } from '../../session/use-addresses.ts';
import { useItems } from '../../tour-items/use-items.ts';
import { useWide, type Wide } from '../../whole-window/use-wide.ts';
import { completeTour } from '../../workspace/complete-objects.ts';
import { useDraft, useObject } from '../../workspace/workspace-context.tsx';
import { boardAdapter, seenContours } from './board-adapter.ts';
import { BoardFields } from './board-fields.tsx';
import { BoardList } from './board-list.tsx';
import { type BoardShapeEditor, createBoardShapeEditor, type GivenPath } from './board-shape-editor.ts';
import { BoardTools } from './board-tools.tsx';
import { ringsOf } from './rules/station-shapes.ts';
import { usePlaceNames } from './use-place-names.ts';

export interface BoardSectionProps {
  /** The tour's ID. */
  readonly tour: number;
}

/** The editor of a board, shown once there is a picture to draw on and a station to draw. */
export function BoardSection({ tour }: BoardSectionProps): ReactNode {
  const { t } = useTexts();
  const { addressOf } = useAddresses();
  const title = useId();
  const object = useObject({ model: 'tours', ID: tour });
  const items = useItems(tour);
  const url = object === undefined ? '' : (completeTour(object).GameBoardImagesURL.find((one) => one !== '') ?? '');
  const wide = useWide('board', url !== '' && items.length > 0);
  return (
    <Stack component="section" gap="xs" aria-labelledby={title}>
      <Title order={2} size="h4" id={title}>
        {t('board.title')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('board.intro')}
      </Text>
      {items.length === 0 ? (
        <Alert color="teal" icon={<ListPlus aria-hidden />} title={t('board.noStations')}>
          {t('board.noStationsText')}
        </Alert>
      ) : (
        <PictureGate address={addressOf(url)} missing={t('board.noPicture')}>
          {(picture, size) => <BoardTable key={picture} items={items} picture={picture} size={size} wide={wide} />}
        </PictureGate>
      )}
    </Stack>
  );
}

interface BoardTableProps {
  readonly items: readonly TourItem[];
  readonly picture: string;
  readonly size: Size;
  readonly wide: Wide;
}

/** Tools, picture, stations and fields of a game board. */
function BoardTable({ items, picture, size, wide }: BoardTableProps): ReactNode {
  const { t } = useTexts();
  const store = useDraft();
  const control = useRef<HTMLButtonElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const [view] = useState(() => createCanvasView(size));
  const [editor] = useState(() =>
    createBoardShapeEditor({
      view,
      onChange: (paths, step) => {
        const objects = paths.flatMap(({ ID, data }) => {
          const item = objectOf(store.getState().draft, store.currentName({ model: 'tourItems', ID }));
          if (item === undefined) return [];
          return [{ model: 'tourItems' as const, object: setAt(item, ['GameBoardSVGPath'], data || undefined) }];
        });
        store.putAll(objects, step && `${paths.map(({ ID }) => ID).join(' ')} ${step}`);
      },
    }),
  );
  const paths = useMemo(
    () => items.map(({ ID, GameBoardSVGPath }): GivenPath => ({ ID, data: GameBoardSVGPath })),
    [items],
  );
  useEffect(() => editor.show(paths), [editor, paths]);
  useStoredTraits(editor, 'canvasTraits tourItems');
  const nameOf = usePlaceNames();
  const nameAt = (index: number): string => {
    const item = items[index];
    return item === undefined ? '' : nameOf(item);
  };
  const onWork = (): void => (control.current ?? adder.current)?.focus();

  return (
    <Workbench
      editor={editor}
      view={view}
      picture={picture}
      size={size}
      label={t('board.canvas')}
      renderTools={(clip, remove) => (
        <BoardTools editor={editor} clip={clip} items={items} picture={picture} size={size} onRemove={remove} />
      )}
      marks={
        <>
          <BoardMarks editor={editor} items={items} />
          <Grips
            editor={editor}
            adapter={boardAdapter}
            control={control}
            wordsOf={(_, index, { x, y, width, height }) => {
              const box = { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
              return {
                label: t('board.control', { name: nameAt(index), ...box }),
                help: t('board.controlHelp'),
                pointLabel: (point) => t('board.point', point),
                pointHelp: t('board.pointHelp'),
                status: (at) => (at === undefined ? t('canvas.at', box) : t('board.at', { x: at.x, y: at.y })),
              };
            }}
          />
        </>
      }
      hint={
        <ShapeHint
          editor={editor}
          size={size}
          ringsOf={(editing, shapes) => ringsOf(seenContours(editing, shapes)).rings}
          draw={t('board.hint.draw')}
          whose={t('board.hint.whose')}
          nextOf={({ editing, shapes }) => {
            const chosen = shapes[editing.chosen ?? -1];
            if (chosen !== undefined) return chosen.data === '' ? t('board.hint.missing') : undefined;
            return shapes.some(({ data }) => data !== '') ? undefined : t('board.hint.first');
          }}
        />
      }
      list={<BoardList editor={editor} items={items} onWork={onWork} />}
      wide={wide}
      fields={<BoardFields editor={editor} items={items} adder={adder} onWork={onWork} />}
      removed={(index) => t('board.removed', { name: nameAt(index) })}
    />
  );
}

interface BoardMarksProps {
  readonly editor: BoardShapeEditor;
  readonly items: readonly TourItem[];
}

/** The codes of the stations on their shapes, except for a shape that is being dragged. */
function BoardMarks({ editor, items }: BoardMarksProps): ReactNode {
  const places = useStore(editor.state, ({ shapes }) => shapes);
  const dragged = useStore(editor.state, ({ editing }) =>
    editing.act?.kind === 'drag' ? editing.act.index : undefined,
  );
  const moving = useStore(editor.state, ({ editing }) => (editing.act?.kind === 'several' ? editing : undefined));
  const traits = useStore(editor.state, ({ editing }) => editing.traits);
  const moved = moving === undefined ? [] : selectedIndexes(moving).filter((index) => isFree(moving, index));
  return (
    <div aria-hidden>
      {places.map(({ ID, rings, bounds: { x, y, width, height } }, index) => {
        const code = items[index]?.Code ?? '';
        const isGone = index === dragged || moved.includes(index) || traitsOf({ traits }, index).isHidden;
        if (rings.length === 0 || isGone || code === '') return null;
        return (
          <span key={ID} className={styles.number} data-middle style={{ left: x + width / 2, top: y + height / 2 }}>
            {code}
          </span>
        );
      })}
    </div>
  );
}
