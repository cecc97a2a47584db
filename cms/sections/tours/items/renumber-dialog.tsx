import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type TourItem } from '#content/entities/tour-item.ts';
import { normaliseCode } from '#content/station-code.ts';
import { Dialog } from '../../../controls/dialog.tsx';
import { useTexts } from '../../../language/texts.tsx';
import { codesFrom } from '../../../tour-items/codes.ts';

export interface RenumberDialogProps {
  /** The stations that get new codes, in their order. */
  readonly ids: readonly number[];
  /** All stations of the tour. */
  readonly items: readonly TourItem[];
  readonly onClose: () => void;
  readonly onChoose: (codes: ReadonlyMap<number, string>) => void;
}

/** Numbers several stations, starting with a given code, and reports codes that are already taken. */
export function RenumberDialog({ ids, items, onClose, onChoose }: RenumberDialogProps): ReactNode {
  const { t } = useTexts();
  const chosen = new Set(ids);
  const [first, setFirst] = useState(() => items.find(({ ID }) => chosen.has(ID))?.Code || '1');
  const codes = codesFrom(first, ids.length);
  const others = new Set(items.filter(({ ID }) => !chosen.has(ID)).map(({ Code }) => normaliseCode(Code)));
  const taken = codes?.find((code) => others.has(normaliseCode(code)));
  const error =
    codes === undefined
      ? t('stop.renumber.wrong')
      : taken === undefined
        ? undefined
        : t('validation.code-duplicate', { code: taken });
  return (
    <Dialog opened onClose={onClose} title={t('stop.renumber')} closeButtonProps={{ 'aria-label': t('action.close') }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (codes !== undefined && error === undefined)
            onChoose(new Map(ids.map((ID, place) => [ID, codes[place] ?? ''])));
        }}
      >
        <Stack>
          <TextInput
            data-autofocus
            label={t('stop.renumber.first')}
            description={t('stop.renumber.hint')}
            value={first}
            error={error}
            onChange={({ currentTarget }) => setFirst(currentTarget.value)}
          />
          <Text size="sm" c="dimmed" role="status">
            {codes === undefined ? '' : t('stop.renumber.preview', { first: codes[0] ?? '', last: codes.at(-1) ?? '' })}
          </Text>
          <Group justify="end">
            <Button variant="default" onClick={onClose}>
              {t('action.cancel')}
            </Button>
            <Button type="submit" disabled={error !== undefined}>
              {t('action.apply')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
