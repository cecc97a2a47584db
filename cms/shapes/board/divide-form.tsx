import { Alert, Button, Group, SegmentedControl, Stack, Switch, Text, NumberInput } from '@mantine/core';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { type TourItem } from '#content/entities/tour-item.ts';
import { type Size } from '#ui/picture/zoom-view.ts';
import { useTexts } from '../../language/texts.tsx';
import { useUndoNotice } from '../../workspace/use-undo-notice.tsx';
import { type BoardShapeEditor } from './board-shape-editor.ts';
import {
  boardParts,
  type DivisionChoice,
  firstChoice,
  hasShape,
  retainedPaths,
  pathsOf,
  suggested,
  type BoardParts,
} from './rules/division/board-parts.ts';
import { partForms, mostCells, mostLines } from './rules/division/divide.ts';
import { Dices } from 'lucide-react';
import { type Ring } from '#games/board/rules/flatten.ts';
import { centreOf } from '../rules/ring.ts';
import styles from './divide-preview.module.css';

export interface DivideFormProps {
  readonly editor: BoardShapeEditor;
  readonly items: readonly TourItem[];
  readonly picture: string;
  readonly size: Size;
  readonly onClose: () => void;
}

/** Asks how the board is divided, and shows which station gets which part. */
export function DivideForm({ editor, items, picture, size, onClose }: DivideFormProps): ReactNode {
  const { t } = useTexts();
  const notice = useUndoNotice();
  const shapes = useStore(editor.state, (state) => state.shapes);
  const chosen = useStore(editor.state, ({ editing }) => editing.chosen);
  const board = useMemo(() => ({ size, shapes, chosen }), [size, shapes, chosen]);
  const [choice, setChoice] = useState(() => firstChoice(board));
  const shown = useDeferredValue(choice);
  const parts = useMemo(() => boardParts(shown, board), [shown, board]);
  const given = parts.stations.length;
  const spare = (parts.parts?.length ?? 0) - given;
  const change = (to: Partial<DivisionChoice>): void => setChoice({ ...choice, ...to });

  function take(): void {
    editor.setPaths(pathsOf(boardParts(choice, board), board));
    notice(t('board.divide.done', { count: given }));
    onClose();
  }

  return (
    <Stack>
      <SegmentedControl
        aria-label={t('board.divide.form')}
        value={choice.form}
        data={partForms.map((form) => ({ value: form, label: t(`board.divide.form.${form}`) }))}
        onChange={(form) => change({ form })}
      />
      <DivideNumbers choice={choice} onChange={change} />
      <Group gap="sm">
        <Switch
          label={t('board.divide.shape')}
          description={t('board.divide.shapeHint')}
          checked={choice.area === 'shape'}
          disabled={!hasShape(board)}
          onChange={({ currentTarget }) => change({ area: currentTarget.checked ? 'shape' : 'picture' })}
        />
        <Switch
          label={t('board.divide.keep')}
          description={t(choice.keepsShapes ? 'board.divide.keepHint' : 'board.divide.replaceHint')}
          checked={choice.keepsShapes}
          onChange={({ currentTarget: { checked: keepsShapes } }) => {
            // Another number of stations gets parts.
            const { rows, columns, count } = suggested(board, keepsShapes);
            change({ keepsShapes, rows, columns, count });
          }}
        />
      </Group>
      <DividePreview
        parts={parts}
        size={size}
        picture={picture}
        kept={retainedPaths(parts, board)}
        codes={parts.stations.map((station) => items[station]?.Code ?? '')}
      />
      <div role="status">
        {parts.parts === undefined ? <Alert color="red">{t('board.divide.small')}</Alert> : null}
        {spare > 0 ? <Text size="sm">{t('board.divide.spare', { count: spare })}</Text> : null}
      </div>
      <Group justify="end">
        <Button variant="default" onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <Button disabled={given === 0 || shown !== choice} onClick={take}>
          {t('board.divide.take', { count: given })}
        </Button>
      </Group>
    </Stack>
  );
}

interface DivideNumbersProps {
  readonly choice: DivisionChoice;
  readonly onChange: (to: Partial<DivisionChoice>) => void;
}

/** The numbers that an area is divided by. */
function DivideNumbers({ choice, onChange }: DivideNumbersProps): ReactNode {
  const { t } = useTexts();
  const fields =
    choice.form === 'cells'
      ? ([{ field: 'count', min: 1, max: mostCells }] as const)
      : ([
          { field: 'rows', min: 1, max: mostLines },
          { field: 'columns', min: 1, max: mostLines },
        ] as const);
  return (
    <Group align="end">
      {[...fields, { field: 'margin', min: 0, max: 10_000 } as const].map(({ field, min, max }) => (
        <NumberInput
          key={field}
          label={t(`board.divide.${field}`)}
          value={choice[field]}
          w={130}
          min={min}
          max={max}
          clampBehavior="strict"
          allowDecimal={false}
          {...(field === 'margin' ? { suffix: ' px' } : {})}
          onChange={(value) => {
            // While the field is empty, the last number stays.
            if (typeof value === 'number' && value >= min) onChange({ [field]: value });
          }}
        />
      ))}
      {choice.form === 'cells' ? (
        <Button
          variant="light"
          leftSection={<Dices aria-hidden size={18} />}
          onClick={() => onChange({ seed: choice.seed + 1 })}
        >
          {t('board.divide.shuffle')}
        </Button>
      ) : null}
    </Group>
  );
}

interface DividePreviewProps {
  readonly parts: BoardParts;
  readonly size: Size;
  readonly picture: string;
  /** The path data of shapes that stay. */
  readonly kept: readonly string[];
  /** Of the stations that get a part. */
  readonly codes: readonly string[];
}

/** The picture with its parts, each with the code of its station. */
function DividePreview({ parts, size, picture, kept, codes }: DividePreviewProps): ReactNode {
  const rings = parts.parts ?? [];
  return (
    <svg className={styles.preview} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden>
      <image href={picture} width={size.width} height={size.height} />
      {rings.map((ring, index) => (
        <polygon
          key={index}
          points={ring.map(({ x, y }) => `${x},${y}`).join(' ')}
          className={index < parts.stations.length ? styles.given : styles.spare}
        />
      ))}
      {kept.map((data, index) => (
        <path key={index} d={data} className={styles.kept} />
      ))}
      {codes.map((code, index) => (
        <Code key={index} code={code} ring={rings[index] ?? []} fontSize={Math.max(size.width, size.height) / 32} />
      ))}
    </svg>
  );
}

interface CodeProps {
  readonly code: string;
  readonly ring: Ring;
  readonly fontSize: number;
}

function Code({ code, ring, fontSize }: CodeProps): ReactNode {
  const at = centreOf(ring);
  if (at === undefined) return null;
  return (
    <text x={at.x} y={at.y} fontSize={fontSize} strokeWidth={fontSize / 5} className={styles.code}>
      {code}
    </text>
  );
}
