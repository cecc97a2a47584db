import { type ClientConfiguration } from '#content/client-configuration.ts';
import { LoginType } from '#content/constants.ts';
import type { Variant } from '#contract/calls/content-calls.ts';
import { createGuideClient, type GuideClient } from '#contract/client.ts';
import { type Storage, storageKeys } from '../../adapters/storage.ts';
import { type Credentials } from '../../access/state/credentials.ts';
import { type Notices } from '../notices/notices.ts';

export interface Boot {
  readonly client: GuideClient;
  readonly configuration: ClientConfiguration;
  readonly loginType: LoginType;
  /** The base of the content's URLs. */
  readonly base: string;
}

export interface BootOptions {
  readonly storage: Storage;
  readonly credentials: Pick<Credentials, 'credential'>;
  readonly notices: Pick<Notices, 'show'>;
  /** The copy of the content to read; undefined for the published one. */
  readonly variant: Variant | undefined;
}

/**
 * Reads the client configuration and, when the content is served, asks how visitors log in (section 4).
 *
 * @param place the folder that the guide was loaded from, with a slash at the end
 * @throws RequestError if the configuration cannot be read
 */
export async function boot(place: string, { storage, notices, ...asked }: BootOptions): Promise<Boot> {
  const local = clientAt(place, asked);
  const { configuration, mismatches } = await local.configuration();
  for (const { path, expected, found } of mismatches) {
    console.warn(`config.json: ${path.join('.')} must be ${expected}, not ${found}.`);
  }
  const base = configuration.serverBase === '' ? place : configuration.serverBase;
  const client = base === place ? local : clientAt(base, asked);
  return { client, configuration, base, loginType: await askLoginType(client, configuration, storage, notices) };
}

async function askLoginType(
  client: GuideClient,
  configuration: ClientConfiguration,
  storage: Storage,
  notices: Pick<Notices, 'show'>,
): Promise<LoginType> {
  if (configuration.source === 'static') return LoginType.none;
  try {
    const answer = await client.loginType();
    storage.write(storageKeys.clientLoginType, answer);
    return answer;
  } catch (error) {
    console.warn('Fatal network error: host not reachable to determine the login type', error);
    notices.show({ key: 'notice.serverQuiet' });
    const stored = storage.read(storageKeys.clientLoginType);
    return Object.values(LoginType).find((type) => type === stored) ?? configuration.clientLoginType;
  }
}

function clientAt(base: string, { credentials, variant }: Pick<BootOptions, 'credentials' | 'variant'>): GuideClient {
  return createGuideClient({
    base,
    credential: credentials.credential,
    variant,
    fetch: (url, init) => fetch(url, init),
    readYaml: async (text) => {
      const { readDefinition } = await import('#content/definition-file.ts');
      const file = readDefinition(text);
      return file.ok ? file.definition : undefined;
    },
  });
}
