import { Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { location } from '#content/entities/location.ts';
import { hundredths } from '#content/outline.ts';
import { hiddenObjectPicture } from '#games/hidden-object/config.ts';
import { type Size } from '#ui/picture/zoom-view.ts';
import { createCanvasView } from '../canvas/canvas-view-state.ts';
import { Grips } from '../editor/grips.tsx';
import { ShapeHint } from '../editor/shape-hint.tsx';
import { arrowStep, type EditorKeyContext, rowAt } from '../editor/keys.ts';
import { PictureGate } from '../editor/picture-gate.tsx';
import { useStoredTraits } from '../editor/use-stored-traits.ts';
import { Workbench } from '../editor/workbench.tsx';
import { type ObjectName, objectOf } from '../../draft/draft.ts';
import { useTexts } from '../../language/texts.tsx';
import { useAddresses } from '../../session/use-addresses.ts';
import { useWide, type Wide } from '../../whole-window/use-wide.ts';
import { useDraft, useObject } from '../../workspace/workspace-context.tsx';
import { hotspotAdapter, seenHotspot } from './hotspot-adapter.ts';
import { HotspotFields } from './hotspot-fields.tsx';
import { HotspotList } from './hotspot-list.tsx';
import { createHotspotShapeEditor, type HotspotShapeEditor } from './hotspot-shape-editor.ts';
import { HotspotTools } from './hotspot-tools.tsx';
import { storedHotspots } from './rules/list.ts';
import { ringOf, boxOf } from './rules/placing.ts';
import { useHotspotName } from './use-hotspot-name.ts';
import { useStore } from 'zustand';
import styles from '../canvas/canvas.module.css';
import { selectedIndexes } from '../rules/multi-selection.ts';
import { isFree, traitsOf } from '../rules/shape-traits.ts';

export interface HotspotSectionProps {
  /** The station. */
  readonly of: ObjectName;
}

/** The hotspot editor, shown once there is a picture to draw on. */
export function HotspotSection({ of }: HotspotSectionProps): ReactNode {
  const { t } = useTexts();
  const { addressOf } = useAddresses();
  const title = useId();
  const object = useObject(of);
  const pictures = object?.['ImageDescriptors'];
  const url = useMemo(
    () => hiddenObjectPicture(location.complete({ ImageDescriptors: pictures }))?.ImageURL ?? '',
    [pictures],
  );
  const wide = useWide('hotspots', url !== '');
  return (
    <Stack component="section" gap="xs" aria-labelledby={title}>
      <Title order={3} size="h5" id={title}>
        {t('hotspots.title')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('hotspots.intro')}
      </Text>
      <PictureGate address={addressOf(url)} missing={t('hotspots.noPicture')}>
        {(picture, size) => <HotspotTable key={picture} of={of} picture={picture} size={size} wide={wide} />}
      </PictureGate>
    </Stack>
  );
}

interface HotspotTableProps extends HotspotSectionProps {
  readonly picture: string;
  readonly size: Size;
  readonly wide: Wide;
}

/** Tools, picture, list and fields of a station's hotspots. */
function HotspotTable({ of, picture, size, wide }: HotspotTableProps): ReactNode {
  const { t } = useTexts();
  const store = useDraft();
  const given = useObject(of)?.['GameHotspots'];
  const control = useRef<HTMLButtonElement>(null);
  const [view] = useState(() => createCanvasView(size));
  const [editor] = useState(() =>
    createHotspotShapeEditor({
      view,
      onChange: (hotspots, step) => {
        const station = objectOf(store.getState().draft, store.currentName(of));
        const key = step === undefined ? undefined : `${of.ID} ${step}`;
        if (station !== undefined) store.put(of.model, { ...station, GameHotspots: hotspots }, key);
      },
    }),
  );
  const stored = useMemo(() => storedHotspots({ GameHotspots: given }), [given]);
  useEffect(() => editor.show(stored), [editor, stored]);
  useStoredTraits(editor, `canvasTraits ${of.model} ${of.ID}`);
  const nameOf = useHotspotName();
  return (
    <Workbench
      editor={editor}
      view={view}
      picture={picture}
      size={size}
      label={t('hotspots.canvas')}
      renderTools={(clip, remove) => <HotspotTools editor={editor} size={size} clip={clip} onRemove={remove} />}
      marks={
        <>
          <HotspotMarks editor={editor} />
          <Grips
            editor={editor}
            adapter={hotspotAdapter}
            control={control}
            wordsOf={(hotspot, index, { x, y, width, height }) => {
              const box = { x: hundredths(x), y: hundredths(y), width: hundredths(width), height: hundredths(height) };
              return {
                label: t('hotspots.control', { name: nameOf(hotspot, index), ...box }),
                help: t('hotspots.controlHelp'),
                pointLabel: (point) => t('hotspots.corner', point),
                pointHelp: t('hotspots.cornerHelp'),
                status: () => t('canvas.at', box),
              };
            }}
          />
        </>
      }
      hint={
        <ShapeHint
          editor={editor}
          size={size}
          ringsOf={(editing, hotspots) => {
            const seen = seenHotspot(editing, hotspots);
            return seen === undefined ? [] : [ringOf(seen)];
          }}
          draw={t('hotspots.hint.draw')}
          nextOf={({ shapes }) => (shapes.length === 0 ? t('hotspots.hint.first') : undefined)}
        />
      }
      list={<HotspotList of={of} editor={editor} onWork={() => control.current?.focus()} />}
      wide={wide}
      fields={<HotspotFields of={of} editor={editor} />}
      removed={(index, hotspot) => t('canvas.removed', { name: nameOf(hotspot, index) })}
      onKey={(event, keys) => handleHotspotKey(event, editor, keys)}
    />
  );
}

/** Handles the keys that only hotspots have. @returns whether the key did anything */
function handleHotspotKey(
  event: KeyboardEvent,
  editor: HotspotShapeEditor,
  { frame, form }: EditorKeyContext,
): boolean {
  if (event.key === 'F2') return rename(event, editor, form);
  const { chosen, point } = editor.state.getState().editing;
  if (chosen === undefined) return false;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd') {
    editor.duplicate();
    return true;
  }
  const step = event.altKey ? arrowStep(event, frame) : undefined;
  if (step === undefined) return false;
  if (point === undefined) editor.grow(step);
  else editor.nudge(step);
  return true;
}

