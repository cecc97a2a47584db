import { type StoredObject } from '#content/schema/containers.ts';
import { createStaffClient } from '#contract/staff-client.ts';

export interface EditedMuseum {
  readonly origin: string;
  readonly services: {
    readonly sessions: { readonly openForStaff: (name: string) => Promise<{ readonly session: string }> };
  };
}

/** Gives the demo museum a history by two people, a comment and a planned publication. */
export async function editMuseum({ origin, services }: EditedMuseum, names: readonly [string, string]): Promise<void> {
  const [one, other] = await Promise.all(
    names.map(async (name) => {
      const { session } = await services.sessions.openForStaff(name);
      return createStaffClient({ base: origin, fetch, session: () => session });
    }),
  );
  if (one === undefined || other === undefined) return;
  const { Locations } = await one('definition', { query: { variant: 'INEDIT' } });
  const save = async (client: typeof one, ID: number, texts: object): Promise<StoredObject | undefined> => {
    const known = (Locations as readonly StoredObject[]).find((station) => station['ID'] === ID);
    const [saved] = await client('save', { params: { Model: 'locations' }, body: [{ ID, ...known, ...texts }] });
    return saved;
  };
  const hoarding = await save(one, -1, { Type: 0, Name: { de: 'Muster am Bauzaun', en: 'Patterns on the hoarding' } });
  await save(other, 1, { Description: { de: 'Zwei Rauten füllen die Ebene', en: 'Two rhombuses fill the plane' } });
  await save(other, 4, { HeaderTitle: { de: 'Galerie im Obergeschoss', en: 'Upper gallery' } });
  if (hoarding !== undefined) await one('remove', { params: { Model: 'locations' }, body: [hoarding] });
  const Text = 'Passt das noch nach dem Umbau? Does this still fit after the rebuilding?';
  await other('addComment', { body: { Model: 'locations', ID: 1, Field: 'Description.de', Text } });
  await one('planPublication', {
    query: {},
    body: { At: '2098-12-24T09:00', Note: 'Sonderausstellung / Special exhibition' },
  });
}
