import { location } from '#content/entities/location.ts';
import { hiddenObjectConfig, type HiddenObjectConfig } from '../config.ts';

/** Builds a station with a picture of 100 by 80 pixels from the fields that matter to a test. */
export function configOf(stored: object): HiddenObjectConfig {
  const complete = location.complete({ ImageDescriptors: [{ ImageURL: 'a.webp' }], ...stored });
  const prepared = hiddenObjectConfig(complete, { width: 100, height: 80 });
  if (prepared.kind !== 'playable') throw new Error(prepared.reason);
  return prepared.config;
}

/** Five places side by side, 10 pixels wide and 10 apart; the last two are decoys. */
export function fivePlaces(rules: object = {}): HiddenObjectConfig {
  const names = ['Snail', 'Fern', '', 'Pond', ''];
  const GameHotspots = names.map((name, index) => ({
    X: index * 20,
    Y: 0,
    Width: 10,
    Height: 10,
    Name: { en: name },
    AudioURL: name === '' ? {} : { en: `${name}.mp3` },
    IsSolution: index < 3,
  }));
  return configOf({
    GameHotspots,
    GameHotspotsToWin: 3,
    GameHotspotsMissedURL: 'miss.mp3',
    GameHotspotsMissedMoreURL: 'more.mp3',
    ...rules,
  });
}
