import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import react from '@vitejs/plugin-react';
import type { Here } from '#engine/map/here-mark.tsx';
import { projectRoot } from '#server/project.ts';
import { writeShellFiles } from '#tests/server/built-guide.ts';

/** The interface between tests and page. */
export interface MapPage {
  /** Resolves when it is on the screen. */
  readonly show: (state: { readonly here?: Here; readonly isFollowing?: boolean }) => Promise<void>;
  readonly close: () => void;
  /** How often the visitor has dragged the map. */
  letGo: number;
}

declare global {
  interface Window {
    mapPage: MapPage;
  }
}

/** Builds a page with only a map of 800 by 600 units on it, in React's strict mode, as in development. */
export async function buildMapPage(): Promise<{ readonly folder: string; readonly remove: () => Promise<void> }> {
  const source = await mkdtemp(join(projectRoot, 'node_modules', '.map-'));
  const folder = await mkdtemp(join(tmpdir(), 'cicerone-map-'));
  await writeFile(join(source, 'index.html'), page);
  await writeFile(join(source, 'main.tsx'), script);
  await build({
    root: source,
    configFile: false,
    logLevel: 'silent',
    base: './',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { outDir: folder, emptyOutDir: true, minify: false },
  });
  await writeShellFiles(folder);
  await rm(source, { recursive: true });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8" /><base href="/" /><title>Map</title><link rel="icon" href="data:," />
<style>:root { --space-2: 8px; --space-3: 12px } body { margin: 0 } #root { display: flex; height: 100vh }</style></head>
<body><div id="root"></div><script type="module" src="./main.tsx"></script></body></html>`;

const script = `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ImageMap } from '${projectRoot}/engine/map/image-map.tsx';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#dde"/></svg>';
const picture = { url: 'data:image/svg+xml,' + encodeURIComponent(svg), width: 800, height: 600 };
const markers = [{ id: 1, x: 100, y: 100 }, { id: 2, x: 700, y: 500 }];
const host = document.querySelector('#root');
let root = createRoot(host);
window.mapPage = {
  letGo: 0,
  show: (state) => {
    root.render(
    <StrictMode>
      <ImageMap picture={picture} label="Map" zoom={{ min: 0, max: 4 }} start={undefined} onView={() => undefined}
        markers={markers} markerSize={44} renderMarker={({ id }) => <button type="button">{id}</button>}
        renderCluster={(cluster) => <button type="button">{cluster.length}</button>} onTap={() => undefined} isCalm
        onLetGo={() => { window.mapPage.letGo += 1; }} {...state} />
    </StrictMode>);
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  },
  close: () => { root.unmount(); root = createRoot(host); },
};
window.mapPage.show({});
`;
