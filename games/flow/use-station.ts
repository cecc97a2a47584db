import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { openNarration } from '#engine/audio/howler-media.ts';
import { gameStationMachine } from '#engine/station/game-machine.ts';
import { mediaActor } from '#engine/station/media.ts';
import { playerMachine } from '#engine/station/player-machine.ts';
import type { GameProps } from '../host/game-props.ts';
import { stationRecordings } from './station-recordings.ts';

const machine = gameStationMachine.provide({
  actors: { player: playerMachine.provide({ actors: { media: mediaActor(openNarration) } }) },
});

export type Station = ActorRefFrom<typeof machine>;

export interface StationOptions extends Pick<GameProps, 'location' | 'say'> {
  /** Sends the station the event with which its course starts. */
  readonly begin: (station: Station) => void;
}

/** Runs the station's machine from the start of the course, and sends it changes that staff make to the station. */
export function useStation({ location, say, begin }: StationOptions): Station {
  const recordings = useMemo(() => stationRecordings(location, say), [location, say]);
  const station = useActorRef(machine, { input: recordings });
  const start = useEffectEvent(begin);
  useEffect(() => start(station), [station]);
  useEffect(() => station.send({ type: 'REVISE', station: recordings }), [station, recordings]);
  return station;
}
