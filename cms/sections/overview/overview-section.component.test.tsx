import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UserGroup } from '#contract/staff-kinds.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { expectAccessible } from '#tests/component/accessible.ts';
import { refusal, showStaffPage } from '#tests/component/staff-page.tsx';
import { AutosaveProvider } from '../../workspace/autosave.tsx';
import { SaveBar } from '../../workspace/save-bar.tsx';
import { WorkNewsProvider } from '../../workspace/work-news.tsx';
import { OverviewSection } from './overview-section.tsx';

const overview = (
  <WorkNewsProvider>
    <AutosaveProvider>
      <SaveBar />
    </AutosaveProvider>
    <OverviewSection />
  </WorkNewsProvider>
);

const work = { Unpublished: 1, Counter: 2, AtWork: [{ User: 'manager', Place: '/locations/7' }] };
const part = (name: string) => screen.findByRole('region', { name });

const rights = { NeedsApproval: true, Publisher: '', MayPublish: true, TimeZone: 'UTC' };

describe('the overview', () => {
  it('leads a new museum to its first station', async () => {
    const { Languages, Providers } = smallMuseum;
    const { user, at } = await showStaffPage(overview, {
      section: '/overview',
      definition: { Languages, Providers },
      answers: { reportWork: () => ({ ...work, Unpublished: 0, AtWork: [] }) },
    });
    const steps = await part('Erste Schritte');
    within(steps).getByText('2 von 7 erledigt');
    within(await part('Stand des Guides')).getByText('Alles Gespeicherte ist veröffentlicht.');
    expect(screen.queryByText(/gespeichert, aber nicht veröffentlicht$/)).toBe(null);
    await user.click(within(steps).getByRole('link', { name: 'Die erste Station anlegen' }));
    expect(at()).toBe('/locations');
  });

  it('shows what waits to be published, what was edited last and who is at work, with ways there', async () => {
    const { user, at } = await showStaffPage(overview, {
      section: '/overview',
      definition: { ...smallMuseum, Locations: [{ ID: 7, Revision: 2, Name: { de: 'Pendeluhr' } }], TourItems: [] },
      answers: { reportWork: () => work },
    });
    within(await part('Erste Schritte')).getByText('3 von 7 erledigt');
    const waiting = '1 Objekt ist gespeichert, aber nicht veröffentlicht';
    within(await part('Stand des Guides')).getByText(waiting);
    const publish = screen.getByRole('button', { name: /^Veröffentlichen …/ });
    within(publish).getByText('1');
    const described = publish.getAttribute('aria-describedby') ?? '';
    expect(document.querySelector(`[id="${described}"]`)?.textContent).toBe(waiting);
    within(await part('Zuletzt bearbeitet')).getByRole('link', { name: 'Station „Pendeluhr“' });
    const people = await part('Wer sonst gerade arbeitet');
    expect(within(people).getByRole('listitem').textContent).toBe('manager · Station „Pendeluhr“');
    await user.click(within(people).getByRole('link', { name: 'Station „Pendeluhr“' }));
    expect(at()).toBe('/locations/7');
  });

  it('shows the desk no way into other sections', async () => {
    await showStaffPage(overview, {
      section: '/overview',
      group: UserGroup.desk,
      answers: { reportWork: () => ({ ...work, AtWork: [{ User: 'root', Place: '/locations' }] }) },
    });
    await part('Stand des Guides');
    const people = await part('Wer sonst gerade arbeitet');
    within(people).getByText('root · Stationen');
    expect(within(people).queryByRole('link')).toBe(null);
    for (const name of ['Was nicht stimmt', 'Letzte Sicherung', 'Heute', 'Zuletzt bearbeitet'])
      expect(screen.queryByRole('region', { name })).toBe(null);
  });

  it('shows what is planned, with ways to move, publish and cancel it', async () => {
    const sent: unknown[] = [];
    const advent = {
      ID: 'x',
      State: 'planned' as const,
      Who: 'Anna',
      Note: 'Advent',
      MadeAt: '2099-11-01T08:00:00Z',
      At: '2099-12-01T09:00',
      Version: 4,
      Languages: { Only: ['de', 'en'] },
      Changes: 23,
      Objects: [
        { Model: 'locations' as const, ID: 1, Kind: 'put' as const },
        { Model: 'tours' as const, ID: 77, Kind: 'deleted' as const },
      ],
    };
    interface Given {
      readonly body?: unknown;
      readonly params: { readonly ID: string };
      readonly query: { readonly Seen?: number | undefined };
    }
    const asked = (what: string) => (given: Given) => {
      sent.push([what, given.params.ID, given.query.Seen, given.body]);
      return advent;
    };
    const { user } = await showStaffPage(overview, {
      section: '/overview',
      answers: {
        reportWork: () => work,
        publications: () => ({ ...rights, Publications: [advent] }),
        publicationObjects: () => ({
          Objects: [
            {
              Model: 'locations' as const,
              ID: 1,
              Before: { ID: 1, Name: { de: 'Laut' } },
              Object: { ID: 1, Name: { de: 'Still' } },
            },
            { Model: 'tours' as const, ID: 77, Before: { ID: 77, Code: 'ALT' } },
          ],
        }),
        movePublication: asked('move'),
        publishPlanned: asked('publish'),
        cancelPublication: asked('cancel'),
      },
    });
    const planned = within(await part('Geplante Veröffentlichungen')).getByRole('group', { name: /Advent$/ });
    within(planned).getByText('23 Änderungen, von Anna');
    within(planned).getByText('Nur Deutsch und English');
    await user.click(within(planned).getByRole('button', { name: /^Was dabei ist: .*Advent$/ }));
    await within(planned).findByRole('link', { name: 'Station „Ton“' });
    within(planned).getByText('Tour „ALT“ · gelöscht');
    await user.click(within(planned).getByRole('button', { name: 'Vergleichen: Station „Ton“ · geändert' }));
    await within(planned).findByText('Laut');
    within(planned).getByText('Still');
    within(planned).getByText('und 21 weitere');
    await expectAccessible();
    fireEvent.change(within(planned).getByLabelText('Zeitpunkt der Veröffentlichung'), {
      target: { value: '2099-12-02T09:00' },
    });
    await user.click(within(planned).getByRole('button', { name: 'Zeitpunkt festlegen' }));
    for (const name of ['Jetzt veröffentlichen', 'Absagen']) {
      await user.click(within(planned).getByRole('button', { name }));
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    }
    expect(sent).toEqual([
      ['move', 'x', 4, { At: '2099-12-02T09:00' }],
      ['publish', 'x', 4, undefined],
      ['cancel', 'x', 4, {}],
    ]);
  });

  it('reads a publication again that a colleague has changed, and shows its present time', async () => {
    const made = { ID: 'x', State: 'planned' as const, Who: 'Anna', Note: 'Advent', MadeAt: '2099-11-01T08:00:00Z' };
    let now = { ...made, Version: 1, At: '2099-12-01T09:00', Changes: 1, Objects: [] };
    const { user } = await showStaffPage(overview, {
      section: '/overview',
      answers: {
        reportWork: () => work,
        publications: () => ({ ...rights, Publications: [now] }),
        publishPlanned: ({ query }) => {
          if (query.Seen === now.Version) throw new Error('It is published in a version that was not seen');
          throw refusal(409, 'publication-changed');
        },
      },
    });
    const planned = within(await part('Geplante Veröffentlichungen')).getByRole('group', { name: /Advent$/ });
    now = { ...now, Version: 2, At: '2099-12-05T09:00', Changes: 8 };
    await user.click(within(planned).getByRole('button', { name: 'Jetzt veröffentlichen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Jetzt veröffentlichen?' }));
    await user.click(dialog.getByRole('button', { name: 'Jetzt veröffentlichen' }));
    await within(planned).findByText('8 Änderungen, von Anna');
    screen.getByText(/^Jemand hat diese Veröffentlichung inzwischen geändert/);
    const time = within(planned).getByLabelText<HTMLInputElement>('Zeitpunkt der Veröffentlichung');
    const move = within(planned).getByRole<HTMLButtonElement>('button', { name: 'Zeitpunkt festlegen' });
    expect([time.value, move.disabled]).toEqual(['2099-12-05T09:00', true]);
  });

  it.each([
    [3, 'cancelled', 'Anna hat Ihren Vorschlag abgelehnt: zu früh'],
    [3, 'done', 'Anna hat Ihren Vorschlag veröffentlicht. Bitte'],
    [40, 'cancelled', undefined],
    [40, 'done', undefined],
  ] as const)('tells for a fortnight what became of a proposal (%d days: %s)', async (days, State, told) => {
    const ended = {
      ID: 'x',
      State,
      Who: 'root',
      Note: 'Bitte',
      MadeAt: '2026-01-01T08:00:00Z',
      Version: 1,
      Changes: 1,
      Objects: [],
      Answer: 'zu früh',
      EndedAt: new Date(Date.now() - days * 86_400_000).toISOString(),
      EndedBy: 'Anna',
    };
    await showStaffPage(overview, {
      section: '/overview',
      answers: {
        reportWork: () => work,
        publications: () => ({ ...rights, Publications: [ended] }),
      },
    });
    const card = within(await part('Geplante Veröffentlichungen'));
    expect(card.queryAllByText(/^Anna hat Ihren Vorschlag/).map((line) => line.textContent)).toEqual(
      told === undefined ? [] : [told],
    );
  });

  it('declines a proposal with a note, and says why a publication failed and what stayed as it was', async () => {
    const sent: unknown[] = [];
    const made = { Who: 'Anna', MadeAt: '2099-11-01T08:00:00Z', Version: 4, Changes: 1, Objects: [] };
    const proposed = { ...made, ID: 'p', State: 'proposed' as const, Note: 'Bitte' };
    const failed = {
      ...made,
      ID: 'f',
      State: 'failed' as const,
      Note: 'Advent',
      At: '2099-12-01T09:00',
      Problems: [
        {
          Model: 'tourItems',
          ID: 1,
          Field: 'LocationID',
          Key: 'reference-dangling',
          Facts: { model: 'locations', ID: 77 },
        },
      ],
    };
    const done = {
      ...made,
      ID: 'd',
      State: 'done' as const,
      Note: '',
      EndedAt: '2099-11-02T08:00:00Z',
      EndedBy: 'schedule',
      Stayed: [{ Model: 'tours' as const, ID: 1 }],
    };
    const { user } = await showStaffPage(overview, {
      section: '/overview',
      answers: {
        reportWork: () => work,
        publications: () => ({ ...rights, Publications: [proposed, failed, done] }),
        cancelPublication: ({ params, body }) => {
          sent.push([params.ID, body]);
          return proposed;
        },
      },
    });
    const card = within(await part('Geplante Veröffentlichungen'));
    card.getByRole('link', { name: /Verweist auf Station 77/ });
    card.getByText('Diese wurden inzwischen neuer veröffentlicht und bleiben so:');
    card.getByRole('link', { name: /^Tour/ });
    const entry = within(card.getByRole('group', { name: /Bitte$/ }));
    await user.click(entry.getByRole('button', { name: 'Ablehnen' }));
    await user.type(entry.getByLabelText('Notiz: warum es abgelehnt wird'), ' Zu früh ');
    await user.click(entry.getByRole('button', { name: 'Vorschlag ablehnen' }));
    expect(sent).toEqual([['p', { Note: 'Zu früh' }]]);
  });
});
