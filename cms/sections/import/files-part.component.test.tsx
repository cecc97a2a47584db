import { MantineProvider } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RequestError } from '#contract/errors.ts';
import { hexDigest } from '#contract/hex-digest.ts';
import { utf8, zipOf } from '#content/testing/zip-of.ts';
import { workerHere } from '#tests/component/worker-here.ts';
import { giveRoom } from '#tests/component/in-sight.ts';
import { type Answers, refusal, showStaffPage } from '#tests/component/staff-page.tsx';
import { objectsOf } from '../../draft/draft.ts';
import { AutosaveProvider } from '../../workspace/autosave.tsx';
import { LeaveDialog } from '../../workspace/leave-dialog.tsx';
import { type StoredFile } from '../../files/files-store.ts';
import { ImportSection } from './import-section.tsx';
import { createImportTasks } from './work/import-tasks.ts';

beforeEach(() => {
  giveRoom();
  vi.stubGlobal('Worker', workerHere(createImportTasks));
  vi.stubGlobal('isSecureContext', true);
  localStorage.setItem('cmsAutosave', 'off');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

interface Server {
  /** Called before each file is stored. */
  readonly before?: (path: string) => void | Promise<void>;
  /** Called before each file's answer goes back. */
  readonly after?: (path: string) => void;
}

/** The door for folders, with files chosen, and a server that keeps what it gets. */
async function choose(files: readonly File[], { before, after }: Server = {}) {
  const stored: StoredFile[] = [];
  const asked: string[] = [];
  const answers: Answers = {
    listFiles: () => ({ Folder: '', Folders: [], Files: [...stored] as never[] }),
    createFolder: () => undefined as never,
    uploadFiles: async ({ params, body }) => {
      const file = body.get('file') as File;
      const Path = `${params['*']}/${file.name}`;
      asked.push(Path);
      await before?.(Path);
      const SHA256 = await hexDigest(await file.arrayBuffer());
      const kept = { Name: file.name, Path, Bytes: file.size, Type: 'audio/mpeg', SHA256, ModifiedAt: '' };
      stored.push(kept);
      after?.(Path);
      return { Files: [kept], Refused: [] };
    },
  };
  const page = await showStaffPage(
    <AutosaveProvider>
      {/* Tabs hide as in browsers. */}
      <MantineProvider env="default">
        <ImportSection />
      </MantineProvider>
      <LeaveDialog />
    </AutosaveProvider>,
    { section: '/import', at: '/import?part=files', answers },
  );
  await page.user.upload(await screen.findByLabelText('Dateien auswählen', { selector: 'input' }), [...files]);
  const urls = () => objectsOf(page.draft().getState().draft, 'locations').map(({ MediaURL }) => MediaURL);
  const apply = async (): Promise<void> =>
    page.user.click(await screen.findByRole('button', { name: /^\d+ Änderung(?:en)? übernehmen$/ }));
  return { ...page, asked, stored, urls, apply };
}

const recording = (name: string, content = name): File => new File([content], name, { type: 'audio/mpeg' });
const two = [recording('1_en.mp3'), recording('2 Halle_de.mp3')];
const given = [{ de: 'files/tone.wav', en: 'files/audio/1_en.mp3' }, { de: 'files/audio/2 Halle_de.mp3' }];
const before = [{ de: 'files/tone.wav', en: 'files/tone.wav' }, { de: 'files/missing.wav' }];
const lost = (): never => {
  throw new RequestError({ failure: 'network', url: '/uploadFiles' });
};

it('sends files, and gives them to their stations once all have arrived', async () => {
  const { asked, urls, apply } = await choose(two);
  const examples = await screen.findByRole('table', { name: 'Die ersten Dateien' });
  expect(examples.textContent).toContain('2 Halle_de.mp32DeutschHalle');
  await apply();
  await screen.findByRole('region', { name: 'Übernommen' });
  expect(asked).toEqual(['audio/1_en.mp3', 'audio/2 Halle_de.mp3']);
  await waitFor(() => expect(urls()).toEqual(given));
});

it('takes a zip for the folder that it holds, and says why it cannot take another', async () => {
  const zip = zipOf([{ name: '1_en.mp3', data: utf8('one') }]);
  const { asked, urls, apply } = await choose([new File([zip], 'Ton.zip'), new File(['Text'], 'Text.zip')]);
  const left = await screen.findByRole('region', { name: 'Bleibt weg (1)' });
  expect(left.textContent).toContain('Text.zipDieses Archiv lässt sich hier nicht öffnen.');
  await apply();
  await waitFor(() => expect(urls()[0]).toEqual({ de: 'files/tone.wav', en: 'files/Ton/1_en.mp3' }));
  expect(asked).toEqual(['Ton/1_en.mp3']);
});

it.each([
  ['the network is lost', lost],
  [
    'the server restarts behind its proxy',
    () => {
      throw refusal(503, 'away');
    },
  ],
])('goes on by itself after %s', async (_what, fail) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  let isAway = true;
  const { asked, urls, apply } = await choose(two, { before: () => (isAway ? fail() : undefined) });
  await apply();
  await screen.findByText('Der Server ist nicht erreichbar. Das Senden geht von selbst weiter, sobald er es ist.');
  expect(urls()).toEqual(before);
  isAway = false;
  asked.length = 0;
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  await waitFor(() => expect(urls()).toEqual(given));
  expect(asked.toSorted()).toEqual(['audio/1_en.mp3', 'audio/2 Halle_de.mp3']);
});

it('does not send a file again whose answer alone was lost', async () => {
  let isAway = true;
  const { asked, urls, apply } = await choose(two, { after: () => (isAway ? lost() : undefined) });
  await apply();
  await screen.findByText(/^Der Server ist nicht erreichbar/);
  isAway = false;
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(urls()).toEqual(given));
  expect(asked).toEqual(['audio/1_en.mp3', 'audio/2 Halle_de.mp3']);
});

