import { type Dispatch, useEffect, useReducer, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type PhoneName } from '../phone-sizes.ts';
import { type LinkPart, type LinkReading, readLink, withoutLink } from './rules/play-link.ts';
import { firstPlay, play, type PlayMove, type PlayState } from './rules/play-state.ts';

export interface Play {
  readonly state: PlayState;
  readonly act: Dispatch<PlayMove>;
  /** The phone that a link names. */
  readonly phone: PhoneName | undefined;
  /** The part of a link that is wrong. */
  readonly fault: LinkPart | undefined;
  /** Whether a link led here, whose tools are then open. */
  readonly isLinked: boolean;
}

/**
 * The course of a preview with its tools, as the link says that led here. It outlasts a preview that is folded away.
 *
 * @param ID of the station or the tour
 */
export function usePlay(ID: number): Play {
  const [query, setQuery] = useSearchParams();
  const [linked] = useState(() => readLink(query));
  const [state, act] = useReducer(play, linked, follow);
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
  const phone = linked.kind === 'play' ? linked.play.phone : undefined;
  const fault = linked.kind === 'broken' ? linked.part : undefined;
  return { state, act, phone, fault, isLinked };
}

function follow(linked: LinkReading): PlayState {
  if (linked.kind !== 'play') return firstPlay;
  const { start, seed } = linked.play;
  const moves: readonly PlayMove[] = [
    { type: 'seed', seed },
    { type: 'jump', start },
  ];
  return moves.reduce(play, firstPlay);
}
