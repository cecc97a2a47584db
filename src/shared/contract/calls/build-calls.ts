import * as z from 'zod/mini';
import { type Call } from '../call.ts';
import { filledText, moment, text } from '../shapes.ts';

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
  /** Android's own resources, which aapt2 links against. */
  androidResources: 'android-resources',
} as const;
export type BuildTool = (typeof BuildTool)[keyof typeof BuildTool];

/** The longest values of the settings, in characters. Android shows about 30 of a name. */
export const longestInBuild = { ApplicationID: 150, AppName: 50, VersionName: 50 } as const;

export const buildField = {
  ApplicationID: 'ApplicationID',
  AppName: 'AppName',
  VersionName: 'VersionName',
  ServerAddress: 'ServerAddress',
  IsLoanDevice: 'IsLoanDevice',
  PIN: 'PIN',
  KeepBuilds: 'KeepBuilds',
  /** Not a setting: the museum's icon, its published content and its login type. */
  Icon: 'Icon',
  Content: 'Content',
  LoginType: 'LoginType',
} as const;
export type BuildField = (typeof buildField)[keyof typeof buildField];

/** A sentence by its reason, as in errors. */
const reasonAndFacts = { Reason: z.string(), Facts: z.record(z.string(), z.union([z.string(), z.number()])) };

const settings = z.object({
  /** Such as `de.stadtmuseum.guide`. Devices take an app with another one for another app. */
  ApplicationID: text(300),
  AppName: text(300),
  VersionName: text(300),
  /** Where the app looks for newer content, such as `https://guide.museum.example/`; empty: it never does. */
  ServerAddress: text(1000),
  IsLoanDevice: z.boolean(),
  /** How many builds stay. */
  KeepBuilds: z.int().check(z.minimum(1), z.maximum(20)),
});

const settingsAnswer = z.object({
  Settings: z.extend(settings, {
    /** Whether a PIN is set, with which staff leave the app of a loan device. */
    HasPIN: z.boolean(),
  }),
  Problems: z.array(
    z.object({
      Field: z.enum(buildField),
      ...reasonAndFacts,
      /** Whether no build can begin before it is solved. */
      IsFatal: z.boolean(),
    }),
  ),
  /** The size of the app's content. */
  Estimate: z.object({ Files: z.number(), Bytes: z.number() }),
});

const result = z.object({
  Name: z.string(),
  Kind: z.enum(BuildKind),
  /** Bytes. */
  Size: z.number(),
  /** Hexadecimal, of the APK. */
  SHA256: z.string(),
  /** Hexadecimal SHA-256 of the certificate that signs it: updates need the same one. */
  Certificate: z.string(),
  /** The path of the APK from the root of the server, for all who know it. */
  Address: z.string(),
  BuiltAt: moment,
  /** Goes up with every build; devices take no lower one over a higher one. */
  VersionCode: z.number(),
  VersionName: z.string(),
});

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
  /** Why the last build failed. */
  Failure: z.optional(z.object(reasonAndFacts)),
  /** The last build that was done; it stays there while another one runs, or when that fails. */
  Result: z.optional(result),
  /** The builds that are kept, the newest first. */
  Builds: z.array(result),
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
  buildSettings: {
    method: 'GET',
    path: '/api/build/settings',
    access: 'root',
    summary: 'The settings of the app, what keeps it from being built, and how large it will be.',
    answer: settingsAnswer,
  },
  setBuildSettings: {
    method: 'PUT',
    path: '/api/build/settings',
    access: 'root',
    audited: true,
    summary:
      'Stores the settings of the app, also wrong ones; the answer says what is wrong with them. An empty PIN removes the one that is set.',
    body: z.extend(settings, {
      PIN: z.optional(z.string().check(z.regex(/^(?:\d{4,12})?$/, 'must have 4 to 12 digits'))),
    }),
    answer: settingsAnswer,
  },
  build: {
    method: 'POST',
    path: '/api/build/:Kind',
    access: 'root',
    audited: true,
    summary: 'Begins a build of the app; the status tells how far it is.',
    params: z.object({ Kind: z.enum(BuildKind) }),
    answer: status,
    errors: ['cannot-build', 'tools-missing', 'invalid', 'conflict'],
  },
  cancelBuild: {
    method: 'DELETE',
    path: '/api/build/running',
    access: 'root',
    audited: true,
    summary: 'Cancels the running build, whichever server does it.',
    answer: status,
    errors: ['not-found'],
  },
  removeBuild: {
    method: 'DELETE',
    path: '/api/build/apk/:Name',
    access: 'root',
    audited: true,
    summary: 'Removes a built app; its address opens nothing any longer.',
    params: z.object({ Name: filledText(200) }),
    answer: status,
    errors: ['not-found'],
  },
  apk: {
    method: 'GET',
    path: '/api/build/apk/:Key/:Name',
    access: 'everyone',
    summary: 'A built app, for anybody who knows its key of 32 hexadecimal digits: devices have no login.',
    params: z.object({ Key: filledText(100), Name: filledText(200) }),
    answer: 'file',
    errors: ['not-found'],
  },
  appLinks: {
    method: 'GET',
    path: '/.well-known/assetlinks.json',
    access: 'everyone',
    summary: 'Tells Android that links to this server belong to its app; an empty list before the first one is built.',
    answer: z.array(
      z.object({
        relation: z.array(z.string()),
        target: z.object({
          namespace: z.literal('android_app'),
          package_name: z.string(),
          sha256_cert_fingerprints: z.array(z.string()),
        }),
      }),
    ),
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
