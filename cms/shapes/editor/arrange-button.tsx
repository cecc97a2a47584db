import { ActionIcon, Group, Popover, SegmentedControl, Stack } from '@mantine/core';
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceBetween,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceBetween,
  FlipHorizontal2,
  FlipVertical2,
  GroupIcon,
  UngroupIcon,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../../language/texts.tsx';
import { groupKey, mirrorKeys } from './keys.ts';
import { groupsOf } from '../rules/groups.ts';
import { type AnyShapeEditor } from './shape-editor.ts';
import { type Arrangement, axes, edges, leastShapes, type Target } from '../rules/arrange.ts';
import { selectedIndexes } from '../rules/multi-selection.ts';
import styles from '../../controls/tool-button.module.css';
import { ToolButton } from '../../controls/tool-button.tsx';

const edgeIcons = {
  left: AlignStartVertical,
  centre: AlignCenterVertical,
  right: AlignEndVertical,
  top: AlignStartHorizontal,
  middle: AlignCenterHorizontal,
  bottom: AlignEndHorizontal,
} as const;
const gapIcons = { x: AlignHorizontalSpaceBetween, y: AlignVerticalSpaceBetween } as const;
/** The package names them by the axis, not by the direction. */
const mirrorIcons = { x: FlipVertical2, y: FlipHorizontal2 } as const;

export interface ArrangeButtonProps {
  readonly editor: AnyShapeEditor;
}

/** Aligns, distributes, mirrors and groups the chosen shapes. */
export function ArrangeButton({ editor }: ArrangeButtonProps): ReactNode {
  const { t } = useTexts();
  const count = useStore(editor.state, ({ editing }) => selectedIndexes(editing).length);
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState<Target>('shapes');
  const target = count < 2 ? 'picture' : wanted;
  const button = (arrangement: Arrangement, label: string, icon: ReactNode, keys?: string): ReactNode => (
    <ToolButton
      key={label}
      label={label}
      {...(keys === undefined ? {} : { keys })}
      isDisabled={count < leastShapes(arrangement)}
      onPress={() => editor.arrange(arrangement)}
    >
      {icon}
    </ToolButton>
  );
  return (
    <Popover opened={isOpen && count > 0} onChange={setOpen} trapFocus returnFocus withinPortal shadow="md">
      <Popover.Target>
        <ActionIcon
          className={styles.button}
          size={36}
          variant="subtle"
          color="dark"
          aria-label={t('canvas.arrange')}
          title={t('canvas.arrange')}
          aria-disabled={count === 0 || undefined}
          data-disabled={count === 0}
          onClick={() => setOpen(!isOpen && count > 0)}
        >
          <AlignStartVertical aria-hidden size={18} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('canvas.arrange')}>
        <Stack gap={4}>
          <SegmentedControl
            size="xs"
            aria-label={t('canvas.arrange.target')}
            value={target}
            data={[
              { value: 'picture', label: t('canvas.arrange.picture') },
              { value: 'shapes', label: t('canvas.arrange.shapes'), disabled: count < 2 },
            ]}
            onChange={setWanted}
          />
          <Group gap={2} wrap="nowrap">
            {edges.map((edge) => {
              const Icon = edgeIcons[edge];
              return button(
                { kind: 'align', edge, target },
                t(`canvas.arrange.${edge}`),
                <Icon aria-hidden size={18} />,
              );
            })}
          </Group>
          <Group gap={2} wrap="nowrap">
            {axes.map((axis) => {
              const Icon = gapIcons[axis];
              return button(
                { kind: 'distribute', axis, target },
                t(`canvas.arrange.gaps.${axis}`),
                <Icon aria-hidden size={18} />,
              );
            })}
            {axes.map((axis) => {
              const Icon = mirrorIcons[axis];
              return button(
                { kind: 'mirror', axis },
                t(`canvas.arrange.mirror.${axis}`),
                <Icon aria-hidden size={18} />,
                `Shift ${mirrorKeys[axis]}`,
              );
            })}
          </Group>
          <GroupButtons editor={editor} />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Groups and ungroups the chosen shapes without keys. */
function GroupButtons({ editor }: ArrangeButtonProps): ReactNode {
  const { t } = useTexts();
  const count = useStore(editor.state, ({ editing }) => selectedIndexes(editing).length);
  const isInNone = useStore(
    editor.state,
    ({ editing }) => groupsOf(editing.traits, selectedIndexes(editing)).length === 0,
  );
  const chosen = (): readonly number[] => selectedIndexes(editor.state.getState().editing);
  return (
    <Group gap={2} wrap="nowrap">
      <ToolButton
        label={t('canvas.group')}
        keys={['Mod', groupKey]}
        isDisabled={count < 2}
        onPress={() => editor.group(chosen())}
      >
        <GroupIcon aria-hidden size={18} />
      </ToolButton>
      <ToolButton
        label={t('canvas.ungroup')}
        keys={['Mod', 'Shift', groupKey]}
        isDisabled={isInNone}
        onPress={() => editor.ungroup(chosen())}
      >
        <UngroupIcon aria-hidden size={18} />
      </ToolButton>
    </Group>
  );
}
