import { act, screen, waitFor, within, fireEvent } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { objectOf } from '#cms/draft/draft.ts';
import { RequestError } from '#contract/errors.ts';
import { UserGroup } from '#contract/staff-kinds.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { expectAccessible } from '#tests/component/accessible.ts';
import { refusal, showStaffPage } from '#tests/component/staff-page.tsx';
import { AutosaveProvider } from './autosave.tsx';
import { useOwnWork } from './own-work.tsx';
import { SaveBar } from './save-bar.tsx';

const station = { model: 'locations', ID: 2 } as const;

const bar = (
  <AutosaveProvider>
    <SaveBar />
  </AutosaveProvider>
);

describe('the bar about saving', () => {
  it('warns that unsaved changes would be lost where the browser cannot store them, and saves them', async () => {
    localStorage.setItem('cmsAutosave', 'off');
    const { user, draft } = await showStaffPage(bar, {
      answers: { save: ({ body }) => body.map((object) => ({ ...object, Revision: 2 })) },
    });
    expect(screen.getByRole('status').textContent).toBe('Alles ist gespeichert');
    const { draft: opened } = draft().getState();
    await act(async () => draft().put('locations', { ...objectOf(opened, station), Name: { de: 'Still' } }));
    await screen.findByText(/^1 Änderung nicht gespeichert, und dieser Browser kann sie nicht behalten/);
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await screen.findByText('Alles ist gespeichert');
    expect(objectOf(draft().getState().draft, station)).toMatchObject({ Name: { de: 'Still' } });
  });

  it('does not say that all is saved while a form has values that are not part of the copy', async () => {
    function Form(): ReactNode {
      const [isUnsaved, setUnsaved] = useState(false);
      useOwnWork(isUnsaved, async () => true);
      return <input type="checkbox" aria-label="Typed" onChange={() => setUnsaved(!isUnsaved)} />;
    }
    const { user } = await showStaffPage(
      <>
        {bar}
        <Form />
      </>,
    );
    expect(screen.getByText('Alles ist gespeichert')).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: 'Typed' }));
    expect(screen.getByText('Dieses Formular ist noch nicht gespeichert')).toBeDefined();
    expect(screen.queryByText('Alles ist gespeichert')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Typed' }));
    expect(screen.getByText('Alles ist gespeichert')).toBeDefined();
  });

  it('says that there is no connection, and keeps unsaved edits from being published', async () => {
    localStorage.setItem('cmsAutosave', 'off');
    const { user, draft } = await showStaffPage(bar);
    const { draft: opened } = draft().getState();
    await act(async () => draft().put('locations', { ...objectOf(opened, station), Name: { de: 'Still' } }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Veröffentlichen …' }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await screen.findByText(/^Nicht gespeichert: keine Verbindung/);
  });
});

