import { type Dispatch, useEffect, useReducer, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isPhoneName, type PhoneName } from '../phone-sizes.ts';
import { type LinkPart, type LinkReading, readLink, withoutLink } from './rules/play-link.ts';
import { firstPlay, play, type PlayMove, type PlayState } from './rules/play-state.ts';

/** A fault of a link. */
export type LinkFault = LinkPart | 'game';

export interface Play {
  readonly state: PlayState;
  readonly act: Dispatch<PlayMove>;
  /** The phone that a link names. */
  readonly phone: PhoneName | undefined;
  readonly fault: LinkFault | undefined;
  /** Whether a link led here, whose tools are then open. */
  readonly isLinked: boolean;
}

/**
 * The course of a preview with its tools, as the link says that led here. It outlasts a preview that is folded away.
 *
 * @param ID of the station or the tour
 * @param game the location type of the station
 */
export function usePlay(ID: number, game: number): Play {
  const [query, setQuery] = useSearchParams();
  const [linked] = useState(() => readLink(query, isPhoneName));
  const fault = faultOf(linked, game);
  const [state, act] = useReducer(play, firstPlay, (first) => (fault === undefined ? follow(first, linked) : first));
  const isLinked = linked.kind !== 'none';
  const [owner, setOwner] = useState(ID);
  if (owner !== ID) {
    setOwner(ID);
    act({ type: 'forget' });
  }
  useEffect(() => {
    // From here on, changes are not in the address.
    if (isLinked) setQuery(withoutLink, { replace: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isLinked]);
  const phone = linked.kind === 'play' && isPhoneName(linked.play.phone) ? linked.play.phone : undefined;
  return { state, act, phone, fault, isLinked };
}

function faultOf(linked: LinkReading, game: number): LinkFault | undefined {
  if (linked.kind === 'broken') return linked.part;
  const recording = linked.kind === 'play' ? linked.play.recording : undefined;
  return recording !== undefined && recording.game !== game ? 'game' : undefined;
}

function follow(first: PlayState, linked: LinkReading): PlayState {
  if (linked.kind !== 'play') return first;
  const { start, seed, recording } = linked.play;
  const moves: readonly PlayMove[] =
    recording === undefined
      ? [
          { type: 'seed', seed },
          { type: 'jump', start },
        ]
      : [{ type: 'load', recording }, { type: 'replay' }];
  return moves.reduce(play, first);
}
