import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clientConfiguration } from '../client-configuration.ts';
import { entities } from '../definition.ts';
import { Trail } from '../schema/trail.ts';
import { anyJson, storedObject } from '../testing/arbitraries.ts';
import { gameChoice } from './location.ts';
import { hotspot } from './hotspot.ts';
import { imageDescriptor } from './image-descriptor.ts';
import { mapBox, mapHome } from './tour.ts';
import { pathStep } from './tour-item.ts';
import { version } from './version.ts';

/** Written out from sections 3 and 9 of the specification, not from the code. */
const object = { ID: -1, Revision: 0 };
const silent = { shown: false, text: {} };

const expected = {
  locations: {
    ...object,
    Type: 0,
    Name: {},
    Description: {},
    HeaderTitle: {},
    MediaURL: {},
    IconURL: '',
    Text: {},
    ImageDescriptors: [],
    Transcript: {},
    CaptionsURL: {},
    SignLanguageURL: {},
    AudioDescriptionURL: {},
    StairsOnly: false,
    StepFreeHint: {},
    GameAnnounceTranscript: {},
    GameEndExplanationTranscript: {},
    GamePoints: 0,
    GamePoints2nd: 0,
    GamePoints3rd: 0,
    GameAnnounceURL: {},
    GameWonURL: {},
    GameWonImageURL: '',
    GameWonImageContain: false,
    GameWonImageFocus: '',
    GameWonCustomMessage: {},
    GameWonCustomIconURL: '',
    GameEndExplanationURL: {},
    GameLevels: false,
    GameMemoryBackgroundURL: '',
    GameMemoryFromTour: -1,
    GameMemoryPairListURL: [],
    GameMemoryPairs: 1,
    GameMemoryFlipFXURL: '',
    GameJigsawTopImageURL: '',
    GameJigsawDimensionX: 2,
    GameJigsawDimensionY: 2,
    GameJigsawNoses: false,
    GameJigsawConnectURL: '',
    GameJigsawDisconnectURL: '',
    GameChoices: [],
    GameChoiceNumbered: false,
    GameHotspots: [],
    GameHotspotsInARow: 0,
    GameHotspotsToWin: 1,
    GameHotspotsMissedURL: {},
    GameHotspotsMissedMoreCount: 0,
    GameHotspotsMissedMoreURL: {},
    DeepDives: [],
    Timeline: { Locations: [], Times: [] },
  },
  tourItems: {
    ...object,
    TourID: -1,
    LocationID: -1,
    Code: '',
    Position: -1,
    TransitionTo: -1,
    ThemeID: -1,
    Parent: -1,
    MapX: 0,
    MapY: 0,
    MapMarkerType: 0,
    MapGPSAutoDistance: 0,
    GameBoardSVGPath: '',
    Path: [],
  },
  tours: {
    ...object,
    TourGroupID: -1,
    Position: -1,
    Enabled: true,
    EnabledFrom: '',
    EnabledUntil: '',
    Code: '',
    Type: 0,
    Selectors: [],
    Name: {},
    Description: {},
    IconURL: '',
    ImageDescriptor: undefined,
    MapURL: {},
    MapWidth: 0,
    MapHeight: 0,
    MapZoomMin: 0,
    MapZoomMax: 4,
    MapHome: undefined,
    MapGPS: undefined,
    MapGPSAutoActivation: false,
    MapGPSAutoDistance: 0,
    MapGPSAutoActivationSoundURL: '',
    MapFloor: {},
    MapScoreShow: false,
    MapProgressShow: false,
    ThemeID: -1,
    CardTitleFullWidth: false,
    GameWonIconsURL: [],
    GameEndExplanationLabel: {},
    GameBoardImagesURL: [],
    GameBoardAllowReplay: false,
    RedirectTarget: '',
  },
  tourGroups: {
    ...object,
    Name: {},
    Description: {},
    Position: -1,
    Enabled: true,
    ImageDescriptor: undefined,
    ThemeID: -1,
  },
  themes: {
    ...object,
    Name: {},
    PrimaryColor: '#7a1f1f',
    SecondaryColor: '#0f4c4f',
    AccentColor: '#8e24aa',
    TextColor: '#ffffff',
    DarkPrimaryColor: '',
    DarkSecondaryColor: '',
    DarkAccentColor: '',
    DarkTextColor: '',
    DarkPageColor: '',
    IsDefault: false,
  },
  languages: { ...object, Code: '', DisplayName: '', IconURL: '', IsDefault: false, AccessibilityCode: 'de' },
  messages: { ...object, Code: '', Message: {} },
  providers: { ...object, Name: {}, Address: {}, Phone: '', Fax: '', Email: '', Internet: '' },
  tokens: { ...object, Token: '', Owner: '', Comment: '', Expires: '', Printed: false },
  backups: { ...object, Name: '', Size: 0, Description: '', Type: 'full' },
  configurations: {
    ...object,
    IconSet: { DeepDiveFound: '', DeepDiveActive: '' },
    Info: {
      Menu: true,
      NewsSite: {},
      AboutIconURL: '',
      AboutText: {},
      AboutTextIconsURL: [],
      HoursText: {},
      ShowContact: false,
    },
    Access: { Ask: true, HiddenQuestions: [], Statement: {}, BarrierAddress: '' },
    WelcomeScreen: {
      HeaderText: {},
      ImageURL: '',
      ImageContain: false,
      ImageFocus: '',
      Overlay: silent,
      LogoURL: '',
      HeadphoneInfo: silent,
      ShowLanguageSelector: true,
      ShowDownloadButton: false,
      AppstoreHint: silent,
      AppstoreLinkiOS: '',
      AppstoreLinkAndroid: '',
    },
    TokenLogoURL: '',
    FaviconURL: '',
    BackgroundFromPrimary: false,
    HideStationNumber: false,
    StationTextJustified: false,
    StationNumberWidthEnabled: false,
    StationNumberWidth: 0,
    ItalicsStrings: {},
    ShowAccessibilityButton: true,
    NativeCanToggleAudioChannel: false,
    NativeDefaultAudioChannel: 'SPEAKER',
    TourGroupsAsNavigationLayer: true,
    TourListAsCards: false,
    GlobalNumberSearch: false,
    GlobalNumberSearchExact: false,
    AutomaticUpdateDialog: true,
    FulltextSearch: false,
    VisitStats: false,
  },
};

