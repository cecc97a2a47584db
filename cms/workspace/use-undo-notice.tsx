import { Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useTexts } from '../language/texts.tsx';
import { PressableNotice, pressableTime } from './pressable-notice.tsx';
import { useDraft } from './workspace-context.tsx';

/** Reports a change to many objects, with an undo. Later, the bar at the top undoes as well. */
export function useUndoNotice(): (message: string) => void {
  const { t } = useTexts();
  const store = useDraft();
  return (message) => {
    const step = store.getState().draft.done.at(-1);
    const isLast = (): boolean => store.getState().draft.done.at(-1) === step;
    const stop = store.subscribe(() => {
      // The step is undone, or later steps follow it: only the bar at the top can undo it then.
      if (isLast()) return;
      stop();
      notifications.hide(id);
    });
    const id = notifications.show({
      autoClose: pressableTime,
      role: 'status',
      onClose: stop,
      message: (
        <PressableNotice
          words={<Text>{message}</Text>}
          action={t('undo.back')}
          onPress={() => {
            notifications.hide(id);
            if (isLast()) store.undo();
          }}
        />
      ),
    });
  };
}
