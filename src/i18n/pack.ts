import type { access } from './en/access.ts';
import type { board } from './en/board.ts';
import type { cms } from './en/cms.ts';
import type { cmsDoor } from './en/cms-door.ts';
import type { cmsWork } from './en/cms-work.ts';
import type { dial } from './en/dial.ts';
import type { games } from './en/games.ts';
import type { gpsDebug } from './en/gps-debug.ts';
import type { guide } from './en/guide.ts';
import type { info } from './en/info.ts';
import type { jigsaw } from './en/jigsaw.ts';
import type { map } from './en/map.ts';
import type { network } from './en/network.ts';
import type { offline } from './en/offline.ts';
import type { phone } from './en/phone.ts';
import type { refusals } from './en/refusals.ts';
import type { rounds } from './en/rounds.ts';
import type { scan } from './en/scan.ts';
import type { search } from './en/search.ts';
import type { staff } from './en/staff.ts';
import type { updates } from './en/updates.ts';
import type { variant } from './en/variant.ts';
import type { versions } from './en/versions.ts';
import type { walk } from './en/walk.ts';

export type MessageKey = keyof typeof guide;

/** The forms that a text takes with numbers, by their names in `Intl.PluralRules`. */
type Forms = { readonly [Form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string } & { readonly other: string };

export type Words = string | Forms;

/** The same texts in another language. Texts with plural forms in English have plural forms in every language. */
export type PackLike<Source> = { readonly [Key in keyof Source]: Source[Key] extends string ? string : Forms };

/** All interface texts of one language that visitors may see on any screen. */
export type GuidePack = PackLike<typeof guide>;

/** All texts of one language about the content, which only staff see. */
export type StaffPack = PackLike<typeof staff>;

/** All texts of one language for the games, loaded with the first game. */
export type GamesPack = PackLike<typeof games>;

export type GamesKey = keyof typeof games;

/** The names of a jigsaw's pieces and places in one language, loaded with its buttons. */
export type JigsawPack = PackLike<typeof jigsaw>;

export type JigsawKey = keyof typeof jigsaw;

/** The texts of one language for the beginning and the end of a round, loaded while a game is played. */
export type RoundsPack = PackLike<typeof rounds>;

export type RoundsKey = keyof typeof rounds;

/** All texts of one language about the museum itself, loaded with their screen. */
export type InfoPack = PackLike<typeof info>;

/** All texts of one language for the map, loaded with it. */
export type MapPack = PackLike<typeof map>;

export type MapKey = keyof typeof map;

/** All texts of one language for walking with the visitor's position, loaded with that screen. */
export type WalkPack = PackLike<typeof walk>;

/** All texts of one language for designers who walk with a simulated position. */
export type GpsDebugPack = PackLike<typeof gpsDebug>;

/** All texts of one language for the Networking Error, loaded with it. */
export type NetworkPack = PackLike<typeof network>;

export type NetworkKey = keyof typeof network;

/** All texts of one language about storing and updating the guide, loaded with its dialogs. */
export type UpdatesPack = PackLike<typeof updates>;

/** All texts of one language for staff who choose which copy of the content the guide shows them. */
export type VariantPack = PackLike<typeof variant>;

export type VariantKey = keyof typeof variant;

/** All texts of one language on a phone that shows the editing copy. */
export type PhonePack = PackLike<typeof phone>;

/** All texts of one language about what visitors keep on their device, loaded with its dialogs. */
export type OfflinePack = PackLike<typeof offline>;

export type OfflineKey = keyof typeof offline;

/** All texts of one language for the scanner, loaded with it. */
export type ScanPack = PackLike<typeof scan>;

/** All texts of one language for the search, loaded with it. */
export type SearchPack = PackLike<typeof search>;

export type SearchKey = keyof typeof search;

/** All texts of one language for the dial pad, loaded with it. */
export type DialPack = PackLike<typeof dial>;

/** All texts of one language for the versions of stations, loaded with the first station that has some. */
export type VersionsPack = PackLike<typeof versions>;

/** All texts of one language for the game board, loaded with it. */
export type BoardPack = PackLike<typeof board>;

export type BoardKey = keyof typeof board;

/** All texts of one language for the visitors' login, loaded with it. */
export type AccessPack = PackLike<typeof access>;

/** All texts of one language for the staff area. */
export type CmsPack = PackLike<typeof cms>;

export type CmsKey = keyof typeof cms;

/** All texts of one language for the page on which staff log in; they are part of the staff area's, too. */
export type CmsDoorPack = PackLike<typeof cmsDoor>;

/** All texts of one language for the overview and the frame around the sections; they are part of the staff area's, too. */
export type CmsWorkPack = PackLike<typeof cmsWork>;

/** The server's refusals in one language, for the staff area. */
export type RefusalsPack = PackLike<typeof refusals>;

/** Why the server refuses a request: one for each sentence. */
export type RefusalReason = Exclude<keyof typeof refusals, `${string}.${string}`>;

/** The words of one family that complete refusals, such as the kinds of files, without the family's name. */
export type WordOf<Family extends string> = keyof typeof refusals extends infer Key
  ? Key extends `${Family}.${infer Word}`
    ? Word
    : never
  : never;

export type Facts = Readonly<Record<string, string | number>>;

export type Translate<Key extends string = MessageKey> = (key: Key, facts?: Facts) => string;

/** Puts facts into words: replaces `{name}`, and selects the plural form by the fact `count`. */
export function createTranslate<Key extends string>(
  pack: Readonly<Record<Key, Words>>,
  language: string,
): Translate<Key> {
  const plural = new Intl.PluralRules(language);
  return (key, facts = {}) => {
    const words = pack[key];
    const template = typeof words === 'string' ? words : (words[plural.select(Number(facts['count']))] ?? words.other);
    return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));
  };
}