describe('the bar about discarding', () => {
  const inEdit = {
    ...smallMuseum,
    Locations: smallMuseum.Locations.map((each) => (each.ID === 2 ? { ...each, Name: { de: 'Lärm' } } : each)),
  };
  const version = { Counter: 7, UpdatedAt: '2026-11-21T10:00:00Z', CopiedFrom: '' };
  const kept = { KeptAt: '2026-11-21T10:00:00Z', Who: 'anna', Before: 'discard' as const, Changes: 1 };

  /** A server with one unpublished change. */
  function answering() {
    const asked: string[] = [];
    let isDiscarded = false;
    return {
      asked,
      answers: {
        definition: () => (isDiscarded ? { ...smallMuseum } : { ...inEdit }),
        unpublished: () => {
          const { ID, ...Object } = { ...inEdit.Locations[1], ID: 2 };
          const change = { Model: 'locations' as const, ID, Kind: 'changed' as const, Object: { ...Object, ID } };
          return isDiscarded ? { Version: 2, Count: 0, Changes: [] } : { Version: 1, Count: 1, Changes: [change] };
        },
        validate: () => ({
          Counts: { MissingResources: 0, UnusedObjects: 0, Problems: 0, Advice: 0 },
          MissingResources: [],
          UnusedObjects: [],
          Problems: [],
          Advice: [],
        }),
        discard: () => {
          isDiscarded = true;
          return { ...version, Kept: 'first' };
        },
        keptCopies: () => [{ ID: 'second', ...kept }],
        bringBackCopy: ({ params }: { readonly params: { readonly ID: string } }) => {
          asked.push(params.ID);
          isDiscarded = false;
          return version;
        },
      },
    };
  }

  it('is no equal of publishing, and leads the focus back when nothing is done', async () => {
    const { user } = await showStaffPage(bar, { answers: answering().answers });
    const publish = screen.getByRole('button', { name: 'Veröffentlichen …' });
    await user.click(publish);
    await screen.findByRole('dialog', { name: 'Die Bearbeitungskopie veröffentlichen?' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(publish));
    expect(screen.queryByRole('button', { name: /verwerfen …$/ })).toBe(null);
    const menu = (): HTMLElement => screen.getByRole('button', { name: 'Mehr zur Bearbeitungskopie' });
    for (const [item, title] of [
      ['Änderungen verwerfen …', 'Die Bearbeitungskopie verwerfen?'],
      ['Verworfenes zurückholen …', 'Verworfenes zurückholen'],
    ] as const) {
      await user.click(menu());
      await user.click(await screen.findByRole('menuitem', { name: item }));
      await screen.findByRole('dialog', { name: title });
      await user.keyboard('{Escape}');
      await waitFor(() => expect(document.activeElement).toBe(menu()));
    }
  });

  it('says that there is a way back, and offers it at once and later', async () => {
    const { asked, answers } = answering();
    const { user, draft } = await showStaffPage(bar, { answers });
    const name = () => objectOf(draft().getState().draft, station)?.['Name'];
    expect(name()).toEqual({ de: 'Lärm' });
    const open = async (item: string): Promise<HTMLElement> => {
      await user.click(screen.getByRole('button', { name: 'Mehr zur Bearbeitungskopie' }));
      await user.click(await screen.findByRole('menuitem', { name: item }));
      return await screen.findByRole('dialog');
    };
    const question = await open('Änderungen verwerfen …');
    await within(question).findByText('Station „Lärm“ · geändert');
    within(question).getByText(/30 Tage lang zurückholen/);
    await user.click(within(question).getByRole('button', { name: 'Alle Änderungen verwerfen' }));
    await waitFor(() => expect(name()).not.toEqual({ de: 'Lärm' }));
    await user.click(await screen.findByRole('button', { name: 'Zurückholen' }));
    await screen.findByText('Die frühere Bearbeitungskopie ist wieder da.');
    expect(name()).toEqual({ de: 'Lärm' });

    const earlier = await open('Verworfenes zurückholen …');
    await within(earlier).findByText('Verworfen von anna');
    await user.click(within(earlier).getByRole('button', { name: /^Zurückholen, was bis 21\.11\.2026/ }));
    await waitFor(() => expect(asked).toEqual(['first', 'second']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  });
});

describe('the question before publishing (specification 2.5)', () => {
  it('names the faults of what changes and of what stays, permits publishing, and leads to a field', async () => {
    const wrong = { ID: 1, Info: { NewsSite: { de: 'uhren.example/neu' } } };
    const { user, at } = await showStaffPage(bar, {
      definition: { ...smallMuseum, Configurations: [wrong] },
      answers: {
        unpublished: () => ({
          Version: 1,
          Count: 1,
          Changes: [{ Model: 'configurations' as const, ID: 1, Kind: 'changed' as const, Object: wrong }],
        }),
        validate: () => ({
          Counts: { MissingResources: 1, UnusedObjects: 0, Problems: 1, Advice: 0 },
          MissingResources: [
            { Model: 'locations', ID: 2, Field: 'MediaURL', Key: 'file-missing', Facts: { url: 'files/missing.wav' } },
          ],
          UnusedObjects: [],
          Problems: [{ Model: 'configurations', ID: 1, Field: 'Info.NewsSite', Key: 'news-url', Facts: {} }],
          Advice: [],
        }),
      },
    });
    await user.click(screen.getByRole('button', { name: 'Veröffentlichen …' }));
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByText('2 Fehler: Gäste werden sie sehen.');
    within(dialog).getByRole('link', { name: /^Station „Stille“/ });
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Veröffentlichen' }).disabled).toBe(false);
    await user.click(within(dialog).getByRole('link', { name: /News-URL/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    expect(at()).toBe('/configAbout');
  });

  const change = (ID: number) => ({
    Model: 'locations' as const,
    ID,
    Kind: 'added' as const,
    Object: { ID, Name: { de: `Saal ${ID}` } },
  });
  const two = { unpublished: () => ({ Version: 7, Count: 2, Changes: [change(8), change(9)] }) };

  const made = { ID: '1', Who: '', Note: '', MadeAt: '2026-11-28T10:00:00Z', Version: 0, Changes: 2, Objects: [] };
  const rights = { NeedsApproval: true, Publisher: '', TimeZone: 'UTC', Publications: [] };

  it('shows what was saved while it was open, leaves that out, and keeps what was chosen', async () => {
    const sent: unknown[] = [];
    let isSaved = false;
    const { user } = await showStaffPage(bar, {
      answers: {
        unpublished: () =>
          isSaved
            ? { Version: 9, Count: 3, Changes: [change(7), change(8), change(9)] }
            : { Version: 8, Count: 2, Changes: [change(8), change(9)] },
        publishPart: ({ query, body }) => {
          sent.push([query, body]);
          if (query.Seen === 9) return { Counter: 5, UpdatedAt: '2026-11-28T10:00:00Z', CopiedFrom: '' };
          isSaved = true;
          throw refusal(409, 'publication-outdated');
        },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Veröffentlichen …' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('checkbox', { name: /9/ }));
    await user.type(within(dialog).getByLabelText('Notiz für das Team'), 'Neue Säle');
    const confirm = within(dialog).getByRole('button', { name: 'Veröffentlichen' });
    await user.click(confirm);
    expect((await within(dialog).findByRole('alert')).textContent).toContain('1 Änderung ist neu oder anders.');
    const fresh = within(dialog).getByRole<HTMLInputElement>('checkbox', { name: /7.*Neu, seit Sie dies geöffnet/ });
    expect(fresh.checked).toBe(false);
    within(dialog).getByText('Wird veröffentlicht: 1 von 3 Änderungen');
    await expectAccessible();
    await user.click(confirm);
    await screen.findByText(/Gäste haben jetzt Version 5/);
    const Note = 'Neue Säle';
    const nine = { Model: 'locations', ID: 9 };
    expect(sent).toEqual([
      [{ Seen: 8 }, { Note, Without: [nine] }],
      [{ Seen: 9 }, { Note, Without: [nine, { Model: 'locations', ID: 7 }] }],
    ]);
  });

  it('finds out who decides, also by the refusal, and keeps the note', async () => {
    let isThere = false;
    const { user } = await showStaffPage(bar, {
      group: UserGroup.manager,
      answers: {
        ...two,
        publications: () => {
          if (!isThere) throw refusal(503, 'database-away');
          return { ...rights, MayPublish: true };
        },
        publishPart: () => {
          throw refusal(403, 'publication-for-others');
        },
        planPublication: ({ body }) => ({ ...made, State: 'proposed', Note: body.Note ?? '' }),
      },
    });
    await user.click(screen.getByRole('button', { name: 'Veröffentlichen …' }));
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByText(/ließ sich nicht feststellen/);
    await user.type(within(dialog).getByLabelText('Notiz für das Team'), 'Bitte');
    isThere = true;
    await user.click(within(dialog).getByRole('button', { name: 'Noch einmal versuchen' }));
    await waitFor(() => expect(within(dialog).queryByText(/ließ sich nicht feststellen/)).toBe(null));
    await user.click(within(dialog).getByRole('button', { name: 'Veröffentlichen' }));
    await user.click(await within(dialog).findByRole('button', { name: 'Vorschlagen' }));
    await screen.findByText(/^Vorgeschlagen\./);
  });

  it('leaves out what is planned, and says for when', async () => {
    const nine = { Model: 'locations', ID: 9, Kind: 'put' } as const;
    const plan = { ...made, State: 'planned' as const, At: '2098-12-24T09:00', Objects: [nine] };
    const { user } = await showStaffPage(bar, {
      answers: { ...two, publications: () => ({ ...rights, MayPublish: true, Publications: [plan] }) },
    });
    await user.click(screen.getByRole('button', { name: 'Veröffentlichen …' }));
    const dialog = within(await screen.findByRole('dialog'));
    const planned = dialog.getByRole<HTMLInputElement>('checkbox', { name: /Saal 9.*geplant für 24\.12\.2098, 09:00/ });
    const other = dialog.getByRole<HTMLInputElement>('checkbox', { name: /Saal 8/ });
    expect([planned.checked, other.checked]).toEqual([false, true]);
    dialog.getByText('Wird veröffentlicht: 1 von 2 Änderungen');
  });

  it('leaves out what is not ticked, and plans', async () => {
    const sent: unknown[] = [];
    const ids: unknown[] = [];
    const { user } = await showStaffPage(bar, {
      answers: {
        ...two,
        planPublication: ({ query, body: { ID, ...body } }) => {
          sent.push([query, body]);
          ids.push(ID);
          if (sent.length === 1) throw new RequestError({ failure: 'network', url: '/api/publications' });
          return { ...made, State: 'planned', Changes: 1, At: body.At };
        },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Veröffentlichen …' }));
    const dialog = await screen.findByRole('dialog');
    const [, first, second] = within(dialog).getAllByRole('checkbox');
    if (first === undefined || second === undefined) throw new Error('There is nothing to tick');
    await user.click(first);
    await user.click(second);
    const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Veröffentlichen' });
    expect(confirm.disabled).toBe(true);
    await user.click(second);
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Sprachen' }), 'Nur Deutsch');
    fireEvent.change(within(dialog).getByLabelText('Zu einem festen Zeitpunkt'), {
      target: { value: '2099-12-24T09:00' },
    });
    within(dialog).getByText('Wird veröffentlicht: 1 von 2 Änderungen · Nur Deutsch');
    const plan = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Planen' });
    await user.click(plan);
    await waitFor(() => expect([sent.length, plan.disabled]).toEqual([1, false]));
    await user.click(plan);
    await screen.findByText(/^Geplant für 24\.12\.2099, 09:00/);
    const asked = { Without: [{ Model: 'locations', ID: 8 }], Languages: { Only: ['de'] }, At: '2099-12-24T09:00' };
    expect(sent).toEqual([
      [{ Seen: 7 }, asked],
      [{ Seen: 7 }, asked],
    ]);
    expect(ids).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), ids[0]]);
  });

  it('proposes where someone else decides', async () => {
    const { user } = await showStaffPage(bar, {
      answers: {
        ...two,
        publications: () => ({ ...rights, MayPublish: false }),
        planPublication: () => ({ ...made, State: 'proposed' }),
      },
    });
    await user.click(screen.getByRole('button', { name: 'Veröffentlichen …' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByLabelText('Zu einem festen Zeitpunkt')).toBe(null);
    await user.click(within(dialog).getByRole('button', { name: 'Vorschlagen' }));
    await screen.findByText(/^Vorgeschlagen\./);
  });
});

it('a step that is undone out of sight is announced, with a way there', async () => {
  localStorage.setItem('cmsAutosave', 'off');
  const { user, draft, at } = await showStaffPage(bar);
  const { draft: opened } = draft().getState();
  await act(async () => draft().put('locations', { ...objectOf(opened, station), Name: { de: 'Still' } }));
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await user.click(await screen.findByRole('link', { name: 'Rückgängig gemacht: Station „Stille“' }));
  expect(at()).toBe('/locations/2');
});

it('steps that are undone one after the other are announced each in the place of the one before', async () => {
  localStorage.setItem('cmsAutosave', 'off');
  const { user, draft } = await showStaffPage(bar);
  for (const ID of [1, 2]) {
    const { draft: opened } = draft().getState();
    await act(async () =>
      draft().put('locations', { ...objectOf(opened, { ...station, ID }), Name: { de: 'Anders' } }),
    );
  }
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await screen.findByRole('link', { name: 'Rückgängig gemacht: Station „Ton“' });
  await waitFor(() => expect(screen.queryByRole('link', { name: /Stille/ })).toBe(null));
});
