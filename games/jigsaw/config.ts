import { type Location } from '#content/entities/location.ts';
import { type LanguageMap } from '#content/schema/texts.ts';
import { type CutOptions } from './rules/cut.ts';
import { hash } from './rules/hash.ts';
import { within } from './rules/geometry.ts';

export type JigsawSound = 'connect' | 'disconnect';

export interface JigsawConfig extends CutOptions {
  readonly picture: string;
  /** What is to be seen, as staff described it. */
  readonly altText: LanguageMap;
  /** Empty where the museum gave none. */
  readonly sounds: Readonly<Record<JigsawSound, string>>;
}

/** Why a station cannot be played. */
export type JigsawFault = 'no-picture';

export type JigsawReading =
  | { readonly playable: true; readonly config: JigsawConfig }
  | { readonly playable: false; readonly fault: JigsawFault };

/**
 * What play needs of a station. The picture is GameJigsawTopImageURL, or else the station's first picture. It is cut by
 * the station's ID and the number of pieces: the same station always has the same pieces.
 */
export function readJigsaw(location: Location): JigsawReading {
  const { ID, ImageDescriptors, GameJigsawTopImageURL, GameJigsawNoses } = location;
  const picture = GameJigsawTopImageURL || ImageDescriptors.find(({ ImageURL }) => ImageURL !== '')?.ImageURL;
  if (picture === undefined) return { playable: false, fault: 'no-picture' };
  const columns = dimension(location.GameJigsawDimensionX);
  const rows = dimension(location.GameJigsawDimensionY);
  return {
    playable: true,
    config: {
      columns,
      rows,
      noses: GameJigsawNoses,
      seed: hash(ID, columns, rows),
      picture,
      altText: ImageDescriptors.find(({ ImageURL }) => ImageURL === picture)?.AltText ?? {},
      sounds: { connect: location.GameJigsawConnectURL, disconnect: location.GameJigsawDisconnectURL },
    },
  };
}

/** Section 3.1 and 9: whole numbers, which staff may set from 1 to 20. */
function dimension(wanted: number): number {
  return within(Math.round(wanted) || 1, 1, 20);
}