/** Moves the focus to the name of the hotspot whose row has the focus, or of the chosen one. */
function rename(event: KeyboardEvent, editor: HotspotShapeEditor, form: HTMLElement | null): boolean {
  const row = rowAt(event);
  if (row !== undefined) editor.choose(row);
  const { chosen } = editor.state.getState().editing;
  // A hidden one cannot be chosen.
  if (chosen === undefined || chosen !== (row ?? chosen)) return false;
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('input, textarea')?.focus());
  return true;
}

/** The numbers of the hotspots, shown on the picture. */
function HotspotMarks({ editor }: { readonly editor: HotspotShapeEditor }): ReactNode {
  const hotspots = useStore(editor.state, ({ shapes }) => shapes);
  const chosen = useStore(editor.state, ({ editing }) => editing.chosen);
  const traits = useStore(editor.state, ({ editing }) => editing.traits);
  const moving = useStore(editor.state, ({ editing }) => (editing.act?.kind === 'several' ? editing : undefined));
  const moved = moving === undefined ? [] : selectedIndexes(moving).filter((index) => isFree(moving, index));
  return (
    <div aria-hidden>
      {hotspots.map((hotspot, index) => {
        if (moved.includes(index) || traitsOf({ traits }, index).isHidden) return null;
        if (index === chosen) return <ChosenMark key={index} editor={editor} index={index} />;
        const { x, y } = boxOf(hotspot);
        return (
          <span key={index} className={styles.number} style={{ left: x, top: y }}>
            {index + 1}
          </span>
        );
      })}
    </div>
  );
}

/** Follows what is being dragged. */
function ChosenMark({ editor, index }: { readonly editor: HotspotShapeEditor; readonly index: number }): ReactNode {
  const seen = useStore(editor.state, ({ editing, shapes }) => seenHotspot(editing, shapes));
  const isDrawing = useStore(editor.state, ({ editing }) => editing.act?.kind === 'draw');
  if (seen === undefined || isDrawing) return null;
  const { x, y } = boxOf(seen);
  return (
    <span className={styles.number} style={{ left: x, top: y }} data-chosen>
      {index + 1}
    </span>
  );
}
