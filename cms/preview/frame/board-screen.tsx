import { Check } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { type Tour } from '#content/entities/tour.ts';
import { displayCode } from '#content/station-code.ts';
import { Board, PlaceLabel } from '#games/board/board.tsx';
import { readBoard } from '#games/board/config.ts';
import { placeMarks } from '#games/board/rules/marks.ts';
import { seenPictures } from '#games/board/rules/pictures.ts';
import { Unplayable } from '#games/host/unplayable.tsx';
import { useNaturalSize } from '#ui/picture/use-natural-size.ts';
import { useCalm } from '#ui/calm.ts';
import { Late } from '#games/host/late.tsx';
import { latePart } from '#ui/late-part.ts';
import { type PreviewProps } from './preview-props.ts';
import { createProbe } from './probe.ts';
import styles from './screen.module.css';

const none: ReadonlySet<number> = new Set();

const playTools = latePart(
  () => import('./play/play-tools.tsx'),
  ({ PlayTools }) => PlayTools,
);

/** The board of a tour as visitors see it. A tap solves a station, and a second tap undoes that. */
export function BoardScreen(props: PreviewProps): ReactNode {
  const { message, catalogue, t, say, paintKey } = props;
  const tour = catalogue.tour(message.of.ID);
  const title = say(tour?.Name ?? {});
  return tour === undefined ? null : (
    <main className={styles.board}>
      <h1 className={styles.title} lang={title.language}>
        {title.text}
      </h1>
      <div className={styles.picture}>
        {tour.GameBoardImagesURL.every((url) => url === '') ? (
          <Unplayable reason={t('board.withoutPicture')} />
        ) : (
          <WithPicture key={`${paintKey} ${message.round} ${message.isSolved}`} {...props} tour={tour} />
        )}
      </div>
    </main>
  );
}

interface OfTour extends PreviewProps {
  readonly tour: Tour;
}

function WithPicture(props: OfTour): ReactNode {
  const pictures = props.tour.GameBoardImagesURL.filter((url) => url !== '');
  const natural = useNaturalSize(pictures[0] ?? '');
  if (natural === undefined) return null;
  return natural === null || natural.width === 0 ? (
    <Unplayable reason={props.t('board.noPicture')} />
  ) : (
    <Drawn key={`${natural.width} ${natural.height}`} {...props} pictures={pictures} size={natural} />
  );
}

interface DrawnProps extends OfTour {
  readonly pictures: readonly string[];
  readonly size: { readonly width: number; readonly height: number };
}

function Drawn({ message, catalogue, t, say, tellPlay, tour, pictures, size }: DrawnProps): ReactNode {
  const { play, round } = message;
  const [probe] = useState(createProbe);
  const isCalm = useCalm();
  const { isSolved, isHighContrast } = message;
  const items = catalogue.itemsOf(tour.ID).filter(({ LocationID }) => catalogue.location(LocationID) !== undefined);
  const [turned, setTurned] = useState(none);
  const given = JSON.stringify([pictures, items.map(({ ID, GameBoardSVGPath }) => ({ ID, GameBoardSVGPath }))]);
  // Only a change of its pictures and shapes creates the board again.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const { config } = useMemo(() => readBoard(pictures, items, size), [given, size]);
  const done = items.map(({ ID }) => isSolved !== turned.has(ID));
  const solved = done.filter(Boolean).length;
  const turnedKey = done.join();
  // The same marks as long as no station is turned, so that the board does not redraw.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const marks = useMemo(() => placeMarks(done), [turnedKey]);
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
  const withoutShape = items.flatMap((_, place) => (config.shapes[place] === undefined ? [nameOf(place)] : []));
  return (
    <>
      <Board
        t={t}
        label={t('board.places')}
        config={config}
        marks={marks}
        pictures={seen}
        fresh={none}
        isCalm={isCalm}
        isHighContrast={isHighContrast}
        renderPlace={(place, attributes) => (
          <button type="button" {...attributes} aria-label={nameOf(place)} onClick={() => turn(place)}>
            <PlaceLabel>
              {marks[place] === 'solved' ? (
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
        {t('board.progress', { done: solved, count: items.length })}
      </Board>
      {withoutShape.length === 0 ? null : (
        <p className={styles.withoutShape}>
          {t('board.others')}: {withoutShape.join(', ')}
        </p>
      )}
      {play === undefined ? null : (
        <Late part={playTools}>
          {(PlayTools) => (
            <PlayTools order={play} probe={probe} board={config} tell={(report) => tellPlay(round, report)} />
          )}
        </Late>
      )}
    </>
  );
}
