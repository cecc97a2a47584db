import { Button, Group, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { noReference } from '#content/schema/scalars.ts';
import { Dialog } from '../../../controls/dialog.tsx';
import { ReferenceSelect } from '../../../fields/reference-field.tsx';
import { useTexts } from '../../../language/texts.tsx';

export interface ThemeDialogProps {
  readonly onClose: () => void;
  /** The theme's ID; -1 for stations without their own theme. */
  readonly onChoose: (themeID: number) => void;
}

/** Chooses one theme for several stations. */
export function ThemeDialog({ onClose, onChoose }: ThemeDialogProps): ReactNode {
  const { t } = useTexts();
  const [ID, setID] = useState<number>();
  return (
    <Dialog opened onClose={onClose} title={t('stop.setTheme')} closeButtonProps={{ 'aria-label': t('action.close') }}>
      <Stack>
        <ReferenceSelect
          to="themes"
          label={t('stop.ThemeID')}
          placeholder={t('stop.ThemeID.none')}
          value={ID}
          onChoose={setID}
        />
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button onClick={() => onChoose(ID ?? noReference)}>{t('action.apply')}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
