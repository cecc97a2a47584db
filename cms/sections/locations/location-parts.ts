import { LocationType } from '#content/constants.ts';
import { RecordingField } from '../../fields/recording-field.tsx';
import { TimelinePart } from '../../timeline/timeline-part.tsx';
import { type LocationField, type Part } from './part.ts';
import { ChoicesPart } from './parts/choices.tsx';
import { DeepDivesPart } from './parts/deep-dives.tsx';
import { GeneralPart, ListedPart } from './parts/general.tsx';
import { HiddenObjectPart } from './parts/hidden-object.tsx';
import { JigsawPart } from './parts/jigsaw.tsx';
import { IntroductionPart } from './parts/introduction.tsx';
import { MemoryPart } from './parts/memory.tsx';
import { PointsPart, WonPart } from './parts/winning.tsx';
import {
  GameAccessPart,
  PicturesPart,
  SilentAccessPart,
  SoundAccessPart,
  TextsPart,
  VideoAccessPart,
} from './parts/access-parts.tsx';

const { Audio, Video, Silent, GameMemory, GameJigsaw, GameChoices, GameHiddenObject } = LocationType;
const all = Object.values(LocationType);
const games = [GameMemory, GameJigsaw, GameChoices, GameHiddenObject];
const won: readonly LocationField[] = [
  'GameWonURL',
  'GameWonImageURL',
  'GameWonImageContain',
  'GameWonImageFocus',
  'GameWonCustomMessage',
  'GameWonCustomIconURL',
  'GameEndExplanationURL',
];
const accessible = 'part.accessible';

/**
 * The form of a station, part by part, in the order in which staff think: first what it is, then what it is made of (the
 * picture and the board of a game, the sound and the words of a recording), and last what many leave empty.
 */
export const locationParts: readonly Part[] = [
  { name: 'part.general', types: all, fields: ['Type', 'Name'], Form: GeneralPart },
  { name: 'part.sound', types: [Audio], fields: ['MediaURL'], Form: RecordingField },
  { name: 'part.video', types: [Video], fields: ['MediaURL'], Form: RecordingField },
  { name: 'part.texts', types: [Audio, Video], fields: ['Text'], Form: TextsPart },
  { name: 'part.pictures', types: all, fields: ['ImageDescriptors'], Form: PicturesPart },
  { name: 'part.timeline', types: [Audio, Video], fields: ['Timeline'], whole: 'timeline', Form: TimelinePart },
  {
    name: 'part.memory',
    types: [GameMemory],
    fields: [
      'GameMemoryPairs',
      'GameLevels',
      'GameMemoryFromTour',
      'GameMemoryPairListURL',
      'GameMemoryBackgroundURL',
      'GameMemoryFlipFXURL',
    ],
    Form: MemoryPart,
  },
  {
    name: 'part.jigsaw',
    types: [GameJigsaw],
    fields: [
      'GameJigsawTopImageURL',
      'GameJigsawDimensionX',
      'GameJigsawDimensionY',
      'GameLevels',
      'GameJigsawNoses',
      'GameJigsawConnectURL',
      'GameJigsawDisconnectURL',
    ],
    Form: JigsawPart,
  },
  { name: 'part.choices', types: [GameChoices], fields: ['GameChoiceNumbered', 'GameChoices'], Form: ChoicesPart },
  {
    name: 'part.hidden',
    types: [GameHiddenObject],
    fields: [
      'GameHotspots',
      'GameHotspotsToWin',
      'GameHotspotsInARow',
      'GameHotspotsMissedURL',
      'GameHotspotsMissedMoreCount',
      'GameHotspotsMissedMoreURL',
    ],
    whole: 'hotspots',
    Form: HiddenObjectPart,
  },
  { name: 'part.introduction', types: games, fields: ['GameAnnounceURL'], Form: IntroductionPart },
  { name: 'part.texts', types: [Silent, ...games], fields: ['Text'], Form: TextsPart },
  { name: 'part.points', types: games, fields: ['GamePoints', 'GamePoints2nd', 'GamePoints3rd'], Form: PointsPart },
  { name: 'part.won', types: games, fields: won, Form: WonPart },
  { name: 'part.listed', types: all, fields: ['HeaderTitle', 'Description', 'IconURL'], Form: ListedPart },
  { name: 'part.dives', types: all, fields: ['DeepDives'], Form: DeepDivesPart },
  {
    name: accessible,
    types: [Audio],
    fields: ['Transcript', 'CaptionsURL', 'SignLanguageURL'],
    Form: SoundAccessPart,
  },
  {
    name: accessible,
    types: [Video],
    fields: ['Transcript', 'CaptionsURL', 'AudioDescriptionURL', 'SignLanguageURL'],
    Form: VideoAccessPart,
  },
  { name: accessible, types: [Silent], fields: ['AudioDescriptionURL', 'SignLanguageURL'], Form: SilentAccessPart },
  {
    name: accessible,
    types: games,
    fields: ['GameAnnounceTranscript', 'GameEndExplanationTranscript', 'SignLanguageURL'],
    Form: GameAccessPart,
  },
];
