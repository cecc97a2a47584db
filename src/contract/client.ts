import { type ClientConfiguration, readClientConfiguration } from '#content/client-configuration.ts';
import { LoginType } from '#content/constants.ts';
import { type TourDefinition } from '#content/definition.ts';
import { isObject } from '#content/schema/containers.ts';
import { withServerBase } from '#content/server-base.ts';
import { RequestError } from './errors.ts';
import { calls, staticDefinition } from './paths.ts';

/** The part of `fetch` that the client uses. */
export type Fetch = (
  url: string,
  init: { headers: Record<string, string>; signal: AbortSignal },
) => Promise<FetchAnswer>;

type FetchAnswer = Pick<Response, 'ok' | 'status' | 'body' | 'text'>;

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
  /** Milliseconds without a byte after which a call is given up; a slow but steady answer may take as long as it takes. */
  readonly patience?: number;
}

const defaultPatience = 15_000;

export function createGuideClient({ base, fetch, readYaml, patience = defaultPatience }: ClientOptions): GuideClient {
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

  async function get(path: string): Promise<string> {
    const url = urlOf(path);
    const { signal, hear, stop } = listenForSilence(patience);
    try {
      const answer = await fetch(url, {
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        signal,
      });
      if (!answer.ok) throw new RequestError({ failure: 'status', url, status: answer.status });
      return await readText(answer, hear);
    } catch (error) {
      throw error instanceof RequestError ? error : new RequestError({ failure: 'network', url }, { cause: error });
    } finally {
      stop();
    }
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

async function readText(answer: FetchAnswer, hear: () => void): Promise<string> {
  if (answer.body === null) return answer.text();
  const decoder = new TextDecoder();
  const reader = answer.body.getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    hear();
    text += decoder.decode(value, { stream: true });
  }
}

/** A signal that aborts when nothing has been heard for a while. */
function listenForSilence(patience: number): { signal: AbortSignal; hear: () => void; stop: () => void } {
  const controller = new AbortController();
  const giveUp = (): void => controller.abort(new DOMException('No byte came in time', 'TimeoutError'));
  let timer = setTimeout(giveUp, patience);
  return {
    signal: controller.signal,
    hear: () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, patience);
    },
    stop: () => clearTimeout(timer),
  };
}
