import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { staticDefinition } from '#contract/paths.ts';
import { type TourDefinition } from '#content/definition.ts';
import { buildStatic } from './build-static.ts';
import { type StaticToBuild } from './build-static-aside.ts';

// The program of a thread that builds one static guide; build-static-aside.ts starts it.

const { contentFolder, ...others } = workerData as StaticToBuild;
const path = join(contentFolder, staticDefinition.json);
// Stored content has been checked; the limits for uploaded files do not apply to it.
const definition = JSON.parse(readFileSync(path, 'utf8')) as TourDefinition;
const content = { definition, path, changedAt: statSync(path).mtime, problems: [] };
const report = await buildStatic({ content, contentFolder, ...others });
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a window: threads have no origin
parentPort?.postMessage(report);
