import { Anchor, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { Link, useLocation } from 'react-router-dom';
import { type Edit, type Patch } from '../draft/draft.ts';
import { deepEqual } from '../draft/equality.ts';
import { useTexts } from '../language/texts.tsx';
import { editorPath } from './editor-path.ts';
import { withoutAsking } from './leave-dialog.tsx';
import { pressableTime } from './pressable-notice.tsx';
import { useObjectName } from './use-object-name.ts';

/** Reports an undone or redone step outside the current screen, with a link to it. */
export function useStepNotice(): (kind: 'undone' | 'redone', step: Edit | undefined) => void {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const nameOf = useObjectName();
  return (kind, step) => {
    const [first, ...more] = step?.patches ?? [];
    const object = kind === 'undone' ? (first?.before ?? first?.after) : (first?.after ?? first?.before);
    if (first === undefined || object === undefined) return;
    const path = editorPath(first.model, object, first.model === 'configurations' ? changedField(first) : undefined);
    if (`${pathname}/`.startsWith(`${path}/`)) return;
    const rest = more.length === 0 ? '' : ` ${t('publish.more', { count: more.length })}`;
    const words = t(`save.${kind}`, { name: nameOf(first.model, object) + rest });
    notifications.show({
      id: 'step',
      autoClose: pressableTime,
      role: 'status',
      message: (
        <Text size="sm">
          <Anchor component={Link} to={path} state={withoutAsking}>
            {words}
          </Anchor>
        </Text>
      ),
    });
  };
}

/** The settings are edited in three sections; every other object in one. */
function changedField({ before = {}, after = {} }: Patch): string | undefined {
  return Object.keys({ ...before, ...after }).find((field) => !deepEqual(before[field], after[field]));
}
