import type access from './en/access.json';
import type aloud from './en/aloud.json';
import type board from './en/board.json';
import type cms from './en/cms.json';
import type cmsAccounts from './en/cms-accounts.json';
import type cmsAudit from './en/cms-audit.json';
import type cmsBackups from './en/cms-backups.json';
import type cmsBuild from './en/cms-build.json';
import type cmsCanvas from './en/cms-canvas.json';
import type cmsComments from './en/cms-comments.json';
import type cmsDoor from './en/cms-door.json';
import type cmsFiles from './en/cms-files.json';
import type cmsHelp from './en/cms-help.json';
import type cmsHistory from './en/cms-history.json';
import type cmsImport from './en/cms-import.json';
import type cmsLanguages from './en/cms-languages.json';
import type cmsLoginType from './en/cms-login-type.json';
import type cmsMap from './en/cms-map.json';
import type cmsPlay from './en/cms-play.json';
import type cmsPreview from './en/cms-preview.json';
import type cmsSettings from './en/cms-settings.json';
import type cmsStaff from './en/cms-staff.json';
import type cmsStations from './en/cms-stations.json';
import type cmsStatistics from './en/cms-statistics.json';
import type cmsTokens from './en/cms-tokens.json';
import type cmsTours from './en/cms-tours.json';
import type cmsValidate from './en/cms-validate.json';
import type cmsWholeBackups from './en/cms-whole-backups.json';
import type cmsWork from './en/cms-work.json';
import type dial from './en/dial.json';
import type games from './en/games.json';
import type gpsDebug from './en/gps-debug.json';
import type guide from './en/guide.json';
import type info from './en/info.json';
import type jigsaw from './en/jigsaw.json';
import type map from './en/map.json';
import type network from './en/network.json';
import type offline from './en/offline.json';
import type phone from './en/phone.json';
import type refusals from './en/refusals.json';
import type rounds from './en/rounds.json';
import type scan from './en/scan.json';
import type search from './en/search.json';
import type staff from './en/staff.json';
import type updates from './en/updates.json';
import type variant from './en/variant.json';
import type profile from './en/profile.json';
import type versions from './en/versions.json';
import type walk from './en/walk.json';
import type zoom from './en/zoom.json';

/** What an interface extends needs a name. */
type Texts<File> = File;

/** An interface has all keys in one table, which types are checked against much faster than an intersection. */
interface WholeStaffArea
  extends
    Texts<typeof cmsDoor>,
    Texts<typeof cmsWork>,
    Texts<typeof cms>,
    Texts<typeof cmsAccounts>,
    Texts<typeof cmsAudit>,
    Texts<typeof cmsBackups>,
    Texts<typeof cmsBuild>,
    Texts<typeof cmsCanvas>,
    Texts<typeof cmsComments>,
    Texts<typeof cmsFiles>,
    Texts<typeof cmsHelp>,
    Texts<typeof cmsHistory>,
    Texts<typeof cmsImport>,
    Texts<typeof cmsLanguages>,
    Texts<typeof cmsLoginType>,
    Texts<typeof cmsMap>,
    Texts<typeof cmsPlay>,
    Texts<typeof cmsPreview>,
    Texts<typeof cmsSettings>,
    Texts<typeof cmsStaff>,
    Texts<typeof cmsStations>,
    Texts<typeof cmsStatistics>,
    Texts<typeof cmsTokens>,
    Texts<typeof cmsTours>,
    Texts<typeof cmsValidate>,
    Texts<typeof cmsWholeBackups> {}

/** The English texts of each part: they name the keys, and which texts have plural forms. */
interface Parts {
  readonly access: typeof access;
  readonly aloud: typeof aloud;
  readonly board: typeof board;
  readonly dial: typeof dial;
  readonly games: typeof games;
  readonly 'gps-debug': typeof gpsDebug;
  readonly guide: typeof guide;
  readonly info: typeof info;
  readonly jigsaw: typeof jigsaw;
  readonly map: typeof map;
  readonly network: typeof network;
  readonly offline: typeof offline;
  readonly phone: typeof phone;
  readonly refusals: typeof refusals;
  readonly rounds: typeof rounds;
  readonly scan: typeof scan;
  readonly search: typeof search;
  readonly staff: typeof staff;
  readonly updates: typeof updates;
  readonly variant: typeof variant;
  readonly profile: typeof profile;
  readonly versions: typeof versions;
  readonly walk: typeof walk;
  readonly zoom: typeof zoom;
  /** The page on which staff log in. */
  readonly 'cms-door': typeof cmsDoor;
  /** The overview and the frame around the sections. */
  readonly 'cms-work': typeof cmsWork;
  /** The whole staff area. */
  readonly cms: WholeStaffArea;
}

/** A file of texts in each language, or several that load together. */
export type Part = keyof Parts;

/** The keys of a part's texts, or of several parts'. */
export type KeyOf<Name extends Part> = Name extends Part ? keyof Parts[Name] : never;

type English<Name extends Part, Key> = Name extends Part
  ? Key extends keyof Parts[Name]
    ? Parts[Name][Key]
    : never
  : never;

/** The texts of a part in one language. Texts with plural forms in English have plural forms in every language. */
export type PackOf<Name extends Part> = {
  readonly [Key in KeyOf<Name>]: English<Name, Key> extends string ? string : Forms;
};

export type MessageKey = KeyOf<'guide'>;

/** The forms that a text takes with numbers, by their names in `Intl.PluralRules`. */
type Forms = { readonly [Form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string } & { readonly other: string };

export type Words = string | Forms;

/** Why the server refuses a request: one for each sentence. */
export type RefusalReason = Exclude<KeyOf<'refusals'>, `${string}.${string}`>;

/** The words of one family that complete refusals, such as the kinds of files, without the family's name. */
export type WordOf<Family extends string> =
  KeyOf<'refusals'> extends infer Key ? (Key extends `${Family}.${infer Word}` ? Word : never) : never;

export type Facts = Readonly<Record<string, string | number>>;

export type Translate<Key extends string = MessageKey> = (key: Key, facts?: Facts) => string;

/**
 * Puts facts into words: replaces `{name}`, and selects the plural form by the fact `count`.
 *
 * @param written how a fact is written
 */
export function createTranslate<Key extends string>(
  pack: Readonly<Record<Key, Words>>,
  language: string,
  written: (fact: string | number, name: string) => string = String,
): Translate<Key> {
  const plural = new Intl.PluralRules(language);
  return (key, facts = {}) => {
    const words = pack[key];
    const template = typeof words === 'string' ? words : (words[plural.select(Number(facts['count']))] ?? words.other);
    return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => written(facts[name] ?? whole, name));
  };
}
