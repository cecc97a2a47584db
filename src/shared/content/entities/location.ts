import { defaults, LocationType } from '../constants.ts';
import { list, record } from '../schema/containers.ts';
import { entity, type EntityValue } from '../schema/entity.ts';
import { choice, flag, focus, number, reference, url, whole } from '../schema/scalars.ts';
import { text, urls } from '../schema/texts.ts';
import { hotspot } from './hotspot.ts';
import { imageDescriptor } from './image-descriptor.ts';

/** One answer of a multiple-choice game (section 3.1). */
export const gameChoice = record({
  Text: text(),
  AudioURL: urls(),
  IsSolution: flag(),
  /** Why this answer is right or wrong, told once it has been tried. */
  Feedback: text(),
});

const points = () => number(0, { min: 0 });

/** Too many are cut to the most, whatever the other side has. */
const piecesOnSide = () => whole(defaults.jigsawDimension, { min: 1, max: 20, isBounded: true });

const additions = {
  Transcript: text(),
  CaptionsURL: urls(),
  SignLanguageURL: urls(),
  AudioDescriptionURL: urls(),
  /** Whether visitors who cannot climb stairs do not reach the station. */
  StairsOnly: flag(),
  /** How visitors who cannot climb stairs reach the station, or where they can see something like it. */
  StepFreeHint: text(),
  GameAnnounceTranscript: text(),
  GameEndExplanationTranscript: text(),
};

const anyGame = {
  /** Points for a solution on the first, second and third attempt; later attempts give none. */
  GamePoints: points(),
  GamePoints2nd: points(),
  GamePoints3rd: points(),
  GameAnnounceURL: urls(),
  GameWonURL: urls(),
  GameWonImageURL: url(),
  GameWonImageContain: flag(),
  GameWonImageFocus: focus(),
  GameWonCustomMessage: text(),
  GameWonCustomIconURL: url(),
  GameEndExplanationURL: urls(),
  /** Memory and jigsaw: visitors choose how hard it is, instead of GameMemoryPairs or the dimensions. */
  GameLevels: flag(),
};

const memory = {
  GameMemoryBackgroundURL: url(),
  GameMemoryFromTour: reference('tours'),
  GameMemoryPairListURL: list(url()),
  GameMemoryPairs: whole(defaults.memoryPairs, { min: 1, max: 100 }),
  GameMemoryFlipFXURL: url(),
};

const jigsaw = {
  GameJigsawTopImageURL: url(),
  GameJigsawDimensionX: piecesOnSide(),
  GameJigsawDimensionY: piecesOnSide(),
  /** true: classic tabs; false: plain rectangles. */
  GameJigsawNoses: flag(),
  GameJigsawConnectURL: url(),
  GameJigsawDisconnectURL: url(),
};

const choices = {
  GameChoices: list(gameChoice),
  /** true: answers are numbered; false: lettered. */
  GameChoiceNumbered: flag(),
};

const hiddenObject = {
  GameHotspots: list(hotspot),
  /** Required consecutive hits without a miss; 0: no such rule. */
  GameHotspotsInARow: whole(0, { min: 0 }),
  GameHotspotsToWin: whole(defaults.hotspotsToWin, { min: 1 }),
  GameHotspotsMissedURL: urls(),
  /** From this miss on, GameHotspotsMissedMoreURL is played instead. */
  GameHotspotsMissedMoreCount: whole(0, { min: 0 }),
  GameHotspotsMissedMoreURL: urls(),
};

/** A station (section 3.1). */
export const location = entity('locations', {
  Type: choice(LocationType, LocationType.Audio),
  Name: text(),
  Description: text(),
  HeaderTitle: text(),
  MediaURL: urls(),
  IconURL: url(),
  Text: text(),
  ImageDescriptors: list(imageDescriptor),
  ...additions,
  ...anyGame,
  ...memory,
  ...jigsaw,
  ...choices,
  ...hiddenObject,
  DeepDives: list(reference('locations')),
  /** At each of Times (seconds of the media) the texts and pictures of the location at the same place are shown. */
  Timeline: record({ Locations: list(reference('locations')), Times: list(number(0, { min: 0 })) }),
});

export type Location = EntityValue<typeof location>;

export function isGame({ Type }: Pick<Location, 'Type'>): boolean {
  return Type >= LocationType.GameMemory;
}
