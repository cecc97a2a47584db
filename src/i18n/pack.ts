import { type enAccess } from './en-access.ts';
import { type enBoard } from './en-board.ts';
import { type enCms } from './en-cms.ts';
import { type enGames } from './en-games.ts';
import { type enGpsDebug } from './en-gps-debug.ts';
import { type enInfo } from './en-info.ts';
import { type enMap } from './en-map.ts';
import { type enNetwork } from './en-network.ts';
import { type enScan } from './en-scan.ts';
import { type enSearch } from './en-search.ts';
import { type enStaff } from './en-staff.ts';
import { type enWalk } from './en-walk.ts';
import { type en } from './en.ts';

export type MessageKey = keyof typeof en;

type Words = string | { readonly one: string; readonly other: string };

/** The same texts in another language. */
export type PackLike<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Exclude<Words, string>;
};

/** All interface texts of one language that visitors see. */
export type Pack = PackLike<typeof en>;

/** All texts of one language about the content, which only staff see. */
export type StaffPack = PackLike<typeof enStaff>;

/** All texts of one language for the games, loaded with the first game. */
export type GamesPack = PackLike<typeof enGames>;

export type GamesKey = keyof typeof enGames;

/** All texts of one language about the museum itself, loaded with their screen. */
export type InfoPack = PackLike<typeof enInfo>;

/** All texts of one language for the map, loaded with it. */
export type MapPack = PackLike<typeof enMap>;

export type MapKey = keyof typeof enMap;

/** All texts of one language for walking with the visitor's position, loaded with that screen. */
export type WalkPack = PackLike<typeof enWalk>;

/** All texts of one language for designers who walk with a simulated position. */
export type GpsDebugPack = PackLike<typeof enGpsDebug>;

/** All texts of one language for the Networking Error, loaded with it. */
export type NetworkPack = PackLike<typeof enNetwork>;

export type NetworkKey = keyof typeof enNetwork;

/** All texts of one language for the scanner, loaded with it. */
export type ScanPack = PackLike<typeof enScan>;

/** All texts of one language for the search, loaded with it. */
export type SearchPack = PackLike<typeof enSearch>;

export type SearchKey = keyof typeof enSearch;

/** All texts of one language for the game board, loaded with it. */
export type BoardPack = PackLike<typeof enBoard>;

export type BoardKey = keyof typeof enBoard;

/** All texts of one language for the visitors' login, loaded with it. */
export type AccessPack = PackLike<typeof enAccess>;

/** All texts of one language for the staff area. */
export type CmsPack = PackLike<typeof enCms>;

export type CmsKey = keyof typeof enCms;

export type Facts = Readonly<Record<string, string | number>>;

export type Translate<Key extends string = MessageKey> = (key: Key, facts?: Facts) => string;

/** Puts facts into words: replaces `{name}`, and selects `one` or `other` by the fact `count`. */
export function createTranslate<Key extends string>(
  pack: Readonly<Record<Key, Words>>,
  language: string,
): Translate<Key> {
  const plural = new Intl.PluralRules(language);
  return (key, facts = {}) => {
    const words = pack[key];
    const template = typeof words === 'string' ? words : pickPlural(words, facts);
    return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));
  };

  function pickPlural(words: Exclude<Words, string>, { count }: Facts): string {
    return plural.select(Number(count)) === 'one' ? words.one : words.other;
  }
}
