import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createCatalogue } from '#content/catalogue.ts';
import { LocationType } from '#content/constants.ts';
import { storedObjects } from '#content/definition.ts';
import { readDefinition } from '#content/definition-file.ts';
import { location as locations } from '#content/entities/location.ts';
import { memoryPictures } from '#content/memory-pictures.ts';
import { choicesConfig } from '#games/choices/config.ts';
import { hiddenObjectConfig, hiddenObjectPicture } from '#games/hidden-object/config.ts';
import { memoryConfig } from '#games/memory/config.ts';
import { demoMuseum } from '#server/project.ts';

const file = readDefinition(readFileSync(join(demoMuseum, 'tourDefinition.yaml'), 'utf8'));
if (!file.ok) throw new Error(JSON.stringify(file.problems));
const { definition } = file;
const catalogue = createCatalogue(definition);
const stations = storedObjects(definition, 'Locations').map(locations.complete);
const ofType = (type: LocationType) => stations.filter(({ Type }) => Type === type);

describe('the games of the demo museum can be played', () => {
  it('with pairs', () => {
    const games = ofType(LocationType.GameMemory).map((station) =>
      memoryConfig(station, memoryPictures(station, catalogue)),
    );
    expect(games).toMatchObject([{ config: { pairs: 3 } }, { config: { pairs: 8 } }]);
  });

  it('with answers', () => {
    const games = ofType(LocationType.GameChoices).map(choicesConfig);
    expect(games).toMatchObject([{ config: { kind: 'single' } }, { config: { kind: 'several' } }]);
  });

  it('with hidden objects, all of them in their pictures', async () => {
    const games = await Promise.all(
      ofType(LocationType.GameHiddenObject).map(async (station) => {
        const { width, height } = await sharp(
          join(demoMuseum, hiddenObjectPicture(station)?.ImageURL ?? ''),
        ).metadata();
        const prepared = hiddenObjectConfig(station, { width, height });
        const shown = prepared.kind === 'playable' ? prepared.config.hotspots.length : 0;
        expect(shown).toBe(station.GameHotspots.length);
        return prepared;
      }),
    );
    expect(games).toMatchObject([{ config: { needed: 3, inARow: 0 } }, { config: { needed: 3, inARow: 3 } }]);
  });
});
