import { Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useFailureNotice } from '../controls/use-failure-notice.ts';
import { useTexts } from '../language/texts.tsx';
import { useConnection } from '../session/session-context.tsx';
import { PressableNotice, pressableTime } from './pressable-notice.tsx';
import { useWorkNews } from './work-news.tsx';
import { useDraft, useWorkspaceStore } from './workspace-context.tsx';

export interface BringBack {
  /** Brings an earlier editing copy back and tells the outcome. @returns whether that worked */
  readonly bringBack: (id: string) => Promise<boolean>;
  /** Tells that the editing copy was discarded, with the way back. */
  readonly tellDiscarded: (kept: string | undefined) => void;
}

/** The notice with the way back, which goes once that has been taken, here or in its dialog. */
const discardedNotice = 'discarded';

/** The way back from a discarded or replaced editing copy. */
export function useBringBack(): BringBack {
  const { t } = useTexts();
  const { client } = useConnection();
  const draft = useDraft();
  const workspace = useWorkspaceStore();
  const { refresh } = useWorkNews();
  const tellFailure = useFailureNotice();

  const bringBack = async (id: string): Promise<boolean> => {
    try {
      await draft.save();
      await client('bringBackCopy', { params: { ID: id } });
    } catch (error) {
      tellFailure(error);
      return false;
    }
    refresh();
    try {
      // Edits that could not be saved are joined with the restored content.
      await workspace.follow();
      notifications.hide(discardedNotice);
      notifications.show({ message: t('bringBack.done'), color: 'teal', role: 'status' });
    } catch {
      notifications.show({ message: t('bringBack.unread'), color: 'red', role: 'alert', autoClose: false });
    }
    return true;
  };

  const tellDiscarded = (kept: string | undefined): void => {
    if (kept === undefined) {
      notifications.show({ message: t('discard.done'), color: 'teal' });
      return;
    }
    notifications.show({
      id: discardedNotice,
      color: 'teal',
      autoClose: pressableTime,
      role: 'status',
      message: (
        <PressableNotice
          words={<Text size="sm">{`${t('discard.done')} ${t('discard.wayBack')}`}</Text>}
          action={t('bringBack.confirm')}
          onPress={() => {
            notifications.hide(discardedNotice);
            void bringBack(kept);
          }}
        />
      ),
    });
  };
  return { bringBack, tellDiscarded };
}
