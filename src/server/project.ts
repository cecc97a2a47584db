import { fileURLToPath } from 'node:url';

/**
 * The project's own folders. The built server lies as deep below the root as this source does (`dist/server`,
 * `src/server`), so the same relative address serves both.
 */
export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));
export const guideFolder = `${projectRoot}dist/guide`;
export const cmsFolder = `${projectRoot}dist/cms`;
export const demoMuseum = `${projectRoot}assets/demo-museum`;
