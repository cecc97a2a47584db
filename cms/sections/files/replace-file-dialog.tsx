import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { rootModels } from '#contract/calls/content-calls.ts';
import { Dialog } from '../../controls/dialog.tsx';
import { objectOf } from '../../draft/draft.ts';
import { pathOfField } from '../../draft/set-at.ts';
import { FileSlot } from '../../files/file-slot.tsx';
import { fits, type FileUse } from '../../files/file-use.ts';
import { useFiles } from '../../files/files-context.tsx';
import { type StoredFile } from '../../files/files-store.ts';
import { useFileUses } from '../../files/use-file-uses.ts';
import { useTexts } from '../../language/texts.tsx';
import { useTextName } from '../../lists/use-text-name.ts';
import { useTicks } from '../../lists/use-ticks.ts';
import { useUndoNotice } from '../../workspace/use-undo-notice.tsx';
import { fileName, pathOf } from '../../media/file-address.ts';
import { useIsRoot } from '../../session/use-is-root.ts';
import { useDraft, useDraftState } from '../../workspace/workspace-context.tsx';
import { fileKind, type FilePlace, isSameKind, placesOf, withOtherFile } from './rules/replace-file.ts';
import styles from './files-section.module.css';

export interface ReplaceFileDialogProps {
  readonly file: StoredFile;
  readonly onClose: () => void;
}

const atOnce = 100;

/** Puts another file in all places of the content that name this one, or in some of them, as one step. */
export function ReplaceFileDialog({ file, onClose }: ReplaceFileDialogProps): ReactNode {
  const { t } = useTexts();
  const store = useDraft();
  const tell = useUndoNotice();
  const places = usePlaces(file.Path);
  const isLocked = useIsLocked();
  const open = places.filter((place) => !isLocked(place));
  const ticks = useTicks([]);
  const [url, setUrl] = useState('');
  const [shown, setShown] = useState(atOnce);
  const name = fileName(file.Path);
  const error = useFault(file, url);
  const chosen = open.filter(({ key }) => ticks.has(key));
  const replace = (): void => {
    store.putAll(withOtherFile(store.getState().draft, chosen, url));
    tell(t('files.replaced', { name, count: chosen.length }));
    onClose();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={t('files.replaceTitle', { name })}
      closeButtonProps={{ 'aria-label': t('action.cancel') }}
    >
      <Stack>
        <Text size="sm">{t('files.replaceText', { name })}</Text>
        <Stack gap="xs" component="section" aria-label={t('files.usedBy')}>
          <Checkbox
            label={t('files.placesChosen', { count: chosen.length, all: places.length })}
            checked={chosen.length === places.length}
            indeterminate={chosen.length > 0 && chosen.length < places.length}
            onChange={({ currentTarget }) =>
              ticks.set(
                open.map(({ key }) => key),
                currentTarget.checked,
              )
            }
          />
          <ul className={styles.places}>
            {places.slice(0, shown).map((place) => (
              <li key={place.key}>
                <PlaceTick
                  place={place}
                  isChosen={ticks.has(place.key)}
                  isLocked={isLocked(place)}
                  onChoose={(isOn) => ticks.set([place.key], isOn)}
                />
              </li>
            ))}
          </ul>
          {places.length <= shown ? null : (
            <Button variant="default" size="compact-sm" onClick={() => setShown(shown + atOnce)}>
              {t('files.morePlaces', { count: places.length - shown })}
            </Button>
          )}
        </Stack>
        <FileSlot
          label={t('files.replaceBy')}
          use={useOf(file.Type)}
          value={url}
          error={error}
          onChange={(next = '') => setUrl(next)}
        />
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button disabled={url === '' || error !== undefined || chosen.length === 0} onClick={replace}>
            {t('files.replaceConfirm', { count: chosen.length })}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

function usePlaces(path: string): readonly FilePlace[] {
  const uses = useFileUses();
  return useMemo(() => placesOf(uses.get(path) ?? []), [uses, path]);
}

function useIsLocked(): (place: FilePlace) => boolean {
  const isRoot = useIsRoot();
  return ({ model }) => !isRoot && rootModels.includes(model);
}

/** Why the chosen file cannot take the place; undefined if it can, or if nothing is chosen. */
function useFault(file: StoredFile, url: string): string | undefined {
  const { t } = useTexts();
  const files = useFiles();
  const path = pathOf(url);
  if (path === undefined) return undefined;
  const name = fileName(path);
  if (path === file.Path) return t('files.replaceByThis', { name });
  const other = files.status === 'ready' ? files.files.find(({ Path }) => Path === path) : undefined;
  if (other === undefined || isSameKind(file.Type, other.Type)) return undefined;
  return t(`files.otherKind.${fileKind(file.Type)}`, { name });
}

function useOf(type: string): FileUse {
  return (['image', 'audio', 'video', 'text'] as const).find((use) => fits(use, type)) ?? 'any';
}

interface PlaceTickProps {
  readonly place: FilePlace;
  readonly isChosen: boolean;
  readonly isLocked: boolean;
  readonly onChoose: (isOn: boolean) => void;
}

function PlaceTick({ place, isChosen, isLocked, onChoose }: PlaceTickProps): ReactNode {
  const { t } = useTexts();
  const nameOf = useTextName();
  const { draft } = useDraftState();
  const object = objectOf(draft, place);
  const number = pathOfField(place.field).find((step) => typeof step === 'number');
  const name = object === undefined ? place.key : nameOf({ ...place, object });
  return (
    <Checkbox
      label={number === undefined ? name : `${name} (${number + 1})`}
      description={isLocked ? t('files.onlyRoot') : undefined}
      checked={isChosen}
      disabled={isLocked}
      onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
    />
  );
}
