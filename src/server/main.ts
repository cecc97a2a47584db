import nodeModule from 'node:module';
import { projectRoot } from './project.ts';

// Node 22 keeps what it has compiled for the next start; the types are those of Node 20, which cannot.
const { enableCompileCache } = nodeModule as { readonly enableCompileCache?: (folder: string) => unknown };
const folder = `${projectRoot}dist/compile-cache`;
enableCompileCache?.(folder);
// For threads and the processes for pictures.
process.env['NODE_COMPILE_CACHE'] ??= folder;

const { startServer } = await import('./start/start-server.ts');
await startServer();
