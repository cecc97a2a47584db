import { Check } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { type Tour } from '#content/entities/tour.ts';
import { displayCode } from '#content/station-code.ts';
import { type PlaceMark } from '#games/board/board-state.ts';
import { Board, PlaceLabel } from '#games/board/board.tsx';
import { readBoard } from '#games/board/config.ts';
import { seenPictures } from '#games/board/rules/pictures.ts';
import { Unplayable } from '#games/host/unplayable.tsx';
import { useNaturalSize } from '#ui/picture/use-natural-size.ts';
import { useCalm } from '#ui/calm.ts';
import { type Shown } from './shown.ts';
import styles from './screen.module.css';

const none: ReadonlySet<number> = new Set();

/** The board of a tour as visitors have it before them. A station that is tapped is solved, or not solved any more. */
export function BoardScreen(shown: Shown): ReactNode {
  const { message, catalogue, words, say, paint } = shown;
  const tour = catalogue.tour(message.of.ID);
  const title = say(tour?.Name ?? {});
  return tour === undefined ? null : (
    <main className={styles.board}>
      <h1 className={styles.title} lang={title.language}>
        {title.text}
      </h1>
      <div className={styles.picture}>
        {tour.GameBoardImagesURL.every((url) => url === '') ? (
          <Unplayable reason={words('board.withoutPicture')} />
        ) : (
          <WithPicture key={`${paint} ${message.round} ${message.isSolved}`} {...shown} tour={tour} />
        )}
      </div>
    </main>
  );
}

interface OfTour extends Shown {
  readonly tour: Tour;
}

function WithPicture(props: OfTour): ReactNode {
  const pictures = props.tour.GameBoardImagesURL.filter((url) => url !== '');
  const natural = useNaturalSize(pictures[0] ?? '');
  if (natural === undefined) return null;
  return natural === null || natural.width === 0 ? (
    <Unplayable reason={props.words('board.noPicture')} />
  ) : (
    <Drawn key={`${natural.width} ${natural.height}`} {...props} pictures={pictures} size={natural} />
  );
}

interface DrawnProps extends OfTour {
  readonly pictures: readonly string[];
  readonly size: { readonly width: number; readonly height: number };
}

function Drawn({ message, catalogue, words, say, tour, pictures, size }: DrawnProps): ReactNode {
  const isCalm = useCalm();
  const { isSolved, isHighContrast } = message;
  const items = catalogue.itemsOf(tour.ID).filter(({ LocationID }) => catalogue.location(LocationID) !== undefined);
  const [turned, setTurned] = useState(none);
  const given = JSON.stringify([pictures, items.map(({ ID, GameBoardSVGPath }) => ({ ID, GameBoardSVGPath }))]);
  // Only what the board is made of makes it anew.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const { config } = useMemo(() => readBoard(pictures, items, size), [given, size]);
  const done = items.map(({ ID }) => isSolved !== turned.has(ID));
  const next = done.indexOf(false);
  const marks = done.map((isDone, place): PlaceMark => (isDone ? 'solved' : place === next ? 'next' : 'open')).join();
  const solved = done.filter(Boolean).length;
  const shownMarks = useMemo(() => marks.split(',').filter(isMark), [marks]);
  const seen = useMemo(
    () => seenPictures(config.pictures.length, solved, items.length),
    [config, solved, items.length],
  );
  const { HideStationNumber, StationNumberWidthEnabled, StationNumberWidth } = catalogue.configuration;
  const turn = (place: number): void => {
    const ID = items[place]?.ID;
    if (ID !== undefined)
      setTurned(new Set(turned.has(ID) ? [...turned].filter((other) => other !== ID) : [...turned, ID]));
  };
  const nameOf = (place: number): string => {
    const item = items[place];
    return item === undefined ? '' : say(catalogue.location(item.LocationID)?.Name ?? {}).text || item.Code;
  };
  const others = items.flatMap((_, place) => (config.shapes[place] === undefined ? [nameOf(place)] : []));
  return (
    <>
      <Board
        t={words}
        label={words('board.places')}
        config={config}
        marks={shownMarks}
        pictures={seen}
        fresh={none}
        isCalm={isCalm}
        isHighContrast={isHighContrast}
        renderPlace={(place, attributes) => (
          <button type="button" {...attributes} aria-label={nameOf(place)} onClick={() => turn(place)}>
            <PlaceLabel>
              {shownMarks[place] === 'solved' ? (
                <Check size={16} strokeWidth={3} />
              ) : (
                (HideStationNumber
                  ? ''
                  : displayCode(
                      items[place]?.Code ?? '',
                      StationNumberWidthEnabled ? StationNumberWidth : undefined,
                    )) || '?'
              )}
            </PlaceLabel>
          </button>
        )}
        onOpen={turn}
      >
        {words('board.progress', { done: solved, count: items.length })}
      </Board>
      {others.length === 0 ? null : (
        <p className={styles.others}>
          {words('board.others')}: {others.join(', ')}
        </p>
      )}
    </>
  );
}

function isMark(mark: string): mark is PlaceMark {
  return mark === 'open' || mark === 'next' || mark === 'solved';
}
