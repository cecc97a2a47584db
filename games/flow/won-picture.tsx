import type { ReactNode } from 'react';
import type { Location } from '#content/entities/location.ts';
import { objectPosition } from '#content/image-focus.ts';

export interface WonPictureProps {
  readonly location: Location;
  readonly className: string | undefined;
}

/** The picture shown on a win, if there is one. */
export function WonPicture({ location, className }: WonPictureProps): ReactNode {
  const { GameWonImageURL, GameWonImageContain, GameWonImageFocus } = location;
  return GameWonImageURL === '' ? null : (
    <img
      className={className}
      src={GameWonImageURL}
      alt=""
      style={{
        objectFit: GameWonImageContain ? 'contain' : 'cover',
        objectPosition: objectPosition(GameWonImageFocus),
      }}
    />
  );
}
