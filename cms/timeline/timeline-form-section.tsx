import { Button, Group, Input, SegmentedControl, Text } from '@mantine/core';
import { Plus } from 'lucide-react';
import { type ReactNode, useRef, useState, useMemo } from 'react';
import { location } from '#content/entities/location.ts';
import { anyLanguage, textFor } from '#content/schema/texts.ts';
import { type ObjectName } from '../draft/draft.ts';
import { useField } from '../fields/use-field.ts';
import { useFieldError } from '../fields/use-findings.ts';
import { useTexts } from '../language/texts.tsx';
import { spokenIn } from '../workspace/rules/language-families.ts';
import { useContentLanguages } from '../workspace/use-catalogue.ts';
import { SwitchTimeList } from './switch-time-list.tsx';
import { added, toTimeline, type SwitchTime, readSwitchTimes } from './switch-times.ts';
import { useWholeWindow } from '../whole-window/use-whole-window.ts';
import { useWide } from '../whole-window/use-wide.ts';
import whole from '../whole-window/whole-window.module.css';
import { WholeWindowButton } from '../whole-window/whole-window-button.tsx';
import styles from './timeline.module.css';
import { Track } from './track.tsx';
import { isObject } from '#content/schema/containers.ts';
import { useAddresses } from '../session/use-addresses.ts';

interface BoundSwitchTimes {
  readonly times: readonly SwitchTime[];
  /** @param typed changes with the same key in quick succession are one undo step; without a key, each is a step */
  readonly put: (times: readonly SwitchTime[], typed?: string) => void;
}

/**
 * Sets the times at which the texts and pictures of other stations appear, along the recording. In the whole window,
 * the visitors' view is large above it.
 */
export function TimelineFormSection({ of }: { readonly of: ObjectName }): ReactNode {
  const { t } = useTexts();
  const { addressOf } = useAddresses();
  const { times, put } = useSwitchTimes(of);
  const recordings = useRecordings(of);
  const error = useFieldError(of, ['Timeline'])(['Timeline']);
  const [chosen, setChosen] = useState('');
  const recording = recordings.find(({ value }) => value === chosen) ?? recordings[0];
  const last = times.at(-1)?.time;
  const room = useRef<HTMLDivElement>(null);
  const wide = useWide('timeline', recording !== undefined);
  useWholeWindow(room, wide);
  return (
    <div
      ref={room}
      className={`${styles.timeline} ${whole.whole}`}
      role="group"
      aria-label={t('part.timeline')}
      tabIndex={-1}
      data-wide={wide.isWide || undefined}
    >
      <Text size="sm" c="dimmed" className={styles.hint}>
        {t(recording === undefined ? 'timeline.noRecording' : 'timeline.hint')}
      </Text>
      {recording === undefined ? null : (
        <Group gap="sm" justify="space-between" className={styles.head}>
          {recordings.length > 1 ? (
            <SegmentedControl
              aria-label={t('timeline.language')}
              value={recording.value}
              onChange={setChosen}
              data={[...recordings]}
            />
          ) : (
            <span />
          )}
          <WholeWindowButton {...wide} />
        </Group>
      )}
      {recording === undefined ? (
        <Button
          variant="light"
          w="fit-content"
          leftSection={<Plus aria-hidden size={16} />}
          onClick={() => put(added(times, last === undefined ? 0 : last + 1))}
        >
          {t('timeline.addAny')}
        </Button>
      ) : (
        <Track
          key={recording.url}
          of={of}
          address={addressOf(recording.url)}
          times={times}
          put={put}
          isWide={wide.isWide}
        />
      )}
      {error === undefined ? null : <Input.Error className={styles.error}>{error}</Input.Error>}
      <SwitchTimeList times={times} put={put} />
    </div>
  );
}

interface LanguageRecording {
  readonly value: string;
  readonly label: string;
  /** As stored. */
  readonly url: string;
}

/** A recording for all languages counts as one. */
function useRecordings(of: ObjectName): readonly LanguageRecording[] {
  const { value } = useField(of, ['MediaURL']);
  const languages = useContentLanguages();
  const { MediaURL } = location.complete({ MediaURL: value });
  const found = spokenIn(languages).flatMap(({ Code, DisplayName }) => {
    const url = textFor(MediaURL, Code) || textFor(MediaURL, anyLanguage);
    return url === '' ? [] : [{ value: Code, label: DisplayName || Code, url }];
  });
  return found.every(({ url }) => url === found[0]?.url) ? found.slice(0, 1) : found;
}

/** Binds the timeline of one station of the draft. */
function useSwitchTimes(of: ObjectName): BoundSwitchTimes {
  const { value, update } = useField(of, ['Timeline']);
  const times = useMemo(() => readSwitchTimes(location.complete({ Timeline: value }).Timeline), [value]);
  return {
    times,
    put: (next, typed) =>
      update(
        (stored) => (next.length === 0 ? undefined : { ...(isObject(stored) ? stored : {}), ...toTimeline(next) }),
        typed,
      ),
  };
}
