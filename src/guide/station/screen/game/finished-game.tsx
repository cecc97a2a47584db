import { type ReactNode } from 'react';
import { type Location } from '#content/entities/location.ts';
import { WonPicture } from '#games/flow/won-picture.tsx';
import { lateTexts, useLateTexts } from '../../../shell/late/late-texts.tsx';
import { SpokenText } from '../../../shell/text/spoken-text.tsx';
import { useContent } from '../../../state/content/content-context.tsx';
import styles from './finished-game.module.css';

const { Texts } = lateTexts('rounds');

export interface FinishedGameProps {
  readonly location: Location;
}

/** Replaces the button of a game that cannot be played again, with its picture and winning message. */
export function FinishedGame(props: FinishedGameProps): ReactNode {
  return (
    <Texts standIn={null}>
      <Content {...props} />
    </Texts>
  );
}

function Content({ location }: FinishedGameProps): ReactNode {
  const t = useLateTexts('rounds');
  const message = useContent().say(location.GameWonCustomMessage);
  return (
    <>
      <WonPicture location={location} className={styles.picture} />
      {message.text === '' ? null : (
        <p className={styles.message}>
          <SpokenText spoken={message} />
        </p>
      )}
      <p className={styles.words}>{t('game.over')}</p>
    </>
  );
}
