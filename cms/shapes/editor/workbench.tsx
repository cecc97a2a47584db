import { Group } from '@mantine/core';
import { PanelRight } from 'lucide-react';
import { type ReactNode, useRef, useEffectEvent, useEffect } from 'react';
import { useStore } from 'zustand';
import { type PictureView } from '#ui/picture/picture-view.ts';
import { type Size } from '#ui/picture/zoom-view.ts';
import { type ViewStore } from '#ui/picture/view-store.ts';
import { useTexts } from '../../language/texts.tsx';
import { useUndoNotice } from '../../workspace/use-undo-notice.tsx';
import { useRemembered } from '../../session/use-remembered.ts';
import { isForm } from '../../whole-window/is-form.ts';
import { useFocusInside } from '../../whole-window/use-focus-inside.ts';
import { useLeaving } from '../../whole-window/use-leaving.ts';
import { useRoomKeys } from '../../whole-window/use-room-keys.ts';
import { type Wide } from '../../whole-window/use-wide.ts';
import { Canvas } from '../canvas/canvas.tsx';
import { type AnyShapeEditor, type KindEditor } from './shape-editor.ts';
import { type EditorKeyContext, handleEditorKey } from './keys.ts';
import { ToolButton } from '../../controls/tool-button.tsx';
import { PenPanel, TracePanel } from './tool-panels.tsx';
import { PlaceGrip } from './place-grip.tsx';
import { type ShapeClip, useShapeClip } from './use-shape-clip.ts';
import { createTracer } from '../canvas/create-tracer.ts';
import { ZoomControls } from './zoom-controls.tsx';
import whole from '../../whole-window/whole-window.module.css';
import styles from './workbench.module.css';

export interface WorkbenchProps<Look, Shape> {
  readonly editor: KindEditor<Look, Shape, never>;
  readonly view: ViewStore<PictureView>;
  /** The address of the picture. */
  readonly picture: string;
  readonly size: Size;
  readonly label: string;
  readonly renderTools: (clip: ShapeClip, remove: () => void) => ReactNode;
  /** On top of the picture, positioned in its pixels. */
  readonly marks: ReactNode;
  readonly hint: ReactNode;
  readonly list: ReactNode;
  readonly fields: ReactNode;
  readonly wide: Wide;
  /** Says that a shape was removed. */
  readonly removed: (index: number, shape: Shape) => string;
  /** Handles a key before the keys of all editors. @returns whether it did anything */
  readonly onKey?: (event: KeyboardEvent, keys: EditorKeyContext) => boolean;
}

