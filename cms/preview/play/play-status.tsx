import { Alert, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { type Translate } from '#i18n/pack.ts';
import { type StaffKey, useTexts } from '../../language/texts.tsx';
import { type PlayState } from './rules/play-state.ts';
import { type LinkFault } from './use-play.ts';

export interface PlayStatusProps {
  readonly state: PlayState;
  readonly fault: LinkFault | undefined;
  /** Whether room for words is reserved, so that the content below does not move. */
  readonly keepsRoom: boolean;
}

const twoLines = 'calc(2em * var(--mantine-line-height-xs))';

/** Says what a link, a jump, a recording or its playback came to. */
export function PlayStatus({ state, fault, keepsRoom }: PlayStatusProps): ReactNode {
  const { t } = useTexts();
  return (
    <>
      {fault === undefined || state.isUsed ? null : (
        <Alert color="orange" p="xs" role="alert">
          {t(`play.broken.${fault}`)}
        </Alert>
      )}
      <Text size="xs" role="status" mih={keepsRoom ? twoLines : undefined}>
        {saidOf(state, t)}
      </Text>
    </>
  );
}

function saidOf(state: PlayState, t: Translate<StaffKey>): string {
  const { tape, recording, recordingEnd, replayed } = state;
  const count = recording?.actions.length ?? 0;
  if (replayed?.end !== undefined) {
    const end = t(`play.end.${replayed.end}`, { done: replayed.done, count });
    const isAllAlike = replayed.notes.length === 0 && replayed.end === 'done';
    return isAllAlike ? `${end} ${t('play.noNotes')}` : end;
  }
  if (tape === 'replay') return t('play.replaying', { done: replayed?.done ?? 0, count });
  // The jump has said what is missing, and more words would move the phone.
  if (tape === 'record') return t('play.recording', { count });
  if (recordingEnd !== undefined) return t(`play.recordingEnd.${recordingEnd}`, { count });
  const missing = missingOf(state, t);
  if (missing !== '') return missing;
  return count > 0 ? t('play.recorded', { count }) : '';
}

/** Says why a course does not start where it should. */
function missingOf({ start, started }: PlayState, t: Translate<StaffKey>): string {
  if (started === undefined || start === undefined) return '';
  const { reached, attempt } = started;
  switch (start) {
    case 'announced':
      return reached === 'announced' ? '' : t('play.noIntroduction');
    case 'explained':
      if (reached === 'explained') return '';
      return t(reached === 'finished' ? 'play.noExplanation' : 'play.notReached');
    case 'won':
      return reached === 'won' ? '' : t('play.notReached');
    case 'third':
      return attempt === 3 ? '' : t('play.notReached');
    case 'first':
      return '';
  }
}
