import { Button, Group, NativeSelect, Radio, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type ExchangeFormat, exchangeFormats } from '#content/translation-exchange/exchanged.ts';
import { passOf } from '#content/translation-exchange/outgoing.ts';
import { Dialog } from '../../controls/dialog.tsx';
import { useAside } from '../../aside/use-aside.ts';
import { isTemporary } from '../../draft/draft.ts';
import { useFailureNotice } from '../../controls/use-failure-notice.ts';
import { useTexts } from '../../language/texts.tsx';
import { saveAs } from '../../session/save-as.ts';
import { type DeskText, type Pair } from './rules/open-texts.ts';
import { type TextPlace } from './rules/text-places.ts';
import { useGuideName } from './use-guide-name.ts';
import { useTextName } from '../../lists/use-text-name.ts';
import { openDeskWorker } from './work/open-desk-worker.ts';

export interface DownloadDialogProps {
  readonly texts: readonly DeskText[];
  readonly shown: readonly DeskText[];
  readonly place: TextPlace | undefined;
  readonly pair: Pair;
  readonly onClose: () => void;
}

/** Texts that are named within some milliseconds. */
const atOnce = 200;

/** Takes texts out for an agency or a volunteer. */
export function DownloadDialog({ texts, shown, place, pair, onClose }: DownloadDialogProps): ReactNode {
  const { t } = useTexts();
  const nameOf = useTextName();
  const guide = useGuideName();
  const open = useAside(openDeskWorker);
  const tellFailure = useFailureNotice();
  const [format, setFormat] = useState<ExchangeFormat>('xlsx');
  const [isAll, setAll] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [tooLong, setTooLong] = useState(0);
  const ready = (given: readonly DeskText[]): readonly DeskText[] =>
    given.filter(({ isRecording, source, ID }) => !isRecording && source.trim() !== '' && !isTemporary(ID));
  const chosen = ready(isAll ? texts : shown);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      const worker = open();
      for (let from = 0; from < chosen.length; from += atOnce) {
        const some = chosen.slice(from, from + atOnce).map((text) => {
          const { key, source, target, state } = text;
          return { key, source, target, state, where: nameOf(text), pass: passOf(text, pair) };
        });
        await worker.ask('takeTexts', some);
      }
      const name = [place?.key ?? 'all', pair.source, pair.target].join('-');
      const file = await worker.ask('writeFile', { guide, ...pair, format, name });
      saveAs(file.blob, file.name);
      setTooLong(file.tooLong);
      if (file.tooLong === 0) onClose();
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('exchange.download')}
      closeButtonProps={{ 'aria-label': t('action.cancel') }}
    >
      <Stack>
        <NativeSelect
          label={t('exchange.format')}
          value={format}
          data={exchangeFormats.map((value) => ({ value, label: t(`exchange.format.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            setFormat(exchangeFormats.find((each) => each === value) ?? 'xlsx')
          }
        />
        <Radio.Group
          label={t('exchange.which')}
          value={isAll ? 'all' : 'shown'}
          onChange={(value) => setAll(value === 'all')}
        >
          <Stack gap={6} mt={4}>
            <Radio value="all" label={t('exchange.which.all', { count: ready(texts).length })} />
            <Radio value="shown" label={t('exchange.which.shown', { count: ready(shown).length })} />
          </Stack>
        </Radio.Group>
        <Text size="sm" c="dimmed">
          {t('exchange.downloadHint')}
        </Text>
        {tooLong === 0 ? null : <Text role="alert">{t('exchange.tooLong', { count: tooLong })}</Text>}
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button loading={isBusy} disabled={chosen.length === 0} onClick={() => void download()}>
            {t('exchange.download')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
