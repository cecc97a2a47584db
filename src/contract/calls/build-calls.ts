import * as z from 'zod/mini';
import { type Call } from '../call.ts';
import { filledText, moment } from '../shapes.ts';

export const BuildKind = { debug: 'debug', release: 'release' } as const;
export type BuildKind = (typeof BuildKind)[keyof typeof BuildKind];

export const BuildState = {
  none: 'no build present',
  /** Another build is before it. */
  queued: 'queued',
  running: 'running',
  failed: 'failed',
  done: 'done',
} as const;
export type BuildState = (typeof BuildState)[keyof typeof BuildState];

/** Programs and files that a build needs on the server. */
export const BuildTool = {
  aapt2: 'aapt2',
  zipalign: 'zipalign',
  apksigner: 'apksigner',
  java: 'java',
  keytool: 'keytool',
  /** What aapt2 links against: Android's own resources. */
  androidResources: 'android-resources',
} as const;
export type BuildTool = (typeof BuildTool)[keyof typeof BuildTool];

/** The last build, running or not, and whether the server has what builds need. */
const status = z.object({
  /** Whether this version of the server can build at all, once it has the tools. */
  CanBuild: z.boolean(),
  State: z.enum(BuildState),
  Kind: z.optional(z.enum(BuildKind)),
  /** From 0 to 1, while it runs. */
  Progress: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  /** The last lines, the oldest first. */
  Log: z.array(z.string()),
  StartedAt: z.optional(moment),
  EndedAt: z.optional(moment),
  /** The last build that was done; it stays there while another one runs, or when that fails. */
  Result: z.optional(
    z.object({
      Name: z.string(),
      Kind: z.enum(BuildKind),
      /** Bytes. */
      Size: z.number(),
      /** Hexadecimal, of the APK. */
      SHA256: z.string(),
      /** Hexadecimal SHA-256 of the certificate that signs it: updates need the same one. */
      Certificate: z.string(),
      /** Where it is downloaded, from the root of the server. */
      Address: z.string(),
      BuiltAt: moment,
    }),
  ),
  Tools: z.array(
    z.object({
      Name: z.enum(BuildTool),
      /** Missing: it was not found. */
      Path: z.optional(z.string()),
      Version: z.optional(z.string()),
    }),
  ),
  /** Installs what is missing on Debian. */
  Install: z.optional(z.string()),
});

/** Builds of the Android app (section 7.6), and documentation for programmers. */
export const buildCalls = {
  buildStatus: {
    method: 'GET',
    path: '/api/build/status',
    access: 'root',
    summary: 'The state of the last build of the app, and the tools that builds need.',
    answer: status,
  },
  build: {
    method: 'POST',
    path: '/api/build/:Kind',
    access: 'root',
    summary: 'Begins a build of the app; the status tells how far it is.',
    params: z.object({ Kind: z.enum(BuildKind) }),
    answer: status,
    errors: ['cannot-build', 'tools-missing'],
  },
  apk: {
    method: 'GET',
    path: '/api/build/apk/:Name',
    access: 'root',
    summary: 'A built app.',
    params: z.object({ Name: filledText(200) }),
    answer: 'file',
    errors: ['not-found'],
    byCookie: true,
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
