import type { Location } from '#content/entities/location.ts';
import type { LanguageMap } from '#content/schema/texts.ts';
import { jigsawPicture } from '#content/jigsaw-picture.ts';
import type { Prepared } from '#engine/play/game.ts';
import type { CutOptions } from './rules/cut.ts';
import { hash } from './rules/hash.ts';
import { within } from './rules/geometry.ts';

export type JigsawSound = 'connect' | 'disconnect';

export interface JigsawConfig extends CutOptions {
  readonly picture: string;
  /** The description of the picture written by staff. */
  readonly altText: LanguageMap;
  /** Empty if the museum provides none. */
  readonly sounds: Readonly<Record<JigsawSound, string>>;
}

export type JigsawReason = 'no-picture';

/**
 * The cut depends only on the station's ID and the number of pieces, so the same station always has the same pieces.
 */
export function jigsawConfig(location: Location): Prepared<JigsawConfig, JigsawReason> {
  const { ID, ImageDescriptors, GameJigsawNoses } = location;
  const picture = jigsawPicture(location);
  if (picture === undefined) return { kind: 'unplayable', reason: 'no-picture' };
  const columns = dimension(location.GameJigsawDimensionX);
  const rows = dimension(location.GameJigsawDimensionY);
  return {
    kind: 'playable',
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

/** Sections 3.1 and 9: a whole number that staff may set from 1 to 20. */
function dimension(wanted: number): number {
  return within(Math.round(wanted) || 1, 1, 20);
}
