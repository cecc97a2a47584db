import { Alert, Button, FileButton, Group, Input, Stack, Text } from '@mantine/core';
import { FileUp } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useFailureNotice } from '../controls/use-failure-notice.ts';
import { useTexts } from '../language/texts.tsx';
import { checkGps } from './gps-check.ts';
import { boxFiles, type BoxFileOutcome } from './rules/files/box-file.ts';
import { useBox } from './use-box.ts';
import { useLength } from './use-length.ts';
import { type Size } from '#engine/geometry.ts';

export interface BoxFromFileProps {
  readonly tour: number;
  /** Map units. */
  readonly size: Size;
  /** The size of the picture in pixels. */
  readonly own: Size;
}

/** Fills in the box from a file, once staff have seen what it would be. */
export function BoxFromFile({ tour: ID, size, own }: BoxFromFileProps): ReactNode {
  const { t } = useTexts();
  const [read, setRead] = useState<{ readonly name: string; readonly outcome: BoxFileOutcome }>();
  const setBox = useBox(ID);
  const tellFailure = useFailureNotice();
  const forget = useRef<() => void>(null);
  const load = async (file: File): Promise<void> => {
    const [text, { readBoxFile }] = await Promise.all([file.text(), import('./rules/files/read-box-file.ts')]);
    // The same file may be chosen again after it was corrected.
    forget.current?.();
    setRead({ name: file.name, outcome: readBoxFile(file.name, text, own) });
  };
  return (
    <Stack gap="xs" mt="sm" align="start">
      <FileButton
        resetRef={forget}
        accept={boxFiles}
        onChange={(file) => (file === null ? undefined : void load(file).catch(tellFailure))}
      >
        {(button) => (
          <Button {...button} size="xs" variant="default" leftSection={<FileUp aria-hidden size={16} />}>
            {t('map.file')}
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed">
        {t('map.file.hint')}
      </Text>
      {read === undefined ? null : read.outcome.ok ? (
        <Proposal
          {...read.outcome}
          name={read.name}
          size={size}
          onCancel={() => setRead(undefined)}
          onUse={(box) => {
            setBox(box);
            setRead(undefined);
          }}
        />
      ) : (
        <Input.Error role="alert">
          {t(`map.file.${read.outcome.fault}`, { name: read.name, line: read.outcome.line })}
        </Input.Error>
      )}
    </Stack>
  );
}

type Read = Extract<BoxFileOutcome, { readonly ok: true }>;

interface ProposalProps extends Read {
  readonly name: string;
  readonly size: Size;
  readonly onUse: (box: Read['box']) => void;
  readonly onCancel: () => void;
}

/** Says how large the box is, and that a track or an area rarely reaches just to the edges of a picture. */
function Proposal({ kind, box, name, size, onUse, onCancel }: ProposalProps): ReactNode {
  const { t } = useTexts();
  const { length } = useLength();
  const check = checkGps(box, size);
  return (
    <Alert color={kind === 'world' ? 'blue' : 'yellow'} role="alert">
      <Stack gap="xs" align="start">
        {check.kind === 'sound' ? (
          <Text size="sm">{t('map.file.size', { name, across: length(check.across), down: length(check.down) })}</Text>
        ) : null}
        <Text size="sm">{t(kind === 'world' ? 'map.file.world' : 'map.file.warning')}</Text>
        <Group gap="xs">
          <Button size="xs" onClick={() => onUse(box)}>
            {t('map.places.use')}
          </Button>
          <Button size="xs" variant="default" onClick={onCancel}>
            {t('action.cancel')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
