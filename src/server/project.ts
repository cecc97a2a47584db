import { fileURLToPath } from 'node:url';

/**
 * The project's root folder. The built server is as deep below the root as this source (`dist/server`, `src/server`),
 * so the same relative address works for both.
 */
export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));
export const guideFolder = `${projectRoot}dist/guide`;
export const cmsFolder = `${projectRoot}dist/cms`;
export const demoMuseum = `${projectRoot}assets/demo-museum`;
/** The parts of the Android app that every museum's has: its code, and what its manifest and resources are made from. */
export const shellFolder = `${projectRoot}${import.meta.url.endsWith('.ts') ? 'src' : 'dist'}/native/android`;