/** The layout of a picture editor: tools above, the picture, the list beside it, and the fields of the selection. */
export function Workbench<Look, Shape>(props: WorkbenchProps<Look, Shape>): ReactNode {
  const { editor, view, picture, size, label, renderTools, marks, hint, list, fields, wide, removed, onKey } = props;
  const { isWide, setWide } = wide;
  const [isFolded, setFolded] = useRemembered('cmsShapeListFolded');
  const isListed = !isFolded;
  const notice = useUndoNotice();
  const clip = useShapeClip({ editor, size, notice });
  const { t } = useTexts();
  const bench = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLButtonElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const tool = useStore(editor.state, ({ editing }) => editing.tool);
  function showList(isShown: boolean): void {
    // Keys would be lost together with the list.
    if (!isShown && rows.current?.contains(document.activeElement) === true) frame.current?.focus();
    setFolded(!isShown);
  }
  function remove(): void {
    const { shapes } = editor.state.getState();
    const indexes = editor.remove();
    const [index = -1] = indexes;
    const shape = shapes[index];
    if (shape === undefined) return;
    const count = indexes.length;
    notice(count > 1 ? t('canvas.removedSeveral', { count }) : removed(index, shape));
  }
  useRoomKeys(bench, isWide, (event) => {
    if (event.defaultPrevented || isTyping(form.current, event.target)) return;
    const keys = { view, ...wide, isListed, setListed: showList, frame: frame.current, form: form.current };
    if (onKey?.(event, keys) === true || handleEditorKey(event, { ...keys, editor, remove })) event.preventDefault();
  });
  useClipEvents(clip, () => {
    const { activeElement } = document;
    return bench.current?.contains(activeElement) === true && !isTyping(form.current, activeElement);
  });
  useTracing(editor, picture, size);
  useLeaving(isWide, () => setWide(false), frame);
  useFocusInside(bench, isWide, frame);
  return (
    <div className={`${styles.room} ${whole.whole}`} data-wide={isWide || undefined}>
      <div ref={bench} className={styles.bench} data-unlisted={!isListed || undefined}>
        <div className={styles.tools} role="group" aria-label={t('canvas.tools')}>
          {renderTools(clip, remove)}
          <Group gap={2}>
            <ToolButton label={t('canvas.listShown')} keys="L" isOn={isListed} onPress={() => showList(!isListed)}>
              <PanelRight aria-hidden size={18} />
            </ToolButton>
            <ZoomControls view={view} wide={wide} />
          </Group>
          {tool === 'pen' || tool === 'outline' ? (
            <div className={styles.steps}>
              {tool === 'pen' ? (
                <PenPanel editor={editor} onWork={() => place.current?.focus()} />
              ) : (
                <TracePanel editor={editor} onWork={() => place.current?.focus()} />
              )}
            </div>
          ) : null}
        </div>
        <div className={styles.canvas}>
          <Canvas
            picture={picture}
            view={view}
            drawing={editor.drawing}
            pointing={editor.pointing}
            label={label}
            cursor={tool === 'select' ? 'default' : 'crosshair'}
            frame={frame}
            note={hint}
          >
            {marks}
            <PlaceGrip editor={editor} control={place} frame={frame} />
          </Canvas>
        </div>
        <div ref={rows} className={styles.list} hidden={!isListed}>
          {list}
        </div>
        <div ref={form} className={styles.fields}>
          {fields}
        </div>
      </div>
    </div>
  );
}

function isTyping(form: HTMLElement | null, target: EventTarget | null): boolean {
  return form?.contains(asNode(target)) === true || isForm(target);
}

function asNode(target: EventTarget | null): Node | null {
  return target instanceof Node ? target : null;
}

/** Copies and pastes shapes when the browser does, unless a text is selected. @param isHere whether shapes are meant */
function useClipEvents({ copy, paste }: ShapeClip, isHere: () => boolean): void {
  const onCopy = useEffectEvent((event: ClipboardEvent) => {
    if (!isHere() || getSelection()?.isCollapsed === false) return;
    const text = copy();
    if (text === undefined) return;
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  });
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (!isHere()) return;
    paste(event.clipboardData?.getData('text/plain') ?? '');
    event.preventDefault();
  });
  useEffect(() => {
    const listeners = new AbortController();
    document.addEventListener('copy', (event) => onCopy(event), { signal: listeners.signal });
    document.addEventListener('paste', (event) => onPaste(event), { signal: listeners.signal });
    return () => listeners.abort();
  }, []);
}

/** Answers the editor's searches for outlines, always the latest one. */
function useTracing({ state, answer }: AnyShapeEditor, picture: string, { width, height }: Size): void {
  useEffect(() => {
    const tracer = createTracer(picture, { width, height });
    let isBusy = false;
    const seek = (): void => {
      const { act, tolerance } = state.getState().editing;
      if (isBusy || act?.kind !== 'trace' || !act.isSought) return;
      isBusy = true;
      void tracer.trace({ at: act.at, tolerance }).then((found) => {
        isBusy = false;
        answer(act, found);
        seek();
      });
    };
    const stop = state.subscribe(seek);
    return () => {
      stop();
      tracer.close();
    };
  }, [state, answer, picture, width, height]);
}
