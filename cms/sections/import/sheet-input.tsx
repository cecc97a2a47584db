import { Button, Group, Loader, Stack, Text, Textarea } from '@mantine/core';
import { FileSpreadsheet } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Refusal } from '#content/import/plan.ts';
import { FoldButton } from '../../controls/fold-button.tsx';
import { useTexts } from '../../language/texts.tsx';
import { DropZone } from './drop-zone.tsx';
import { usePlanWords } from './use-plan-words.ts';

export interface SheetInputProps {
  readonly isReading: boolean;
  /** Why the last file could not be read. */
  readonly refusal: Refusal | undefined;
  readonly onFile: (file: File) => void;
  readonly onText: (text: string) => void;
}

const nothing = { changes: [], refusals: [], same: 0 };

/** Takes a sheet: dropped, chosen, or pasted from a sheet program. */
export function SheetInput({ isReading, refusal, onFile, onText }: SheetInputProps): ReactNode {
  const { t } = useTexts();
  const words = usePlanWords(nothing);
  const [isPasting, setPasting] = useState(false);
  const [text, setText] = useState('');
  const take = (files: readonly File[]): void => {
    const [file] = files;
    if (file !== undefined) onFile(file);
  };
  return (
    <Stack gap="sm">
      <DropZone
        words={t('import.sheet.drop')}
        hint={t('import.sheet.hint')}
        buttons={[
          {
            label: t('import.sheet.choose'),
            icon: <FileSpreadsheet aria-hidden size={16} />,
            accept: '.xlsx,.xlsm,.ods,.csv,.tsv,.txt',
          },
        ]}
        onDrop={({ files }) => take([...files])}
        onChoose={take}
      />
      <div role="status">
        {isReading ? (
          <Group gap="xs">
            <Loader size="sm" aria-hidden />
            <Text>{t('import.reading')}</Text>
          </Group>
        ) : null}
      </div>
      {refusal === undefined ? null : (
        <Text role="alert" c="red.9">
          {refusal.from.file}: {words.refusal(refusal).sentence}
        </Text>
      )}
      <FoldButton label={t('import.paste')} isOpen={isPasting} onClick={() => setPasting(!isPasting)} />
      {isPasting ? (
        <Stack gap="xs">
          <Textarea
            label={t('import.paste.label')}
            description={t('import.paste.hint')}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            rows={6}
            wrap="off"
          />
          <Button w="fit-content" disabled={text.trim() === ''} loading={isReading} onClick={() => onText(text)}>
            {t('import.paste.read')}
          </Button>
        </Stack>
      ) : null}
    </Stack>
  );
}
