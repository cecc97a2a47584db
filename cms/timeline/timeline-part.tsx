import { Button, Input, SegmentedControl, Stack, Text } from '@mantine/core';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { location } from '#content/entities/location.ts';
import { anyLanguage, textFor } from '#content/schema/texts.ts';
import { type ObjectName } from '../draft/draft.ts';
import { useFieldError } from '../fields/use-findings.ts';
import { useTexts } from '../language/texts.tsx';
import { useContentLanguages } from '../workspace/use-catalogue.ts';
import { useObject } from '../workspace/workspace-context.tsx';
import { SwitchTimeList } from './switch-time-list.tsx';
import { added } from './switch-times.ts';
import { Track } from './track.tsx';
import { useSwitchTimes } from './use-switch-times.ts';
import { useAddresses } from '../session/use-addresses.ts';

/** Sets the times at which the texts and pictures of other stations appear, along the recording. */
export function TimelinePart({ of }: { readonly of: ObjectName }): ReactNode {
  const { t } = useTexts();
  const { addressOf } = useAddresses();
  const { times, put } = useSwitchTimes(of);
  const recordings = useRecordings(of);
  const error = useFieldError(of)(['Timeline']);
  const [chosen, setChosen] = useState('');
  const recording = recordings.find(({ value }) => value === chosen) ?? recordings[0];
  const last = times.at(-1)?.time;
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {t(recording === undefined ? 'timeline.noRecording' : 'timeline.hint')}
      </Text>
      {recordings.length > 1 ? (
        <SegmentedControl
          w="fit-content"
          aria-label={t('timeline.language')}
          value={recording?.value ?? ''}
          onChange={setChosen}
          data={[...recordings]}
        />
      ) : null}
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
        <Track key={recording.url} of={of} address={addressOf(recording.url)} times={times} put={put} />
      )}
      {error === undefined ? null : <Input.Error>{error}</Input.Error>}
      <SwitchTimeList times={times} put={put} />
    </Stack>
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
  const stored = useObject(of);
  const languages = useContentLanguages();
  const { MediaURL } = location.complete({ MediaURL: stored?.['MediaURL'] });
  const found = languages.flatMap(({ Code, DisplayName }) => {
    const url = textFor(MediaURL, Code) || textFor(MediaURL, anyLanguage);
    return url === '' ? [] : [{ value: Code, label: DisplayName || Code, url }];
  });
  return found.every(({ url }) => url === found[0]?.url) ? found.slice(0, 1) : found;
}
