import * as z from 'zod/mini';
import { type Call, contentBodyLimit } from '../call.ts';
import { calls } from '../paths.ts';
import { filledText, moment, text } from '../shapes.ts';

/** The models of a tour definition that staff edit. */
export const editedModels = [
  'configurations',
  'languages',
  'locations',
  'messages',
  'providers',
  'themes',
  'tourGroups',
  'tourItems',
  'tours',
] as const;
export type EditedModel = (typeof editedModels)[number];

/** Models that only root may change (section 6); managers change the rest. */
export const rootModels: readonly EditedModel[] = ['configurations', 'languages', 'messages', 'providers', 'themes'];

/** Data variants (section 4). */
export const Variant = { published: 'PUBLISHED', inEdit: 'INEDIT' } as const;
export type Variant = (typeof Variant)[keyof typeof Variant];

/** The action that replaced an earlier state of the editing copy. */
const RetainedBefore = { discard: 'discard', import: 'import', bringBack: 'bringBack' } as const;
export type RetainedBefore = (typeof RetainedBefore)[keyof typeof RetainedBefore];

const storedObject = z.looseObject({ ID: z.optional(z.number()) });
const model = z.object({ Model: z.enum(editedModels) });
const version = z.object({ Counter: z.number(), UpdatedAt: moment, CopiedFrom: z.string() });
/** `Kept`: the ID by which the state before is brought back; there is none if it held nothing unpublished. */
const replaced = z.extend(version, { Kept: z.optional(z.string()) });
/** How many objects can be left out of a publication. */
export const excludedAtMost = 10_000;
const codes = z.array(filledText(100)).check(z.minLength(1), z.maxLength(200));
/** A part of the editing copy; without any field, the whole. */
export const publicationScope = {
  /** Objects that stay as visitors have them. */
  Without: z.optional(
    z.array(z.object({ Model: z.enum(editedModels), ID: z.number() })).check(z.maxLength(excludedAtMost)),
  ),
  /** The languages whose texts are published: these alone, or all but these. */
  Languages: z.optional(z.union([z.strictObject({ Only: codes }), z.strictObject({ Without: codes })])),
};
const problem = z.object({
  Model: z.string(),
  ID: z.number(),
  Field: z.string(),
  Key: z.string(),
  Facts: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** The published tour definition and the editing copy (sections 7.3, 7.6 and 7.7). */
export const contentCalls = {
  definition: {
    method: 'GET',
    path: `/${calls.definition}`,
    access: 'visitor',
    summary: 'The whole tour definition: the published copy, or with a session of staff the editing copy.',
    query: z.object({ variant: z.optional(z.enum(Variant)) }),
    answer: z.looseObject({}),
    byCookie: true,
  },
  save: {
    method: 'POST',
    path: '/api/db/:Model',
    access: 'translator',
    audited: true,
    summary:
      'Saves objects in the editing copy, all or none. New ones have the ID -1 and come back with theirs. Translators change texts in their languages alone.',
    params: model,
    rootModels,
    body: z.array(storedObject).check(z.maxLength(100_000)),
    bodyLimit: contentBodyLimit,
    answer: z.array(storedObject),
    errors: ['conflict', 'changed-meanwhile', 'wrong-value', 'access-denied', 'storage-full'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/db/:Model',
    access: 'manager',
    audited: true,
    summary:
      'Deletes objects from the editing copy, all or none. Answers every object that was deleted or changed by it.',
    params: model,
    rootModels,
    body: z.array(storedObject).check(z.maxLength(100_000)),
    bodyLimit: contentBodyLimit,
    answer: z.object({
      Deleted: z.array(z.object({ Model: z.string(), ID: z.number() })),
      Changed: z.array(z.object({ Model: z.string(), Object: storedObject })),
    }),
    errors: ['conflict', 'changed-meanwhile', 'still-referenced', 'access-denied'],
  },
  publish: {
    method: 'GET',
    path: '/api/db/publishInEdit',
    access: 'manager',
    audited: true,
    summary: 'Replaces the published copy by the editing copy.',
    answer: version,
    errors: ['changed-meanwhile', 'access-denied', 'storage-full'],
  },
  publishPart: {
    method: 'POST',
    path: '/api/db/publish',
    access: 'manager',
    audited: true,
    summary: 'Publishes a part of the editing copy: all but some objects, or some languages.',
    body: z.object({ ...publicationScope, Note: z.optional(text(1000)) }),
    answer: version,
    errors: ['changed-meanwhile', 'access-denied', 'still-referenced', 'storage-full'],
  },
  unpublished: {
    method: 'GET',
    path: '/api/db/unpublished',
    access: 'manager',
    summary:
      'What publishing would change for visitors: the number of objects, the first 200, and the names of others.',
    answer: z.object({
      Count: z.number(),
      Changes: z.array(
        z.object({
          Model: z.enum(editedModels),
          ID: z.number(),
          Kind: z.enum(['added', 'changed', 'deleted']),
          /** As it is now, or was before its deletion. */
          Object: storedObject,
          /** What visitors have of an object that was changed. */
          Before: z.optional(storedObject),
          /** The person who saved it last, if that is known. */
          Who: z.optional(z.string()),
          /** Others who have saved it since visitors had it so. */
          With: z.optional(z.array(z.string())),
        }),
      ),
      Others: z.optional(z.array(z.object({ Model: z.enum(editedModels), ID: z.number() }))),
    }),
  },
  discard: {
    method: 'GET',
    path: '/api/db/discardInEdit',
    access: 'manager',
    audited: true,
    summary: 'Replaces the editing copy by the published copy. The state before is kept for 30 days.',
    answer: replaced,
    errors: ['storage-full'],
  },
  keptCopies: {
    method: 'GET',
    path: '/api/db/kept',
    access: 'manager',
    summary: 'The earlier states of the editing copy that can be brought back, the newest first.',
    answer: z.array(
      z.object({
        ID: z.string(),
        KeptAt: moment,
        /** The user who replaced it. */
        Who: z.string(),
        Before: z.enum(RetainedBefore),
        /** The number of objects that were not published. */
        Changes: z.number(),
      }),
    ),
  },
  bringBackCopy: {
    method: 'POST',
    path: '/api/db/kept/:ID',
    access: 'manager',
    audited: true,
    summary: 'Replaces the editing copy by an earlier state of it. The state before is kept for 30 days.',
    params: z.object({ ID: filledText(100) }),
    answer: replaced,
    errors: ['not-found', 'storage-full'],
  },
  validate: {
    method: 'GET',
    path: '/api/db/validate',
    access: 'manager',
    summary: 'What is missing, unused or wrong in the editing copy; all=false: only as far as it is enabled.',
    query: z.object({
      all: z.optional(z.enum(['true', 'false', '1', '0'])),
      /** The most findings to return for each list. Findings about unpublished objects come first. */
      most: z.optional(z.string().check(z.regex(/^\d{1,5}$/))),
    }),
    answer: z.object({
      /** How many there are of each, however many are listed. */
      Counts: z.object({
        MissingResources: z.number(),
        UnusedObjects: z.number(),
        Problems: z.number(),
        Advice: z.number(),
      }),
      MissingResources: z.array(problem),
      UnusedObjects: z.array(problem),
      Problems: z.array(problem),
      /** Possible improvements to valid content, the heaviest first. */
      Advice: z.array(problem),
    }),
  },
  exportYaml: {
    method: 'GET',
    path: '/api/db/yaml',
    access: 'manager',
    audited: true,
    summary: 'The editing copy as tourDefinition.yaml; variant=PUBLISHED: the published copy.',
    query: z.object({ variant: z.optional(z.enum(Variant)) }),
    answer: 'text',
  },
  importYaml: {
    method: 'POST',
    path: '/api/db/yaml',
    access: 'root',
    audited: true,
    summary: 'Replaces the editing copy by a tour definition in YAML or JSON.',
    body: 'text',
    bodyLimit: contentBodyLimit,
    answer: z.object({
      Objects: z.number(),
      Problems: z.array(
        z.object({
          Line: z.number(),
          Column: z.number(),
          Path: z.string(),
          ID: z.optional(z.number()),
          Message: z.string(),
        }),
      ),
    }),
    errors: ['changed-meanwhile', 'wrong-definition', 'too-large', 'storage-full'],
  },
} as const satisfies Readonly<Record<string, Call>>;
