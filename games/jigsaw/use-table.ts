import { useEffect, useMemo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { JigsawConfig } from './config.ts';
import { type JigsawLayout, layOutTable } from './layout.ts';
import type { jigsawMachine } from './machine.ts';
import type { Table } from './rules/table.ts';
import { type Size } from '#engine/geometry.ts';

export interface TableOptions {
  readonly actor: ActorRefFrom<typeof jigsawMachine>;
  readonly config: JigsawConfig;
  readonly aspect: number;
  readonly frame: Size;
  readonly seed: number;
  readonly isCalm: boolean;
}

/** Sends the machine the size of the table, and scatters the pieces over it when a round starts. */
export function useTable({ actor, config, aspect, frame, seed, isCalm }: TableOptions): JigsawLayout {
  const { width, height } = frame;
  const { dir } = document;
  const layout = useMemo(
    () => layOutTable({ width, height }, config, aspect, dir),
    [width, height, config, aspect, dir],
  );
  useEffect(() => {
    actor.send({ type: 'TABLE', aspect, area: layout.area });
  }, [actor, aspect, layout]);

  const [isScattering, setScattering] = useState(() => actor.getSnapshot().matches('scattering'));
  useEffect(() => {
    const follow = actor.subscribe((state) => setScattering(state.matches('scattering')));
    return () => follow.unsubscribe();
  }, [actor]);
  useEffect(() => {
    if (!isScattering) return undefined;
    let isHere = true;
    const { table, state } = actor.getSnapshot().context;
    void pour(table, layout, seed + state.attempt, isCalm).then((positions) => {
      if (isHere) actor.send(positions === undefined ? { type: 'SCATTERED' } : { type: 'SCATTERED', positions });
    });
    return () => {
      isHere = false;
    };
  }, [isScattering, actor, layout, seed, isCalm]);
  return layout;
}

/** @returns each piece's offset from home in table units; undefined leaves the pieces where the rules put them */
async function pour(
  { boxes }: Table,
  { tray, board, scale }: Pick<JigsawLayout, 'tray' | 'board' | 'scale'>,
  seed: number,
  isCalm: boolean,
): Promise<readonly { readonly x: number; readonly y: number }[] | undefined> {
  if (isCalm) return undefined;
  // Without a network, the pieces stay in rows.
  const physics = await import('#engine/physics/scatter.ts').catch(() => undefined);
  const places = physics?.scatterBoxes({
    boxes: boxes.map(({ width, height }) => ({ width: width * scale, height: height * scale })),
    room: tray,
    seed,
  });
  return places?.map((place, piece) => ({
    x: (place.x - board.x) / scale - (boxes[piece]?.x ?? 0),
    y: (place.y - board.y) / scale - (boxes[piece]?.y ?? 0),
  }));
}
