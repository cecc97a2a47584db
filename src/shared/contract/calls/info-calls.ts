import * as z from 'zod/mini';
import { LoginType } from '#content/constants.ts';
import { type Call } from '../call.ts';
import { calls } from '../paths.ts';

const loginType = z.enum(LoginType);

/** The calls that a guide makes first (section 7.7). */
export const infoCalls = {
  health: {
    method: 'GET',
    path: '/health',
    access: 'everyone',
    summary: 'Whether the server, its database and its files answer; for monitoring and staff also what may fail next.',
    answer: z.object({
      Status: z.literal('ok'),
      /** On the disk of the data folder. */
      FreeBytes: z.optional(z.number()),
      /** Of the content; empty if there is none. */
      LastBackupAt: z.optional(z.string()),
      /** Of the newest backup of everything. */
      WholeBackupAgeSeconds: z.optional(z.number()),
      /** Whether the daily backup of everything or its copy was missed. */
      IsBackupLate: z.optional(z.boolean()),
    }),
    errors: ['unavailable'],
  },
  version: {
    method: 'GET',
    path: `/${calls.version}`,
    access: 'everyone',
    summary: 'Which program runs, and which version of the content is published.',
    answer: z.object({ Version: z.number(), BuildID: z.string(), Counter: z.number() }),
  },
  title: {
    method: 'GET',
    path: `/${calls.title}`,
    access: 'everyone',
    summary: "The museum's name, in the language of `Accept-Language` if the museum has it, else in its default one.",
    answer: z.string(),
  },
  loginType: {
    method: 'GET',
    path: `/${calls.loginType}`,
    access: 'everyone',
    summary: 'How visitors come in: none, token, password or timed.',
    answer: loginType,
  },
  dataUpdatedAt: {
    method: 'GET',
    path: `/${calls.dataUpdatedAt}`,
    access: 'everyone',
    summary: 'When the published content last changed.',
    answer: z.string(),
  },
  configuration: {
    method: 'GET',
    path: `/${calls.configuration}`,
    access: 'everyone',
    summary: 'The client configuration of section 3.5.',
    answer: z.looseObject({}),
  },
  webManifest: {
    method: 'GET',
    path: `/${calls.webManifest}`,
    access: 'everyone',
    summary:
      'What a phone needs to install the guide as an app: its name, its colours and the icons of `POST /api/ico`.',
    answer: z.looseObject({}),
  },
  media: {
    method: 'GET',
    path: `/${calls.media}`,
    access: 'visitor',
    summary:
      'Every file that the published content refers to, for guides that are to work offline, with the length of recordings.',
    answer: z.array(
      z.object({
        Path: z.string(),
        Bytes: z.number(),
        SHA256: z.string(),
        Type: z.string(),
        Tours: z.array(z.number()),
        Languages: z.array(z.string()),
        /** How many whole seconds a recording lasts; missing if its file does not tell. */
        Seconds: z.optional(z.number()),
        /** SHA-256 of each 2 MiB, only of larger files. */
        Pieces: z.optional(z.array(z.string())),
      }),
    ),
  },
} as const satisfies Readonly<Record<string, Call>>;
