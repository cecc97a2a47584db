import { type ClientConfiguration, readClientConfiguration } from '#content/client-configuration.ts';
import { LoginType } from '#content/constants.ts';
import { type TourDefinition } from '#content/definition.ts';
import { isObject } from '#content/schema/containers.ts';
import { withServerBase } from '#content/server-base.ts';
import { RequestError } from './errors.ts';
import { type Fetch, fetchText } from './fetch-text.ts';
import { calls, staticDefinition } from './paths.ts';

/** The calls a visitor's guide makes. Each rejects with a {@link RequestError}; none shows anything or leads anywhere. */
export interface GuideClient {
  readonly configuration: () => Promise<ReturnType<typeof readClientConfiguration>>;
  readonly loginType: () => Promise<LoginType>;
  /** As stored: URLs are still without the server base. */
  readonly definition: (source: ClientConfiguration['source']) => Promise<TourDefinition>;
}

export interface ClientOptions {
  /** Ends with a slash. */
  readonly base: string;
  readonly fetch: Fetch;
  /** Reads YAML; loaded only when a static guide has no JSON. */
  readonly readYaml: (text: string) => Promise<TourDefinition | undefined>;
  /** As in {@link FetchTextOptions}. */
  readonly patience?: number | undefined;
}

export function createGuideClient({ base, fetch, readYaml, patience }: ClientOptions): GuideClient {
  return {
    async configuration() {
      return readClientConfiguration(parseJson(await get(calls.configuration), calls.configuration));
    },
    async loginType() {
      const answer = parseJson(await get(calls.loginType), calls.loginType);
      const known = Object.values(LoginType).find((type) => type === answer);
      if (known === undefined) throw new RequestError({ failure: 'schema', url: urlOf(calls.loginType) });
      return known;
    },
    definition: (source) => (source === 'static' ? staticContent() : servedContent()),
  };

  async function servedContent(): Promise<TourDefinition> {
    return asDefinition(parseJson(await get(calls.definition), calls.definition), calls.definition);
  }

  async function staticContent(): Promise<TourDefinition> {
    const { json, yaml } = staticDefinition;
    try {
      return asDefinition(parseJson(await get(json), json), json);
    } catch (error) {
      if (!(error instanceof RequestError) || error.facts.failure === 'network') throw error;
      return asDefinition(await readYaml(await get(yaml)), yaml);
    }
  }

  function get(path: string): Promise<string> {
    const headers = { accept: 'application/json', 'content-type': 'application/json' };
    return fetchText(urlOf(path), { fetch, headers, patience });
  }

  function parseJson(text: string, path: string): unknown {
    try {
      return JSON.parse(text);
    } catch (error) {
      throw new RequestError({ failure: 'schema', url: urlOf(path) }, { cause: error });
    }
  }

  function asDefinition(given: unknown, path: string): TourDefinition {
    if (!isObject(given)) throw new RequestError({ failure: 'schema', url: urlOf(path) });
    return given;
  }

  function urlOf(path: string): string {
    return withServerBase(path, base);
  }
}
