import { Group, Paper, Text } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { type Point } from '#content/outline.ts';
import { type Size } from '#ui/picture/zoom-view.ts';
import { useTexts } from '../../language/texts.tsx';
import { type EditingState, isBegun, type ShapeEditorState, type Found } from '../rules/editing-state.ts';
import { isWholeGroup } from '../rules/groups.ts';
import { selectedIndexes, unlockedSelection } from '../rules/multi-selection.ts';
import { outlineFaultOf } from '../rules/outline-fault.ts';
import { canClose, nodesOf } from '../rules/pen-line.ts';
import { isFree } from '../rules/shape-traits.ts';
import { type AnyShapeEditor, type ShapeEditor } from './shape-editor.ts';

export interface ShapeHintProps<Look, Shape> {
  readonly editor: Pick<ShapeEditor<Look, Shape>, 'state'>;
  /** Of the picture. */
  readonly size: Size;
  /** Returns the outlines of the chosen shape, as the current gesture shows them. */
  readonly ringsOf: (editing: EditingState<Look>, shapes: readonly Shape[]) => readonly (readonly Point[])[];
  /** What a tool that draws a form does. */
  readonly draw: string;
  /** Asks whose shape a tool would draw, if it draws for the chosen one. */
  readonly whose?: string;
  /** The next step without a tool. */
  readonly nextOf: (state: ShapeEditorState<Look, Shape>) => string | undefined;
}

/** Says what to do next if it is not obvious, and what is wrong with the chosen shape. */
export function ShapeHint<Look, Shape>(props: ShapeHintProps<Look, Shape>): ReactNode {
  const { editor, size, ringsOf, draw, whose, nextOf } = props;
  const { t } = useTexts();
  const tool = useStore(editor.state, ({ editing }) => editing.tool);
  const chosen = useStore(editor.state, ({ editing, shapes }) => shapes[editing.chosen ?? -1]);
  const count = useStore(editor.state, ({ editing }) => selectedIndexes(editing).length);
  const isLocked = useStore(
    editor.state,
    ({ editing }) => editing.chosen !== undefined && !isFree(editing, editing.chosen),
  );
  const isDrawing = useStore(editor.state, ({ editing: { act } }) => act?.kind === 'draw' || act?.kind === 'stroke');
  const fault = useStore(editor.state, ({ editing, shapes }) =>
    isBegun(editing) ? undefined : outlineFaultOf(ringsOf(editing, shapes), size),
  );
  const next = useStore(editor.state, nextOf);
  if (isLocked && (tool === 'select' || whose !== undefined)) return <Hint>{t('canvas.lockedHint')}</Hint>;
  if (fault !== undefined)
    return (
      <Hint>
        <Group component="span" role="status" gap={6} wrap="nowrap">
          <TriangleAlert aria-hidden size={16} />
          {t(`canvas.outlineFault.${fault}`)}
        </Group>
      </Hint>
    );
  if (isDrawing) return null;
  if (tool === 'select') {
    if (count > 1) return <MultiSelectionHint editor={editor} />;
    return next === undefined ? null : <Hint>{next}</Hint>;
  }
  if (whose !== undefined && chosen === undefined) return <Hint>{whose}</Hint>;
  if (tool === 'outline') return <TraceHint editor={editor} />;
  if (tool === 'pen') return <PenHint editor={editor} />;
  return <Hint>{tool === 'freehand' ? t('canvas.freehand.hint') : draw}</Hint>;
}

interface HintProps {
  readonly editor: Pick<AnyShapeEditor, 'state'>;
}

/** A sentence on the picture. */
function Hint({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Paper shadow="sm" px="md" py={6} radius="xl" withBorder>
      <Text size="sm">{children}</Text>
    </Paper>
  );
}

/** Says what can be done with several chosen shapes, or with a group. */
function MultiSelectionHint({ editor }: HintProps): ReactNode {
  const { t } = useTexts();
  const count = useStore(editor.state, ({ editing }) => selectedIndexes(editing).length);
  const isGroup = useStore(editor.state, ({ editing }) => isWholeGroup(editing, selectedIndexes(editing)));
  const locked = useStore(
    editor.state,
    ({ editing }) => selectedIndexes(editing).length - unlockedSelection(editing).length,
  );
  return (
    <Hint>
      <span role="status">
        {t(isGroup ? 'canvas.groupChosen' : 'canvas.several', { count })}
        {locked === 0 ? null : ` ${t('canvas.someLocked', { count: locked })}`}
      </span>
    </Hint>
  );
}

/** Says how to find an outline, and what was found. */
function TraceHint({ editor }: HintProps): ReactNode {
  const { t } = useTexts();
  const act = useStore(editor.state, ({ editing }) => (editing.act?.kind === 'trace' ? editing.act : undefined));
  const inWords = (one: Found | undefined): string => {
    if (one === undefined) return t(act === undefined ? 'canvas.trace.hint' : 'canvas.trace.seeking');
    return one.kind === 'outline'
      ? t('canvas.trace.found', { count: one.ring.length })
      : t(`canvas.trace.refused.${one.reason}`);
  };
  return (
    <Hint>
      <span role="status">{act?.isAwaited === true ? t('canvas.trace.seeking') : inWords(act?.found)}</span>
    </Hint>
  );
}

/** Explains the pen's next step, by pointer or by keys. */
function PenHint({ editor }: HintProps): ReactNode {
  const { t } = useTexts();
  const isKeyed = useStore(editor.state, ({ editing: { act } }) => act?.kind === 'line' && act.isKeyed);
  const isEnough = useStore(editor.state, ({ editing }) => canClose(nodesOf(editing)));
  if (isKeyed) return <Hint>{t('canvas.pen.keysHint')}</Hint>;
  return <Hint>{t(isEnough ? 'canvas.pen.close' : 'canvas.pen.hint')}</Hint>;
}
