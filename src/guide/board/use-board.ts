import { useMemo } from 'react';
import { useStore } from 'zustand';
import { type Catalogue } from '#content/catalogue.ts';
import { type Location } from '#content/entities/location.ts';
import { type Tour } from '#content/entities/tour.ts';
import { type TourItem } from '#content/entities/tour-item.ts';
import { wonIcon } from '#content/game-board.ts';
import { isSolved, scoreOf, tourScore } from '#content/scoring.ts';
import { recordCode } from '#content/record-code.ts';
import { type PlaceMark, placeMarks } from '#games/board/rules/marks.ts';
import { useContent } from '../state/content/content-context.tsx';
import { useVisit } from '../state/visit/visit-context.tsx';
import { useLateTexts } from '../shell/late/late-texts.tsx';

/** A station on the board. */
export interface BoardPlace {
  readonly item: TourItem;
  readonly location: Location;
  readonly mark: PlaceMark;
  /** As displayed; empty if the museum hides it. */
  readonly number: string;
  /** Its number and its name. */
  readonly title: string;
  /** The icon won here; empty if the station has none. */
  readonly icon: string;
  /** Undefined if there are none yet, or the station has no game. */
  readonly points: number | undefined;
}

export interface BoardOfTour {
  /** In the tour's order. */
  readonly places: readonly BoardPlace[];
  /** Stays the same object while only the visitor's scores change. */
  readonly items: readonly TourItem[];
  /** Stays the same object until a station is solved or reset. */
  readonly marks: readonly PlaceMark[];
  /** Stations whose location is not in the content. */
  readonly closed: readonly TourItem[];
  readonly solved: number;
  readonly earned: number;
  readonly maximum: number;
}

/** Returns the visitor's progress on a tour's board. */
export function useBoard(tour: Tour, items: readonly TourItem[]): BoardOfTour {
  const t = useLateTexts('games', 'board');
  const { catalogue, say, numberOf } = useContent();
  const visit = useVisit();
  const scores = useStore(visit.scores);
  const heard = useStore(visit.heard);
  const stations = useMemo(() => stationsOf(tour, items, catalogue), [tour, items, catalogue]);
  const open = useMemo(() => stations.map(({ item }) => item), [stations]);
  const marks = useMemo(
    () => placeMarks(stations.map(({ item, location }) => isSolved({ scores, heard }, tour, item, location))),
    [stations, tour, scores, heard],
  );
  const { earned, maximum } = tourScore(
    scores,
    recordCode(tour),
    stations.map(({ location }) => location),
  );
  return {
    places: stations.map((station, place) => {
      const { item, location } = station;
      const mark = marks[place] ?? 'open';
      const number = numberOf(item);
      const name = say(location.Name).text || t('board.station', { number: item.Code });
      return {
        ...station,
        mark,
        number,
        title: number === '' ? name : t('board.numbered', { number, name }),
        points: mark === 'solved' ? scoreOf(scores, recordCode(tour), recordCode(item)) : undefined,
      };
    }),
    items: open,
    marks,
    closed: items.filter((item) => !open.includes(item)),
    solved: marks.filter((mark) => mark === 'solved').length,
    earned,
    maximum,
  };
}

function stationsOf(
  tour: Tour,
  items: readonly TourItem[],
  catalogue: Catalogue,
): readonly Pick<BoardPlace, 'item' | 'location' | 'icon'>[] {
  return items.flatMap((item, index) => {
    const location = catalogue.location(item.LocationID);
    return location === undefined ? [] : [{ item, location, icon: wonIcon(tour, index, location) }];
  });
}

/** Returns the accessible name of a place: "3, The fern, solved, 10 points". */
export function usePlaceName(): (place: BoardPlace) => string {
  const t = useLateTexts('games', 'board');
  return ({ title, mark, points = 0 }) => {
    switch (mark) {
      case 'open':
        return title;
      case 'next':
        return t('board.place.next', { name: title });
      case 'solved':
        return points > 0
          ? t('board.place.points', { name: title, count: points })
          : t('board.place.solved', { name: title });
    }
  };
}
