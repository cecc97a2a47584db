import access from './en/access.json' with { type: 'json' };
import aloud from './en/aloud.json' with { type: 'json' };
import board from './en/board.json' with { type: 'json' };
import dial from './en/dial.json' with { type: 'json' };
import games from './en/games.json' with { type: 'json' };
import guide from './en/guide.json' with { type: 'json' };
import info from './en/info.json' with { type: 'json' };
import jigsaw from './en/jigsaw.json' with { type: 'json' };
import map from './en/map.json' with { type: 'json' };
import network from './en/network.json' with { type: 'json' };
import offline from './en/offline.json' with { type: 'json' };
import rounds from './en/rounds.json' with { type: 'json' };
import scan from './en/scan.json' with { type: 'json' };
import search from './en/search.json' with { type: 'json' };
import updates from './en/updates.json' with { type: 'json' };
import profile from './en/profile.json' with { type: 'json' };
import versions from './en/versions.json' with { type: 'json' };
import walk from './en/walk.json' with { type: 'json' };
import zoom from './en/zoom.json' with { type: 'json' };

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
  ...profile,
  ...versions,
  ...zoom,
  ...aloud,
});
