import * as z from 'zod/mini';
import { entities } from '#content/definition.ts';
import { type ModelName } from '#content/schema/field.ts';
import { type Call } from '../call.ts';
import { phonePaths } from '../paths.ts';
import { filledText, moment } from '../shapes.ts';

const models = Object.keys(entities) as ModelName[];
const number = z.int().check(z.nonnegative());
const id = z.object({ ID: filledText(60) });

/** An address of the guide, without its query: `/detail/5`. */
const place = z.string().check(z.regex(/^\/[\w/-]{0,200}$/));

/** Unsaved changes, as the guide's frame in the staff area gets them. */
const unsaved = z.array(
  z.object({
    model: z.enum(models),
    changed: z.array(z.looseObject({ ID: z.number() })),
    deleted: z.array(z.number()),
  }),
);

/** Large enough for the changes of an afternoon; more is saved first. */
const draftLimit = 16 * 1024 * 1024;

/** The editing copy on a phone, with unsaved changes: staff open it, and every phone with the secret follows it. */
export const phoneCalls = {
  openPhonePreview: {
    method: 'POST',
    path: '/api/phonePreview',
    access: 'manager',
    audited: true,
    summary: 'Opens a preview that a phone can follow, for an hour at most and no longer than the session.',
    body: z.object({ Place: place }),
    answer: z.object({
      ID: z.string(),
      /** The secret that the phone sends to enter. */
      Secret: z.string(),
      ValidUntil: moment,
      /** The server's addresses in the local network, if staff have opened it as localhost. */
      Origins: z.array(z.string()),
    }),
  },
  showOnPhone: {
    method: 'PUT',
    path: '/api/phonePreview/:ID',
    access: 'manager',
    summary: 'Tells phones what is not saved yet. Base counts the states of the saved editing copy.',
    params: id,
    body: z.object({ Base: number, Unsaved: unsaved }),
    bodyLimit: draftLimit,
    answer: z.object({ Phones: z.number() }),
    errors: ['not-found', 'too-large'],
  },
  closePhonePreview: {
    method: 'DELETE',
    path: '/api/phonePreview/:ID',
    access: 'manager',
    summary: 'Ends a preview on phones.',
    params: id,
    answer: z.object({ Done: z.literal(true) }),
    errors: ['not-found'],
  },
  enterPhonePreview: {
    method: 'POST',
    path: `/${phonePaths.enter}`,
    access: 'everyone',
    summary: 'Lets a phone in, which may then read the editing copy, the museum’s files and what is not saved yet.',
    body: z.object({ Secret: filledText(100) }),
    answer: z.object({ Place: z.string(), ValidUntil: moment }),
    errors: ['not-found'],
  },
  followPhonePreview: {
    method: 'GET',
    path: `/${phonePaths.draft}`,
    access: 'everyone',
    summary: 'What is not saved yet, once it is another state than After; the same state if that takes long.',
    query: z.object({ After: z.optional(z.string().check(z.regex(/^\d{1,12}$/))) }),
    answer: z.object({ Revision: z.number(), Base: z.number(), Unsaved: unsaved }),
    errors: ['not-authorized', 'access-denied'],
  },
} as const satisfies Readonly<Record<string, Call>>;
