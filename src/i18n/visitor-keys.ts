import { access } from './en/access.ts';
import { board } from './en/board.ts';
import { dial } from './en/dial.ts';
import { games } from './en/games.ts';
import { guide } from './en/guide.ts';
import { info } from './en/info.ts';
import { jigsaw } from './en/jigsaw.ts';
import { map } from './en/map.ts';
import { network } from './en/network.ts';
import { offline } from './en/offline.ts';
import { rounds } from './en/rounds.ts';
import { scan } from './en/scan.ts';
import { search } from './en/search.ts';
import { updates } from './en/updates.ts';
import { versions } from './en/versions.ts';
import { walk } from './en/walk.ts';

/** The keys of all texts that visitors may see, which a museum's text blocks can replace. */
export const visitorKeys: readonly string[] = Object.keys({
  ...guide,
  ...access,
  ...info,
  ...search,
  ...dial,
  ...scan,
  ...map,
  ...walk,
  ...games,
  ...rounds,
  ...jigsaw,
  ...board,
  ...network,
  ...updates,
  ...offline,
  ...versions,
});