const expectedParts = [
  [version, { Counter: 0, UpdatedAt: '', CopiedFrom: '' }],
  [
    imageDescriptor,
    {
      ImageURL: '',
      IconURL: '',
      ImageContain: false,
      ImageFocus: '',
      OverlayText: {},
      Copyright: '',
      AltText: {},
    },
  ],
  [gameChoice, { Text: {}, AudioURL: {}, IsSolution: false, Feedback: {} }],
  [
    hotspot,
    {
      Kind: 'rect',
      X: 0,
      Y: 0,
      Width: 50,
      Height: 50,
      Points: '',
      Curve: '',
      Name: {},
      AudioURL: {},
      IsSolution: false,
      Feedback: {},
    },
  ],
  [pathStep, { Next: -1, AnnounceLocationID: -1, Wait: 0, ReturnToOverview: false }],
  [mapHome, { X: 0, Y: 0, Zoom: 0 }],
  [mapBox, { BottomLeft: { Latitude: 0, Longitude: 0 }, TopRight: { Latitude: 0, Longitude: 0 } }],
  [
    clientConfiguration,
    {
      experimentalFeatures: false,
      debugNotifications: false,
      enableInEditAndPreview: false,
      downloader: false,
      source: 'served',
      pictureSizes: false,
      serverBase: '',
      authMaxAge: 86_400,
      clientLoginType: 'none',
      loginTitle: {},
      staticRedirects: {},
      privacyPolicy: {},
      androidBatteryChecker: false,
      gpsLocator: true,
      gpsDebug: false,
      apkUseProximitySensor: false,
      webViewFix: false,
      webAddress: '',
    },
  ],
] as const;

const models = Object.entries(entities);
const parts = expectedParts.map(([schema, value]) => [schema.expected, schema, value] as const);

test('every model of the specification is there', () => {
  expect(Object.keys(entities).toSorted()).toEqual(Object.keys(expected).toSorted());
});

describe.each(models)('%s', (model, entity) => {
  test('an empty object has the defaults of the specification', () => {
    expect(entity.complete({})).toStrictEqual(Object.entries(expected).find(([name]) => name === model)?.[1]);
  });

  test('empty values count as missing', () => {
    const empty = Object.fromEntries(Object.keys(entity.fields).map((name) => [name, null]));
    expect(entity.complete(empty)).toStrictEqual(entity.complete({}));
  });

  test('reading any object returns every field, and reports the values it did not accept', () => {
    const garbled = fc.record(Object.fromEntries(Object.keys(entity.fields).map((name) => [name, anyJson])), {
      requiredKeys: [],
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(fc.oneof(garbled, storedObject(entity.fields)), (stored) => {
        const before = JSON.stringify(stored);
        const trail = new Trail(['Things', 3]);
        const value = entity.schema.read(stored, trail);
        expect(Object.keys(value as object).toSorted()).toEqual(Object.keys(entity.fields).toSorted());
        for (const { path, expected, found } of trail.mismatches) {
          expect(path.slice(0, 2)).toEqual(['Things', 3]);
          expect(Object.keys(entity.fields)).toContain(path[2]);
          expect(expected).not.toBe('');
          expect(found).not.toBe('');
        }
        expect(JSON.stringify(stored)).toBe(before);
      }),
      { numRuns: 50 },
    );
  });

  test('reading a complete object again changes nothing', () => {
    fc.assert(
      fc.property(storedObject(entity.fields), (stored) => {
        const once = entity.complete(stored);
        const trail = new Trail();
        // A note is the one value whose complete form is not a stored form.
        const again = entity.schema.read(once, trail);
        const isNote = ({ path }: { path: readonly unknown[] }) => path[0] === 'WelcomeScreen';
        expect(trail.mismatches.filter((mismatch) => !isNote(mismatch))).toEqual([]);
        if (model !== 'configurations') expect(again).toStrictEqual(once);
      }),
      { numRuns: 50 },
    );
  });
});

test.each(parts)('%s: an empty object has the defaults of the specification', (_name, schema, value) => {
  expect(schema.read({}, new Trail())).toStrictEqual(value);
});
