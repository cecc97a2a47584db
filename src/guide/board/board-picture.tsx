import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Tour } from '#content/entities/tour.ts';
import { Board, PlaceLabel } from '#games/board/board.tsx';
import { readBoard } from '#games/board/config.ts';
import { type PlaceAttributes } from '#games/board/place-attributes.ts';
import { seenPictures } from '#games/board/rules/pictures.ts';
import { useNaturalSize } from '#ui/picture/use-natural-size.ts';
import { Button } from '#ui/button.tsx';
import { useCalm } from '#ui/calm.ts';
import { Link } from '#ui/link.tsx';
import { routes } from '../routes.ts';
import { EmptyNote } from '../shell/page/empty-note.tsx';
import { useSettings, useTranslate } from '../state/content/interface-context.tsx';
import { useLateTexts } from '../shell/late/late-texts.tsx';
import { type BoardOfTour, type BoardPlace, usePlaceName } from './use-board.ts';
import { type TourItem } from '#content/entities/tour-item.ts';
import { useContent } from '../state/content/content-context.tsx';
import styles from './board-screen.module.css';

export interface BoardPictureProps {
  readonly tour: Tour;
  readonly board: BoardOfTour;
  readonly fresh: ReadonlySet<number>;
  /** Shown until the picture has loaded. */
  readonly standIn: ReactNode;
  readonly onRetry: () => void;
  /** Shown below the picture. */
  readonly children: ReactNode;
}

/** The board as a picture, or all stations as buttons if there is no picture. */
export function BoardPicture(props: BoardPictureProps): ReactNode {
  const urls = props.tour.GameBoardImagesURL;
  const pictures = useMemo(() => urls.filter((url) => url !== ''), [urls]);
  const [first] = pictures;
  return first === undefined ? (
    <WithoutPicture {...props} />
  ) : (
    <WithPicture {...props} pictures={pictures} first={first} />
  );
}

interface WithPictureProps extends BoardPictureProps {
  readonly pictures: readonly string[];
  readonly first: string;
}

function WithPicture({ first, ...props }: WithPictureProps): ReactNode {
  const natural = useNaturalSize(first);
  if (natural === undefined) return props.standIn;
  const isThere = natural !== null && natural.width > 0 && natural.height > 0;
  return isThere ? <Drawn {...props} size={natural} /> : <WithoutPicture {...props} canRetry />;
}

interface WithoutPictureProps extends BoardPictureProps {
  readonly canRetry?: boolean;
}

function WithoutPicture({ board, onRetry, canRetry = false, children }: WithoutPictureProps): ReactNode {
  const t = useLateTexts('games', 'board');
  const words = useTranslate();
  return (
    <>
      <EmptyNote action={canRetry ? <Button onClick={onRetry}>{words('action.retry')}</Button> : undefined}>
        {t(canRetry ? 'board.noPicture' : 'board.withoutPicture')}
      </EmptyNote>
      {children}
      <UnpicturedStations label={t('board.all')} places={board.places} closed={board.closed} />
    </>
  );
}

interface DrawnProps extends Omit<WithPictureProps, 'first'> {
  readonly size: { readonly width: number; readonly height: number };
}

function Drawn({ board, fresh, pictures, size, children }: DrawnProps): ReactNode {
  const t = useLateTexts('games', 'board');
  const navigate = useNavigate();
  const isCalm = useCalm();
  const { highContrast } = useSettings();
  const { places, items, marks, closed, solved } = board;
  const { config, faults } = useMemo(() => readBoard(pictures, items, size), [pictures, items, size]);
  useEffect(() => {
    for (const fault of faults) console.warn(fault);
  }, [faults]);
  const seen = useMemo(
    () => seenPictures(pictures.length, solved, places.length),
    [pictures.length, solved, places.length],
  );
  const others = places.filter((_, place) => config.shapes[place] === undefined);
  return (
    <>
      <Board
        t={t}
        label={t('board.places')}
        config={config}
        marks={marks}
        pictures={seen}
        fresh={fresh}
        isCalm={isCalm}
        isHighContrast={highContrast}
        renderPlace={(index, attributes) => {
          const place = places[index];
          return place === undefined ? null : <PlaceLink place={place} {...attributes} />;
        }}
        onOpen={(index) => {
          const place = places[index];
          if (place !== undefined) void navigate(routes.detail.href(place.item.ID));
        }}
      >
        {children}
      </Board>
      <UnpicturedStations label={t('board.others')} places={others} closed={closed} />
    </>
  );
}

function PlaceLink({ place, ...attributes }: PlaceAttributes & { readonly place: BoardPlace }): ReactNode {
  const nameOf = usePlaceName();
  const { item, mark, number } = place;
  return (
    <Link {...attributes} to={routes.detail.href(item.ID)} aria-label={nameOf(place)}>
      <PlaceLabel>{mark === 'solved' ? <Check size={16} strokeWidth={3} /> : number || '?'}</PlaceLabel>
    </Link>
  );
}

interface UnpicturedStationsProps {
  readonly label: string;
  readonly places: readonly BoardPlace[];
  /** Stations that cannot be opened at present. */
  readonly closed: readonly TourItem[];
}

/** Stations that the picture does not show, as plain buttons. */
function UnpicturedStations({ label, places, closed }: UnpicturedStationsProps): ReactNode {
  const t = useLateTexts('games', 'board');
  const words = useTranslate();
  const nameOf = usePlaceName();
  const { numberOf } = useContent();
  if (places.length === 0 && closed.length === 0) return null;
  return (
    <section className={styles.others}>
      <h2>{label}</h2>
      <ul>
        {places.map((place) => (
          <li key={place.item.ID}>
            <Link className={styles.other} to={routes.detail.href(place.item.ID)} data-mark={place.mark}>
              {nameOf(place)}
            </Link>
          </li>
        ))}
        {closed.map((item) => (
          <li key={item.ID} className={styles.closed}>
            {t('board.place.closed', { name: numberOf(item) || words('locations.unavailable') })}
          </li>
        ))}
      </ul>
    </section>
  );
}