it('sends files with the same content once', async () => {
  const { asked, urls, apply } = await choose([recording('1_en.mp3', 'same'), recording('2_de.mp3', 'same')]);
  await apply();
  await waitFor(() =>
    expect(urls()).toEqual([{ de: 'files/tone.wav', en: 'files/audio/1_en.mp3' }, { de: 'files/audio/1_en.mp3' }]),
  );
  expect(asked).toEqual(['audio/1_en.mp3']);
});

it('asks before it is left while files are sent, and then changes nothing', async () => {
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const { user, urls, apply, go, at } = await choose(two, { before: () => arrival });
  await apply();
  await screen.findByRole('region', { name: 'Die Dateien werden gesendet' });
  void go('/tours');
  const ask = await screen.findByRole('dialog', { name: 'Es werden noch Dateien gesendet' });
  await user.click(screen.getByRole('button', { name: 'Hier bleiben' }));
  await waitFor(() => expect(ask.isConnected).toBe(false));
  expect(at()).toBe('/import?part=files');
  void go('/tours');
  await user.click(await screen.findByRole('button', { name: 'Abbrechen und weiter' }));
  await waitFor(() => expect(at()).toBe('/tours'));
  arrive();
  expect(urls()).toEqual(before);
});

it('goes on in a hidden tab', async () => {
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const { user, urls, apply, go, at } = await choose(two, { before: () => arrival });
  const look = async (): Promise<void> => {
    await user.click(screen.getByRole('tab', { name: 'Tabelle' }));
    await user.click(screen.getByRole('tab', { name: 'Aufnahmen und Bilder' }));
  };
  await screen.findByRole('button', { name: '2 Änderungen übernehmen' });
  await look();
  const examples = await screen.findByRole('table', { name: 'Die ersten Dateien' });
  expect(examples.textContent).toContain('2 Halle_de.mp32DeutschHalle');
  await apply();
  await user.click(screen.getByRole('tab', { name: 'Tabelle' }));
  void go('/tours');
  await user.click(await screen.findByRole('button', { name: 'Hier bleiben' }));
  expect(at()).toBe('/import?part=sheet');
  arrive();
  await waitFor(() => expect(urls()).toEqual(given));
});

it('keeps its files when something else is imported beside it', async () => {
  const { user } = await choose(two);
  await screen.findByText(/^2 Dateien, /);
  await user.click(screen.getByRole('tab', { name: 'Tabelle' }));
  await user.click(screen.getByRole('button', { name: 'Aus der Zwischenablage einfügen' }));
  await user.click(screen.getByRole('textbox', { name: 'Kopierte Zellen' }));
  await user.paste('Code\tName\n1\tKlang');
  await user.click(screen.getByRole('button', { name: 'Zellen lesen' }));
  await user.click(await screen.findByRole('button', { name: '1 Änderung übernehmen' }));
  await user.click(await screen.findByRole('button', { name: 'Noch etwas importieren' }));
  expect(screen.getByText(/^2 Dateien, /).isConnected).toBe(true);
});

it('stops if its tour is deleted while files are sent', async () => {
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const { draft, urls, apply } = await choose(two, { before: () => arrival });
  await apply();
  await screen.findByRole('region', { name: 'Die Dateien werden gesendet' });
  const items = [1, 2].map((ID) => ({ model: 'tourItems', ID }) as const);
  draft().remove([...items, { model: 'tours', ID: 1 }]);
  const tour = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Tour' });
  expect(tour.selectedOptions[0]?.textContent).toBe('Tour wählen …');
  arrive();
  expect(urls()).toEqual(before);
});
