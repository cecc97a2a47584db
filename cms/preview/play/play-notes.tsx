import { List, ScrollArea } from '@mantine/core';
import { type ReactNode } from 'react';
import { type PlayAction, type PlayNote } from '#contract/play.ts';
import { type Translate } from '#i18n/pack.ts';
import { type StaffKey, useTexts } from '../../language/texts.tsx';
import { type PlayState } from './rules/play-state.ts';

/** The differences between playback and recording, action by action. */
export function PlayNotes({ state: { recording, replayed } }: { readonly state: PlayState }): ReactNode {
  const { t } = useTexts();
  const notes = replayed?.notes ?? [];
  if (notes.length === 0) return null;
  return (
    <ScrollArea.Autosize
      mah={96}
      type="auto"
      viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t('play.notes') }}
    >
      <List size="xs" listStyleType="none">
        {notes.map((note) => {
          const action = recording?.actions[note.action];
          return action === undefined ? null : (
            <List.Item key={note.action}>
              {t('play.note', {
                number: note.action + 1,
                action: actionText(action, t),
                reason: reasonText(note, action, t),
              })}
            </List.Item>
          );
        })}
      </List>
    </ScrollArea.Autosize>
  );
}

function actionText({ name, numbers: [first = 0, second = 0] }: PlayAction, t: Translate<StaffKey>): string {
  const facts = { first: first + 1, second: second + 1, x: Math.round(first), y: Math.round(second) };
  return t(`play.action.${name}`, facts);
}

function reasonText(note: PlayNote, { result }: PlayAction, t: Translate<StaffKey>): string {
  return note.kind === 'misfit'
    ? t(`play.mismatch.${note.misfit}`)
    : t('play.differs', { was: t(`play.result.${result}`), now: t(`play.result.${note.now}`) });
}
