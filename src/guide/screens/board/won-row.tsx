import { Star } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import styles from './board-screen.module.css';
import { useBoardTexts } from './board-texts.ts';
import { type BoardOfTour, type BoardPlace } from './use-board.ts';

/** One icon per station, empty until won; nothing if the content has no icons. */
export function WonRow({ board: { places } }: { readonly board: BoardOfTour }): ReactNode {
  const t = useBoardTexts();
  const id = useId();
  if (places.every(({ icon }) => icon === '')) return null;
  return (
    <section className={styles.won} aria-labelledby={id}>
      <h2 id={id}>{t('board.won')}</h2>
      <ol>
        {places.map((place) => (
          <Won key={place.item.ID} place={place} />
        ))}
      </ol>
    </section>
  );
}

function Won({ place: { title, mark, icon } }: { readonly place: BoardPlace }): ReactNode {
  const t = useBoardTexts();
  const [failed, setFailed] = useState(false);
  const isWon = mark === 'solved';
  return (
    <li data-won={isWon ? '' : undefined}>
      <span className="visually-hidden">{t(isWon ? 'board.won.yes' : 'board.won.no', { name: title })}</span>
      {isWon && icon !== '' && !failed ? <img src={icon} alt="" onError={() => setFailed(true)} /> : null}
      {isWon && (icon === '' || failed) ? <Star aria-hidden size={28} fill="currentColor" strokeWidth={1} /> : null}
    </li>
  );
}
