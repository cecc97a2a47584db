import { AudioChannel } from '../constants.ts';
import { list, record } from '../schema/containers.ts';
import { entity, type EntityValue } from '../schema/entity.ts';
import { choice, flag, focus, number, string, url } from '../schema/scalars.ts';
import { note, text, urls } from '../schema/texts.ts';

const iconSet = record({
  /** Pictures, although their names do not end in URL. */
  DeepDiveFound: url(),
  DeepDiveActive: url(),
});

const info = record({
  Menu: flag(true),
  /** Must start with http://, https:// or {host}. */
  NewsSite: urls(),
  AboutIconURL: url(),
  AboutText: text(),
  /** Sponsors' logos. */
  AboutTextIconsURL: list(url()),
  HoursText: text(),
  ShowContact: flag(),
});

const welcomeScreen = record({
  HeaderText: text(),
  ImageURL: url(),
  ImageContain: flag(),
  ImageFocus: focus(),
  /** true darkens the whole picture; a text is shown over the picture. */
  Overlay: note(),
  LogoURL: url(),
  HeadphoneInfo: note(),
  ShowLanguageSelector: flag(true),
  ShowDownloadButton: flag(),
  AppstoreHint: note(),
  AppstoreLinkiOS: string(),
  AppstoreLinkAndroid: string(),
});

/** What the museum asks its visitors about their access needs, and what it says about its own accessibility. */
const access = record({
  /** Whether the guide asks once, before a visitor’s first tour. Everything can be changed at any time. */
  Ask: flag(true),
  /** The questions that the museum does not ask (see access-questions.ts). */
  HiddenQuestions: list(string()),
  /** The accessibility statement; empty: none. */
  Statement: text(),
  /** The mail or web address to which visitors report a barrier; empty: the museum's mail address. */
  BarrierAddress: string(),
});

/** The museum's settings (section 3.4). A tour definition has one. */
export const configuration = entity('configurations', {
  IconSet: iconSet,
  Info: info,
  WelcomeScreen: welcomeScreen,
  Access: access,
  TokenLogoURL: url(),
  FaviconURL: url(),
  BackgroundFromPrimary: flag(),
  HideStationNumber: flag(),
  StationTextJustified: flag(),
  StationNumberWidthEnabled: flag(),
  /** Digits to which station numbers are padded with leading zeros. */
  StationNumberWidth: number(0, { min: 0, max: 20, whole: true }),
  /** Per language: words, one per line, that are shown in italics everywhere. */
  ItalicsStrings: text(),
  ShowAccessibilityButton: flag(true),
  NativeCanToggleAudioChannel: flag(),
  NativeDefaultAudioChannel: choice(AudioChannel, AudioChannel.SPEAKER),
  TourGroupsAsNavigationLayer: flag(true),
  TourListAsCards: flag(),
  GlobalNumberSearch: flag(),
  GlobalNumberSearchExact: flag(),
  AutomaticUpdateDialog: flag(true),
  FulltextSearch: flag(),
  VisitStats: flag(),
});

export type Configuration = EntityValue<typeof configuration>;
