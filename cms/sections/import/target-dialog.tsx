import { Button, Group, NativeSelect, Select, Stack, Text } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { storedObjects, type TourDefinition } from '#content/definition.ts';
import { Dialog } from '../../controls/dialog.tsx';
import { useTexts } from '../../language/texts.tsx';
import { storedCode } from '../../tour-items/codes.ts';
import { firstText } from '../../workspace/object-label.ts';
import { useContentLanguages } from '../../workspace/use-catalogue.ts';
import { type FileTarget } from './work/import-tasks.ts';

export interface TargetDialogProps {
  readonly path: string;
  readonly value: FileTarget;
  readonly definition: TourDefinition;
  readonly tourID: number | undefined;
  readonly onChoose: (target: FileTarget) => void;
  readonly onClose: () => void;
}

/** Options in sight; the others are found by typing. */
const mostOptions = 100;

/** Chooses for a file what its name does not say. */
export function TargetDialog(props: TargetDialogProps): ReactNode {
  const { path, value, definition, tourID, onChoose, onClose } = props;
  const { t, language } = useTexts();
  const languages = useContentLanguages();
  const [code, setCode] = useState<string | null>(value.code ?? null);
  const [spoken, setSpoken] = useState(value.language ?? '');
  const stations = useMemo(() => stationsIn(definition, tourID, language), [definition, tourID, language]);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('import.target.title')}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <Stack gap="md">
        <Text style={{ overflowWrap: 'anywhere' }}>{path}</Text>
        <Select
          label={t('import.target.station')}
          placeholder={t('import.target.byName')}
          searchable
          clearable
          limit={mostOptions}
          nothingFoundMessage={t('list.nothing')}
          data={stations}
          value={code}
          onChange={setCode}
        />
        <NativeSelect
          label={t('import.target.language')}
          value={spoken}
          onChange={({ currentTarget }) => setSpoken(currentTarget.value)}
          data={[
            { value: '', label: t('import.target.byName') },
            ...languages.map(({ Code, DisplayName }) => ({ value: Code, label: DisplayName || Code })),
          ]}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button onClick={() => onChoose({ code: code ?? undefined, language: spoken === '' ? undefined : spoken })}>
            {t('import.target.take')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** The stations of the tour, or of all, once for each code. */
function stationsIn(definition: TourDefinition, tourID: number | undefined, language: string): readonly Option[] {
  const locations = new Map(storedObjects(definition, 'Locations').map((location) => [location['ID'], location]));
  const found = new Map<string, string>();
  for (const item of storedObjects(definition, 'TourItems')) {
    const code = storedCode(item);
    if (code === '' || found.has(code) || (tourID !== undefined && item['TourID'] !== tourID)) continue;
    found.set(code, `${code} ${firstText(locations.get(item['LocationID'])?.['Name'], language)}`.trim());
  }
  return [...found].map(([value, label]) => ({ value, label }));
}
