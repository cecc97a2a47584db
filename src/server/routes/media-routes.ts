import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type FastifyInstance } from 'fastify';
import { mediaFolder } from '#contract/paths.ts';

export interface MediaRoutesOptions {
  /** The museum's content folder. */
  readonly content: string;
}

/** The museum's pictures and recordings, with ranges, so that players can seek. */
export async function mediaRoutes(app: FastifyInstance, { content }: MediaRoutesOptions): Promise<void> {
  await app.register(fastifyStatic, { root: join(content, mediaFolder), prefix: `/${mediaFolder}/`, index: false });
}
