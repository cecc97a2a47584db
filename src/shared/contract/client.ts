import { type ClientConfiguration, readClientConfiguration } from '#content/client-configuration.ts';
import { LoginType } from '#content/constants.ts';
import { type TourDefinition } from '#content/definition.ts';
import { isObject } from '#content/schema/containers.ts';
import type { Variant } from './calls/content-calls.ts';
import { RequestError } from './errors.ts';
import { createJsonCalls, type JsonCallsOptions } from './json-calls.ts';
import { calls, staticDefinition } from './paths.ts';

/** The calls a visitor's guide makes at the start. Each rejects with a {@link RequestError}; none redirects. */
export interface GuideClient {
  readonly configuration: () => Promise<ReturnType<typeof readClientConfiguration>>;
  readonly loginType: () => Promise<LoginType>;
  /** The stored form: URLs do not have the server base yet. */
  readonly definition: (source: ClientConfiguration['source']) => Promise<TourDefinition>;
}

export interface ClientOptions extends JsonCallsOptions {
  /** Reads YAML; loaded only when a static guide has no JSON. */
  readonly readYaml: (text: string) => Promise<TourDefinition | undefined>;
  /** The copy of the content to read (section 4); defaults to the published one. */
  readonly variant?: Variant | undefined;
  /** Returns the current credential for reading the content (section 6). */
  readonly credential?: () => string | undefined;
}

export function createGuideClient({ readYaml, credential, variant, ...options }: ClientOptions): GuideClient {
  const { text, json, schemaError } = createJsonCalls(options);
  return {
    configuration: async () => readClientConfiguration(await json(calls.configuration)),
    async loginType() {
      const answer = await json(calls.loginType);
      const known = Object.values(LoginType).find((type) => type === answer);
      if (known === undefined) throw schemaError(calls.loginType);
      return known;
    },
    definition: (source) => (source === 'static' ? staticContent() : servedContent()),
  };

  async function servedContent(): Promise<TourDefinition> {
    const path = variant === undefined ? calls.definition : `${calls.definition}?variant=${variant}`;
    return asDefinition(await json(path, { credential: credential?.() }), path);
  }

  async function staticContent(): Promise<TourDefinition> {
    const stored = staticDefinition;
    try {
      return asDefinition(await json(stored.json), stored.json);
    } catch (error) {
      if (!(error instanceof RequestError) || error.facts.failure === 'network') throw error;
      return asDefinition(await readYaml(await text(stored.yaml)), stored.yaml);
    }
  }

  function asDefinition(given: unknown, path: string): TourDefinition {
    if (!isObject(given)) throw schemaError(path);
    return given;
  }
}
