import { Button, Stack, Group, Text, TextInput } from '@mantine/core';
import { FolderInput, Hash, Palette, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type TourItem } from '#content/entities/tour-item.ts';
import { useTexts } from '../../../language/texts.tsx';
import { useUndoNotice } from '../../../workspace/use-undo-notice.tsx';
import { noReference } from '#content/schema/scalars.ts';
import { Dialog } from '../../../controls/dialog.tsx';
import { ReferenceSelect } from '../../../fields/reference-field.tsx';
import { type ItemEdits } from './use-item-edits.ts';
import { normaliseCode } from '#content/station-code.ts';
import { codesFrom } from '../../../tour-items/codes.ts';

interface ThemeDialogProps {
  readonly onClose: () => void;
  /** The theme's ID; -1 for stations without their own theme. */
  readonly onChoose: (themeID: number) => void;
}

export interface ItemActionsProps {
  /** The chosen stations, in their order. */
  readonly ids: readonly number[];
  readonly items: readonly TourItem[];
  readonly edits: ItemEdits;
  readonly onMove: () => void;
  readonly onRemove: () => void;
}

/** The actions on several stations of a tour at once. */
export function ItemActions({ ids, items, edits, onMove, onRemove }: ItemActionsProps): ReactNode {
  const { t } = useTexts();
  const tell = useUndoNotice();
  const [asked, setAsked] = useState<'theme' | 'codes'>();
  const close = (): void => setAsked(undefined);
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<Hash aria-hidden size={14} />}
        onClick={() => setAsked('codes')}
      >
        {t('stop.renumber')}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<Palette aria-hidden size={14} />}
        onClick={() => setAsked('theme')}
      >
        {t('stop.setTheme')}
      </Button>
      <Button size="compact-sm" variant="default" leftSection={<FolderInput aria-hidden size={14} />} onClick={onMove}>
        {t('stop.move')}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        c="red.9"
        leftSection={<Trash2 aria-hidden size={14} />}
        onClick={onRemove}
      >
        {t('stop.remove')}
      </Button>
      {asked === 'codes' ? (
        <RenumberDialog
          ids={ids}
          items={items}
          onClose={close}
          onChoose={(codes) => {
            edits.setCodes(codes);
            tell(t('stop.renumbered', { count: codes.size }));
            close();
          }}
        />
      ) : null}
      {asked === 'theme' ? (
        <ThemeDialog
          onClose={close}
          onChoose={(ThemeID) => {
            edits.setAll(ids, { ThemeID });
            tell(t('stop.themed', { count: ids.length }));
            close();
          }}
        />
      ) : null}
    </>
  );
}

/** Chooses one theme for several stations. */
function ThemeDialog({ onClose, onChoose }: ThemeDialogProps): ReactNode {
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

interface RenumberDialogProps {
  /** The stations that get new codes, in their order. */
  readonly ids: readonly number[];
  /** All stations of the tour. */
  readonly items: readonly TourItem[];
  readonly onClose: () => void;
  readonly onChoose: (codes: ReadonlyMap<number, string>) => void;
}

/** Numbers several stations, starting with a given code, and reports codes that are already taken. */
function RenumberDialog({ ids, items, onClose, onChoose }: RenumberDialogProps): ReactNode {
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
