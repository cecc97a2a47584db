import { DataSource } from '#content/constants.ts';
import { isObject } from '#content/schema/containers.ts';
import { staticMedia } from '#contract/media-list.ts';
import { calls, staticDefinition } from '#contract/paths.ts';
import { isRefusal } from './gate.ts';
import { fetchWhole } from './within.ts';

/** The content as the museum publishes it now, by address. */
export interface FetchedContent {
  /** The content that a guide reads before its first screen. */
  readonly core: ReadonlyMap<string, Response>;
  /** The list of media; undefined if it was not asked for, or is not for this credential. */
  readonly media: readonly [string, Response] | undefined;
  /** Whether the server accepts the credential; undefined: unchecked, as the content is open to all. */
  readonly isAccepted: boolean | undefined;
}

export interface ContentToFetch {
  readonly scope: string;
  /** Empty: none. */
  readonly credential: string;
  readonly withMedia: boolean;
  /** The ID of the device; empty: unknown. */
  readonly device: string;
}

/** Milliseconds without a byte after which an answer counts as failed, also in the middle of its body. */
export const contentTimeoutMs = 3000;

/** Returns undefined when the network fails, or when staff publish meanwhile: parts of two versions are never joined. */
export async function fetchContent(what: ContentToFetch): Promise<FetchedContent | undefined> {
  try {
    const before = what.withMedia ? await publishedAt(what) : '';
    const found = await fetchParts(what);
    return !what.withMedia || before === (await publishedAt(what)) ? found : undefined;
  } catch {
    return undefined;
  }
}

async function fetchParts(what: ContentToFetch): Promise<FetchedContent | undefined> {
  const { scope, credential, withMedia } = what;
  const fetchOne = (url: string, bearer = ''): Promise<Response> => fetchJson(url, headersOf(what.device, bearer));
  const at = (path: string): string => new URL(path, scope).href;
  const configuration = await fetchOne(at(calls.configuration));
  const core = new Map([[at(calls.configuration), configuration]]);
  if (await isStatic(configuration)) {
    core.set(at(staticDefinition.json), await fetchOne(at(staticDefinition.json)));
    const media = withMedia ? ([at(staticMedia), await fetchOne(at(staticMedia))] as const) : undefined;
    return { core, media, isAccepted: undefined };
  }
  const [loginType, definition] = await Promise.all([
    fetchOne(at(calls.loginType)),
    fetchOne(at(calls.definition), credential),
  ]);
  core.set(at(calls.loginType), loginType);
  if (isRefusal(definition)) return { core, media: undefined, isAccepted: false };
  core.set(at(calls.definition), definition);
  const media = withMedia ? ([at(calls.media), await fetchOne(at(calls.media), credential)] as const) : undefined;
  return { core, media: media?.[1].ok === true ? media : undefined, isAccepted: true };
}

/** Returns when the content was published last; empty for a static guide, which has no such call. */
async function publishedAt({ scope }: ContentToFetch): Promise<string> {
  const answer = await fetchWhole(contentTimeoutMs, new URL(calls.dataUpdatedAt, scope).href, { cache: 'no-store' });
  return answer.ok ? answer.text() : '';
}

async function isStatic(configuration: Response): Promise<boolean> {
  const settings: unknown = await configuration.clone().json();
  return isObject(settings) && settings['source'] === DataSource.static;
}

/** The headers of the worker's own calls, as the guide's calls have them. Empty: unknown, or none. */
export function headersOf(device: string, credential: string): Record<string, string> {
  return {
    ...(device === '' ? {} : { 'x-guide-device': device }),
    ...(credential === '' ? {} : { authorization: `Bearer ${credential}` }),
  };
}

async function fetchJson(url: string, headers: Record<string, string>): Promise<Response> {
  const answer = await fetchWhole(contentTimeoutMs, url, { cache: 'no-cache', headers });
  if (!answer.ok && !isRefusal(answer)) throw new Error(`${url} answers ${answer.status}`);
  // The page of a captive portal is neither content nor a refusal of the museum's.
  await answer.clone().json();
  return answer;
}
