import * as z from 'zod/mini';
import { type Call } from '../call.ts';
import { filledText } from '../shapes.ts';

/** Builds of the Android app (section 7.6), and documentation for programmers. */
export const buildCalls = {
  buildStatus: {
    method: 'GET',
    path: '/api/build/status',
    access: 'root',
    summary: 'Whether there is a build of the app.',
    answer: z.object({ State: z.literal('no build present') }),
  },
  build: {
    method: 'POST',
    path: '/api/build/:Kind',
    access: 'root',
    summary: 'Builds the app.',
    params: z.object({ Kind: z.enum(['debug', 'release']) }),
    answer: z.object({ State: z.literal('no build present') }),
    errors: ['not-built'],
  },
  apk: {
    method: 'GET',
    path: '/api/build/apk/:Name',
    access: 'root',
    summary: 'A built app.',
    params: z.object({ Name: filledText(200) }),
    answer: 'file',
    errors: ['not-found'],
  },
  docs: {
    method: 'GET',
    path: '/api/docs',
    access: 'desk',
    summary: 'These calls, to read.',
    answer: 'page',
    byCookie: true,
  },
  openApi: {
    method: 'GET',
    path: '/api/docs/openapi.json',
    access: 'desk',
    summary: 'These calls in OpenAPI 3.1.',
    answer: z.looseObject({}),
    byCookie: true,
  },
} as const satisfies Readonly<Record<string, Call>>;
