import { Button, Group, List, SegmentedControl, Stack, Switch, Text } from '@mantine/core';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { isRedirect } from '#content/catalogue.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { noReference } from '#content/schema/scalars.ts';
import { asId } from '#content/schema/stored-number.ts';
import { Dialog } from '../../../controls/dialog.tsx';
import { ReferenceSelect } from '../../../fields/reference-field.tsx';
import { useTexts } from '../../../language/texts.tsx';
import { useUndoNotice } from '../../../workspace/use-undo-notice.tsx';
import { useItemNames } from '../../../tour-items/use-item-names.ts';
import { completeTour } from '../../../workspace/complete-objects.ts';
import { objectLabel } from '../../../workspace/object-label.ts';
import { useObject } from '../../../workspace/workspace-context.tsx';
import { type ItemEdits, type MovePlan } from './use-item-edits.ts';

export interface MoveDialogProps {
  /** The tour in which the stations are. */
  readonly tourID: number;
  /** Stations with all that are below them. */
  readonly ids: readonly number[];
  readonly edits: ItemEdits;
  readonly onClose: () => void;
  readonly onMoved: () => void;
}

/** Moves stations to another tour, or copies them there, and says first what they lose by it. */
export function MoveDialog({ tourID, ids, edits, onClose, onMoved }: MoveDialogProps): ReactNode {
  const { t, language } = useTexts();
  const tell = useUndoNotice();
  const names = useItemNames();
  const [kind, setKind] = useState<'move' | 'copy'>('move');
  const [hasOwn, setHasOwn] = useState(false);
  const [target, setTarget] = useState<number>();
  const [parent, setParent] = useState<number>();
  const to = useObject({ model: 'tours', ID: target ?? noReference });
  const isOther = useCallback(
    (tour: StoredObject) => tour['ID'] !== tourID && !isRedirect(completeTour(tour)),
    [tourID],
  );
  const isThere = useCallback((item: StoredObject) => asId(item['TourID']) === target, [target]);
  const move = useMemo(
    () =>
      target === undefined
        ? undefined
        : {
            kind: kind === 'copy' && hasOwn ? ('copyStations' as const) : kind,
            ids,
            tourID: target,
            parent: parent ?? noReference,
          },
    [kind, hasOwn, target, parent, ids],
  );
  const plan = move === undefined ? undefined : edits.planMove(move);
  return (
    <Dialog opened onClose={onClose} title={t('stop.move')} closeButtonProps={{ 'aria-label': t('action.close') }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (move === undefined || to === undefined) return;
          edits.moveToTour(move);
          const facts = { count: ids.length, tour: objectLabel(to, language, t('unnamed')) };
          tell(t(kind === 'move' ? 'stop.moved' : 'stop.copied', facts));
          (kind === 'move' ? onMoved : onClose)();
        }}
      >
        <Stack>
          <SegmentedControl
            aria-label={t('stop.move.kind')}
            value={kind}
            onChange={setKind}
            data={(['move', 'copy'] as const).map((value) => ({ value, label: t(`stop.move.${value}`) }))}
          />
          <Text size="sm">{t('stop.move.count', { count: ids.length })}</Text>
          <ReferenceSelect
            to="tours"
            label={t('stop.move.tour')}
            placeholder={t('stop.move.tour.choose')}
            isOffered={isOther}
            value={target}
            onChoose={(ID) => {
              setTarget(ID);
              setParent(undefined);
            }}
          />
          {target === undefined ? null : (
            <ReferenceSelect
              to="tourItems"
              label={t('stop.Parent')}
              placeholder={t('stop.Parent.none')}
              isOffered={isThere}
              nameOf={names.itemInFull}
              value={parent}
              onChoose={setParent}
            />
          )}
          {kind === 'copy' ? (
            <Switch
              label={t('stop.move.stations')}
              description={t('stop.move.stations.hint')}
              checked={hasOwn}
              onChange={({ currentTarget }) => setHasOwn(currentTarget.checked)}
            />
          ) : null}
          <div role="status">{plan === undefined ? null : <Losses plan={plan} />}</div>
          <Group justify="end">
            <Button variant="default" onClick={onClose}>
              {t('action.cancel')}
            </Button>
            <Button type="submit" disabled={plan === undefined}>
              {t(`stop.move.${kind}`)}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

function Losses({ plan: { lost, left, renumbered } }: { readonly plan: MovePlan }): ReactNode {
  const { t } = useTexts();
  const counts = { ...lost, left: left.length, codes: renumbered };
  const lines = (['places', 'shapes', 'paths', 'left', 'codes'] as const).filter((name) => counts[name] > 0);
  if (lines.length === 0) return <Text size="sm">{t('stop.move.whole')}</Text>;
  return (
    <List size="sm" spacing={4}>
      {lines.map((name) => (
        <List.Item key={name}>{t(`stop.move.${name}`, { count: counts[name] })}</List.Item>
      ))}
    </List>
  );
}
