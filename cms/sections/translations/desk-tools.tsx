import { Button, FileButton, Group } from '@mantine/core';
import { Calculator, Download, Replace, Upload } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { late } from '../../controls/late.tsx';
import { useTexts } from '../../language/texts.tsx';
import { TakeOverButton } from './take-over-button.tsx';
import { MachineButton } from './machine-button.tsx';
import { type DeskText, type Pair } from './rules/open-texts.ts';
import { type TextObject, type TextPlace } from './rules/text-places.ts';

const DownloadDialog = late(async () => (await import('./download-dialog.tsx')).DownloadDialog);
const PlanDialog = late(async () => (await import('./plan-dialog.tsx')).PlanDialog);
const ReplaceDialog = late(async () => (await import('./replace-dialog.tsx')).ReplaceDialog);
const CountsDialog = late(async () => (await import('./counts-dialog.tsx')).CountsDialog);

export interface DeskToolsProps {
  /** All texts of the place, and those that the list shows. */
  readonly texts: readonly DeskText[];
  readonly shown: readonly DeskText[];
  readonly place: TextPlace | undefined;
  readonly places: readonly TextPlace[];
  readonly objects: readonly TextObject[];
  readonly pair: Pair;
  readonly hasMachine: boolean;
}

type Open = 'download' | 'replace' | 'counts' | File;

/** What can be done with many texts at once. */
export function DeskTools({ texts, shown, place, places, objects, pair, hasMachine }: DeskToolsProps): ReactNode {
  const { t } = useTexts();
  const [open, setOpen] = useState<Open>();
  const reset = useRef<() => void>(null);
  const close = (): void => {
    setOpen(undefined);
    reset.current?.();
  };
  return (
    <Group gap="xs">
      {hasMachine ? <MachineButton texts={shown} pair={pair} isMany /> : null}
      <TakeOverButton texts={shown} pair={pair} />
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<Download aria-hidden size={14} />}
        onClick={() => setOpen('download')}
      >
        {t('exchange.download')}
      </Button>
      <FileButton
        resetRef={reset}
        accept=".xlsx,.ods,.csv,.txt,.xlf,.xliff"
        inputProps={{ 'aria-label': t('exchange.upload') }}
        onChange={(file) => setOpen(file ?? undefined)}
      >
        {(props) => (
          <Button {...props} size="compact-sm" variant="default" leftSection={<Upload aria-hidden size={14} />}>
            {t('exchange.upload')}
          </Button>
        )}
      </FileButton>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<Replace aria-hidden size={14} />}
        onClick={() => setOpen('replace')}
      >
        {t('replace.title')}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<Calculator aria-hidden size={14} />}
        onClick={() => setOpen('counts')}
      >
        {t('counts.title')}
      </Button>
      {open === 'download' ? (
        <DownloadDialog texts={texts} shown={shown} place={place} pair={pair} onClose={close} onFailed={close} />
      ) : null}
      {open === 'replace' ? <ReplaceDialog objects={objects} pair={pair} onClose={close} onFailed={close} /> : null}
      {open === 'counts' ? (
        <CountsDialog places={places} source={pair.source} onClose={close} onFailed={close} />
      ) : null}
      {open instanceof File ? <PlanDialog file={open} onClose={close} onFailed={close} /> : null}
    </Group>
  );
}
