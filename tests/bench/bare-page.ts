import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { defaultIcon, shellPage, workerPath } from '#contract/shell-files.ts';
import { compressBuild } from '#server/build/build-stamp.ts';
import { projectRoot } from '#server/project.ts';

export interface BarePage {
  /** A built folder that the server can serve in the guide's place. */
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

/** Builds the minimum that React can do with a tour's list, picture and texts, as a baseline for the guide. */
export async function buildBarePage(): Promise<BarePage> {
  const source = await mkdtemp(join(projectRoot, 'node_modules', '.bare-'));
  const folder = await mkdtemp(join(tmpdir(), 'cicerone-bare-'));
  await writeFile(join(source, 'index.html'), page);
  await writeFile(join(source, 'main.js'), script);
  await build({
    root: source,
    configFile: false,
    logLevel: 'silent',
    base: './',
    // As small on the way as the guide's own scripts.
    plugins: [compressBuild()],
    build: { outDir: folder, emptyOutDir: true },
  });
  await cp(join(folder, 'index.html'), join(folder, 'list.html'));
  // The server expects them beside the page of a guide.
  for (const path of [workerPath, shellPage, defaultIcon]) await writeFile(join(folder, path), '');
  await rm(source, { recursive: true });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

const page = `<!doctype html><html lang="de"><head><meta charset="utf-8" /><base href="/" />
<meta name="viewport" content="width=device-width, initial-scale=1" /><title>Bare</title></head>
<body><div id="root"></div><script type="module" src="./main.js"></script></body></html>`;

const script = `import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
const db = await (await fetch('db')).json();
const items = db.TourItems.filter(({ TourID }) => TourID === 1);
const tour = db.Tours.find(({ ID }) => ID === 1);
const places = new Map(db.Locations.map((place) => [place.ID, place]));
const words = (text) => typeof text === 'string' ? text : text?.de ?? '';
createRoot(document.querySelector('#root')).render(
  h('main', null, h('h1', null, words(tour.Name)), h('p', null, words(tour.Description)),
    h('img', { src: tour.ImageDescriptor.ImageURL, alt: '', style: { width: '100%', aspectRatio: '16 / 9', objectFit: 'cover' } }),
    h('ul', null, items.map(({ ID, LocationID }) => {
      const place = places.get(LocationID);
      return h('li', { key: ID }, h('img', { src: place?.IconURL ?? place?.ImageDescriptors?.[0]?.IconURL, width: 72, height: 72, alt: '' }),
        h('h2', null, words(place?.Name)), h('p', null, words(place?.Description)));
    }))));
`;
