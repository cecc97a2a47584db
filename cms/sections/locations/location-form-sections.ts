import { LocationType } from '#content/constants.ts';
import { RecordingField } from '../../fields/recording-field.tsx';
import { StationTextField } from '../../fields/station-text-field.tsx';
import { TimelineFormSection } from '../../timeline/timeline-form-section.tsx';
import { type LocationField, type FormSection } from './form-section.ts';
import { ChoicesFormSection } from './form-sections/choices.tsx';
import { DeepDivesFormSection } from './form-sections/deep-dives.tsx';
import { GeneralFormSection, ListedFormSection } from './form-sections/general.tsx';
import { HiddenObjectFormSection } from './form-sections/hidden-object.tsx';
import { JigsawFormSection } from './form-sections/jigsaw.tsx';
import { IntroductionFormSection } from './form-sections/introduction.tsx';
import { MemoryFormSection } from './form-sections/memory.tsx';
import { PointsFormSection, WonFormSection } from './form-sections/winning.tsx';
import {
  GameAccessFormSection,
  PicturesFormSection,
  RecordingAccessFormSection,
  SilentAccessFormSection,
} from './form-sections/access-form-sections.tsx';

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
const always = ['AudioDescriptionURL', 'SignLanguageURL', 'StairsOnly', 'StepFreeHint'] as const;

/**
 * The form of a station, section by section, in the order in which staff think: first what it is, then what it is made of (the
 * picture and the board of a game, the sound and the words of a recording), and last what many leave empty.
 */
export const locationFormSections: readonly FormSection[] = [
  { name: 'part.general', types: all, fields: ['Type', 'Name'], Form: GeneralFormSection },
  { name: 'part.sound', types: [Audio], fields: ['MediaURL'], Form: RecordingField },
  { name: 'part.video', types: [Video], fields: ['MediaURL'], Form: RecordingField },
  { name: 'part.texts', types: [Audio, Video], fields: ['Text'], Form: StationTextField },
  { name: 'part.pictures', types: all, fields: ['ImageDescriptors'], Form: PicturesFormSection },
  { name: 'part.timeline', types: [Audio, Video], fields: ['Timeline'], whole: 'timeline', Form: TimelineFormSection },
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
    Form: MemoryFormSection,
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
    Form: JigsawFormSection,
  },
  {
    name: 'part.choices',
    types: [GameChoices],
    fields: ['Text', 'GameChoices', 'GameChoiceNumbered'],
    Form: ChoicesFormSection,
  },
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
    Form: HiddenObjectFormSection,
  },
  { name: 'part.introduction', types: games, fields: ['GameAnnounceURL'], Form: IntroductionFormSection },
  {
    name: 'part.texts',
    types: [Silent, GameMemory, GameJigsaw, GameHiddenObject],
    fields: ['Text'],
    Form: StationTextField,
  },
  {
    name: 'part.points',
    types: games,
    fields: ['GamePoints', 'GamePoints2nd', 'GamePoints3rd'],
    Form: PointsFormSection,
  },
  { name: 'part.won', types: games, fields: won, Form: WonFormSection },
  { name: 'part.listed', types: all, fields: ['HeaderTitle', 'Description', 'IconURL'], Form: ListedFormSection },
  { name: 'part.dives', types: all, fields: ['DeepDives'], Form: DeepDivesFormSection },
  {
    name: accessible,
    types: [Audio, Video],
    fields: ['Transcript', 'CaptionsURL', ...always],
    Form: RecordingAccessFormSection,
  },
  {
    name: accessible,
    types: [Silent],
    fields: always,
    Form: SilentAccessFormSection,
  },
  {
    name: accessible,
    types: games,
    fields: ['GameAnnounceTranscript', 'GameEndExplanationTranscript', ...always],
    Form: GameAccessFormSection,
  },
];
