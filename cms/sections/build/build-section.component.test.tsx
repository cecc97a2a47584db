import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { BuildState } from '#contract/calls/build-calls.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { goodApp } from '#tests/browser/good-app.ts';
import { expectAccessible } from '#tests/component/accessible.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { AutosaveProvider } from '../../workspace/autosave.tsx';
import { LeaveDialog } from '../../workspace/leave-dialog.tsx';
import { BuildSection } from './build-section.tsx';

/** Shows the page of the app beside a link to the tours, with a server that keeps addresses in one form. */
async function showPage(ApplicationID: string) {
  const sent: unknown[] = [];
  let Settings = { ...goodApp, ApplicationID, HasPIN: false };
  const answer = () => ({
    Settings,
    Problems: Settings.ApplicationID.includes('class')
      ? [{ Field: 'ApplicationID', Reason: 'app-id-reserved', Facts: { word: 'class' }, IsFatal: true } as const]
      : Settings.ApplicationID === ''
        ? [{ Field: 'ApplicationID', Reason: 'app-id-wrong', Facts: { limit: 150 }, IsFatal: true } as const]
        : [],
    Estimate: { Files: 3, Bytes: 2048 },
  });
  const page = await showStaffPage(
    <AutosaveProvider>
      <Link to="/tours">Touren</Link>
      <LeaveDialog />
      <BuildSection />
    </AutosaveProvider>,
    {
      section: '/build',
      definition: {
        ...smallMuseum,
        Themes: [{ ID: 1, Name: { de: 'Haus' }, PrimaryColor: '#7a1f1f', IsDefault: true }],
      },
      answers: {
        buildSettings: answer,
        setBuildSettings: ({ body }) => {
          sent.push(body);
          const ServerAddress = body.ServerAddress === '' ? '' : new URL(body.ServerAddress).href;
          Settings = { ...Settings, ...body, ServerAddress };
          return answer();
        },
        buildStatus: () => ({ CanBuild: true, State: BuildState.none, Log: [], Builds: [], Tools: [] }),
      },
    },
  );
  return { ...page, sent };
}

const textbox = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

describe('the page of the app', () => {
  it('names what keeps the app from being built, and leads to its field', async () => {
    const { user } = await showPage('');
    const id = await textbox('Anwendungs-ID');
    await screen.findByText('Kein Build gefunden.');
    expect(id.getAttribute('aria-invalid')).toBe('true');
    screen.getByText(/^Eine Anwendungs-ID besteht aus mindestens zwei Teilen/);
    for (const kind of ['Debug', 'Release'])
      expect(screen.getByRole<HTMLButtonElement>('button', { name: `${kind}-APK bauen` }).disabled).toBe(true);
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Anwendungs-ID' }));
    expect(document.activeElement).toBe(id);
    await user.paste('de.haus.class');
    screen.getByText(/^Speichern Sie zuerst die geänderten Angaben/);
    expect(id.getAttribute('aria-invalid')).not.toBe('true');
    await user.keyboard('{Enter}');
    await screen.findByText(/^Die Anwendungs-ID darf den Teil „class“ nicht enthalten/);
  });

  it('shows what the server keeps, how the app will look and weigh, and loses nothing that is left', async () => {
    const { user, sent, at } = await showPage('de.haus.guide');
    const server = await textbox('Adresse des Servers für neuere Inhalte');
    await user.click(server);
    await user.paste('HTTPS://Museum.example/guide/');
    await user.click(screen.getByRole('button', { name: 'Angaben speichern' }));
    await screen.findByText('Alle Angaben sind gespeichert.');
    await waitFor(async () =>
      expect((await textbox('Adresse des Servers für neuere Inhalte')).value).toBe('https://museum.example/guide/'),
    );
    const name = screen.getByLabelText('Name der App');
    await user.clear(name);
    await user.paste('Haus am Fluss');
    const preview = screen.getByRole('figure');
    within(preview).getByText('So erscheint die App');
    within(preview).getByText('Haus am Fluss');
    expect(within(preview).getByRole('list', { name: 'Farben des Standard-Themas' }).textContent).toContain('#7a1f1f');
    screen.getByText('Die App wird etwa 2 KB groß: 3 Dateien.');
    await user.click(screen.getByRole('link', { name: 'Touren' }));
    const dialog = await screen.findByRole('dialog', { name: 'Es gibt nicht gespeicherte Änderungen' });
    expect(at()).toBe('/build');
    await user.click(within(dialog).getByRole('button', { name: 'Speichern und weiter' }));
    await waitFor(() => expect(at()).toBe('/tours'));
    expect(sent.at(-1)).toMatchObject({ AppName: 'Haus am Fluss' });
  });
});
