import { expect, test } from 'vitest';
import { createAccessClient } from './access-client.ts';

const visit = {
  ID: '1',
  Kind: 'open',
  TourCode: 'A',
  ItemCode: '1',
  Language: 'de',
  At: '2026-01-01T00:00:00.000Z',
} as const;

function clientWith(answer: string) {
  return createAccessClient({
    base: 'https://museum.example/',
    device: 'a device',
    credential: () => undefined,
    fetch: async () => new Response(answer),
  });
}

test('visits count as reported when the museum confirms them, not when a captive portal answers', async () => {
  await expect(clientWith('{"Recorded":1}').recordVisits([visit], false)).resolves.toBeUndefined();
  await expect(clientWith('<h1>Please log in</h1>').recordVisits([visit], false)).rejects.toThrow(/.+/);
});
