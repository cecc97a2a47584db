import * as z from 'zod/mini';
import { type Call } from '../call.ts';
import { filledText } from '../shapes.ts';

/** As many texts as are translated by one call. */
export const textsAtOnce = 100;

/** Drafts of translations by a program of the museum's choice (setting CICERONE_TRANSLATE). */
export const translationCalls = {
  readTranslator: {
    method: 'GET',
    path: '/api/translation',
    access: 'translator',
    summary: 'Whether the server has a program that translates.',
    answer: z.object({ IsThere: z.boolean() }),
  },
  translate: {
    method: 'POST',
    path: '/api/translation',
    access: 'translator',
    summary: 'Translates texts by that program, in the same order. Nothing is stored.',
    body: z.object({
      From: filledText(50),
      To: filledText(50),
      Texts: z.array(filledText(100_000)).check(z.maxLength(textsAtOnce)),
    }),
    answer: z.object({ Texts: z.array(z.string()) }),
    errors: ['not-found', 'busy', 'internal', 'access-denied'],
  },
} as const satisfies Readonly<Record<string, Call>>;
