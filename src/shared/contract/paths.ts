/** The calls of section 7 that the guide makes, as paths below the server base. No URL is spelt twice. */
export const calls = {
  /** The client configuration of section 3.5; a file in static mode. */
  configuration: 'config.json',
  /** The whole tour definition (section 7.7). */
  definition: 'db',
  loginType: 'info/loginType',
  title: 'info/title',
  version: 'info/version',
  dataUpdatedAt: 'info/dataUpdatedAt',
  media: 'info/media',
  tokenStatus: 'auth/status',
  registerToken: 'auth/register',
  visitorLogin: 'auth/login',
  hasAccess: 'auth/hasAccess',
  hasAdminAccess: 'auth/hasAdminAccess',
  visits: 'visit',
  /** Lets a phone install the guide as an app (W3C). */
  webManifest: 'manifest.webmanifest',
} as const;

/** The files that a static guide reads instead of {@link calls.definition}: JSON, which phones read 20 to 200 times faster, or YAML. */
export const staticDefinition = { json: 'tourDefinition.json', yaml: 'tourDefinition.yaml' } as const;

/** The first segments of the guide's own addresses (section 2.2), where a server answers with the guide's page. */
export const pageFolders = [
  'welcome',
  'token',
  'login',
  'info',
  'groups',
  'tours',
  'locations',
  'detail',
  'numbers',
  'qr',
  'scan',
  'loading',
  'notfound',
] as const;
export type PageFolder = (typeof pageFolders)[number];

/** The first segment of the staff area's addresses (section 2.1). */
export const staffFolder = 'cms';

/** The folder of a museum's own media, both below the server base and in a content folder. */
export const mediaFolder = 'files';

/** Where `POST /api/ico` puts its icons, below {@link mediaFolder}. */
export const iconFolder = 'icons';

/** The name of the frame in which the staff area shows the whole guide; the guide recognises the preview by it. */
export const guideFrameName = 'cicerone-guide-preview';

/** Where a phone opens the editing copy, relative to the guide's folder; the secret follows after `#`. */
export const phonePreviewPath = 'phone';

/** The name of a tab on a phone that shows the editing copy. It lasts as long as the tab. */
export const phoneWindowName = 'cicerone-phone-preview';

/** The windows in which the guide shows the editing copy. */
export const previewNames: readonly string[] = [guideFrameName, phoneWindowName];

/** The calls of such a tab. */
export const phonePaths = { enter: 'api/phonePreview/enter', draft: 'api/phonePreview/draft' } as const;
