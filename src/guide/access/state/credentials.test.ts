import { describe, expect, it } from 'vitest';
import { fakeDevice } from '../../adapters/testing/fake-device.ts';
import { createCredentials } from './credentials.ts';

const now = 1_000_000;
const session = { session: 'visitor', since: 0, until: now + 1 };
const stored = (more: object = {}) => JSON.stringify({ ...session, ...more });
const credentialsOf = (contents: Readonly<Record<string, string>>) =>
  createCredentials(fakeDevice(contents).open(), () => now);

describe('the credential for the content', () => {
  it.each([
    [{}, undefined],
    [{ token: 'ABC' }, 'ABC'],
    [{ token: 'ABC', visitorSession: stored() }, 'visitor'],
    [{ token: 'ABC', visitorSession: stored(), session: 'staff' }, 'staff'],
    [{ token: 'ABC', visitorSession: stored(), session: '' }, 'visitor'],
    [{ token: 'ABC', visitorSession: stored({ until: now }) }, 'ABC'],
    [{ visitorSession: stored({ until: now }) }, undefined],
    [{ visitorSession: '{broken' }, undefined],
    [{ visitorSession: '[]' }, undefined],
    [{ visitorSession: stored({ until: 'never' }) }, undefined],
    [{ visitorSession: stored({ session: 'not\nfor headers' }) }, undefined],
    [{ token: 'ä' }, undefined],
  ])('%j: %j', (contents, credential) => expect(credentialsOf(contents).credential()).toBe(credential));

  it('is read after another tab has stored it, and dropped with the previous token', () => {
    const { open } = fakeDevice({ token: 'OLD' });
    const [here, there] = [createCredentials(open(), () => now), createCredentials(open(), () => now)];
    there.keep(session);
    expect(here.credential()).toBe('visitor');
    expect(here.token()).toBeUndefined();
  });

  it.each([{ isFull: true }, { isForbidden: true }])(
    'lasts as long as the page if nothing can be stored: %j',
    (device) => {
      const access = createCredentials(fakeDevice({}, device).open(), () => now);
      access.keep(session, 'ABC');
      expect([access.credential(), access.token()]).toEqual(['visitor', 'ABC']);
    },
  );
});
