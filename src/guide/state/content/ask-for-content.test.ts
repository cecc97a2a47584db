import { describe, expect, it, vi } from 'vitest';
import { clientConfiguration } from '#content/client-configuration.ts';
import { LoginType } from '#content/constants.ts';
import { RequestError } from '#contract/errors.ts';
import { type Boot } from './boot.ts';
import { askForContent } from './ask-for-content.ts';

const content = { Tours: [] };
const refused = () => Promise.reject(new RequestError({ failure: 'status', url: 'db', status: 401 }));
const unanswered = () => Promise.reject(new RequestError({ failure: 'status', url: 'db', status: 401, retryAfter: 3 }));
const given = () => Promise.resolve(content);

interface Case {
  readonly loginType?: LoginType;
  readonly credential?: string;
  /** One by one. */
  readonly answers: readonly (() => Promise<object>)[];
  readonly renewed?: boolean;
}

function ask({ loginType = LoginType.token, credential, answers, renewed = false }: Case) {
  const left = [...answers];
  const boot: Boot = {
    client: {
      configuration: vi.fn<Boot['client']['configuration']>(),
      loginType: vi.fn<Boot['client']['loginType']>(),
      definition: async () => ({ ...(await (left.shift() ?? (() => Promise.reject(new Error('asked too often'))))()) }),
    },
    configuration: clientConfiguration.fallback,
    loginType,
    base: 'https://museum.example/',
  };
  return askForContent(boot, { credential: () => credential }, () => Promise.resolve(renewed));
}

describe('asking for the content', () => {
  it.each<[string, Case, object | undefined]>([
    ['is all it takes where all are in', { loginType: LoginType.none, answers: [given] }, content],
    ['is left alone where there is nothing to show', { answers: [] }, undefined],
    ['works with a credential', { credential: 'a', answers: [given] }, content],
    ['is tried again with a renewed one', { credential: 'a', answers: [refused, given], renewed: true }, content],
    ['ends when nothing could be renewed', { credential: 'a', answers: [refused] }, undefined],
    [
      'ends when the server cannot be asked',
      { credential: 'a', answers: [unanswered, given], renewed: true },
      undefined,
    ],
    [
      'ends when what was renewed is refused',
      { credential: 'a', answers: [refused, refused], renewed: true },
      undefined,
    ],
  ])('%s', async (_name, options, answer) => expect(await ask(options)).toEqual(answer));

  it('throws errors that do not concern access', async () => {
    const broken = () => Promise.reject(new RequestError({ failure: 'status', url: 'db', status: 503 }));
    await expect(ask({ credential: 'a', answers: [broken] })).rejects.toMatchObject({ facts: { status: 503 } });
    await expect(ask({ loginType: LoginType.none, answers: [refused] })).rejects.toMatchObject({
      facts: { status: 401 },
    });
  });
});
