import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { smallMuseum } from '#tests/browser/museum.ts';
import { mountInGuide, type GuidePage, type GuidePageOptions } from '#tests/component/guide-page.tsx';
import { joinOtherTabs } from '../adapters/other-tabs.ts';
import { InfoScreen } from '../screens/info/info-screen.tsx';
import { DetailScreen } from '../station/screen/detail-screen.tsx';
import { LocationsScreen } from '../tours/stations/locations-screen.tsx';
import { offerAloud } from './aloud-part.tsx';
import { type Voice } from '../adapters/pick-voice.ts';

const german = { name: 'Anna', lang: 'de-DE', localService: true, default: true };
const remote = { name: 'Google Deutsch', lang: 'de-DE', localService: false, default: true };
const latin = { name: 'Google Latin', lang: 'la', localService: false, default: false };

class FakeUtterance extends EventTarget {
  voice: Voice | null = null;
  lang = '';
  rate = 1;
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
  tell(type: string, facts: object = {}): void {
    act(() => void this.dispatchEvent(Object.assign(new Event(type), facts)));
  }
}

/** As Chrome's: what is cancelled reports an error later. */
class FakeSynthesis extends EventTarget {
  voices: readonly Voice[] = [];
  queue: FakeUtterance[] = [];
  readonly heard: string[] = [];
  pending = false;
  get speaking(): boolean {
    return this.queue.length > 0;
  }
  getVoices = (): readonly Voice[] => this.voices;
  resume = (): void => undefined;
  speak = (utterance: FakeUtterance): void => {
    this.queue.push(utterance);
    this.heard.push(`${utterance.text} (${utterance.voice?.name} ${utterance.rate})`);
  };
  cancel = (): void => {
    for (const [index, utterance] of this.queue.splice(0).entries())
      queueMicrotask(() => utterance.tell('error', { error: index === 0 ? 'interrupted' : 'canceled' }));
  };
  bring(...voices: readonly Voice[]): void {
    this.voices = voices;
    act(() => void this.dispatchEvent(new Event('voiceschanged')));
  }
  /** What is being said begins and comes to its end. */
  finish(): void {
    const utterance = this.queue.shift();
    utterance?.tell('start');
    utterance?.tell('end');
  }
}

let synthesis: FakeSynthesis;

beforeEach(() => {
  synthesis = new FakeSynthesis();
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
});

const definition = {
  ...smallMuseum,
  Locations: [
    {
      ID: 1,
      Type: 0,
      Name: { de: 'Der Krug' },
      MediaURL: { de: 'files/tone.wav' },
      Text: {
        de: '<p>Er ist alt, z. B. aus Ton. Wer trank <i lang="la">aquam</i>?</p><p>Niemand weiß es.</p>',
        'de-x-easy': '<p>Der Krug ist alt.</p>',
      },
      Transcript: { de: '<p>Gesprochen wird hier.</p>' },
    },
    { ID: 2, Type: 2, Name: { de: 'Stille' } },
  ],
  Configurations: [{ ID: 1, Info: { Menu: true, HoursText: { de: '<p>Täglich. Außer montags.</p>' } } }],
};

async function mount(element: Parameters<typeof mountInGuide>[0], options: GuidePageOptions): Promise<GuidePage> {
  const page = await mountInGuide(element, { definition, stored: { profile: '{"aloud":true}' }, ...options });
  await act(() => offerAloud(page.visit));
  return page;
}

const station = (options: GuidePageOptions = {}) => mount(<DetailScreen />, { at: '/detail/1', ...options });
const offer = () => screen.findByRole('button', { name: 'Vorlesen' });
const press = async ({ user }: GuidePage, name: string) =>
  await user.click(await screen.findByRole('button', { name }));
const heard = () => synthesis.heard.splice(0).map((line) => line.replace(' (Anna 1)', ''));

it('reads a station sentence by sentence, each with the voice of its language, and says when it is done', async () => {
  synthesis.voices = [remote, german, latin];
  const page = await station();
  await offer();
  await press(page, 'Vorlesen');
  for (let sentence = 0; sentence < 6; sentence += 1) synthesis.finish();
  expect(heard()).toEqual([
    'Der Krug',
    'Er ist alt, z. B. aus Ton.',
    // The word in Latin has no voice without a network.
    'Wer trank',
    'Niemand weiß es.',
  ]);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'Das war alles auf dieser Seite.',
  );
  expect(screen.queryByRole('group', { name: 'Vorlesen' })).toBeNull();
});

it('pauses, goes on, steps and stops, and gives the focus back', async () => {
  synthesis.voices = [german];
  const page = await station();
  await press(page, 'Vorlesen');
  await press(page, 'Nächster Satz');
  await press(page, 'Vorlesen anhalten');
  expect(synthesis.speaking).toBe(false);
  await press(page, 'Weiterlesen');
  await press(page, 'Voriger Satz');
  await waitFor(() => expect(synthesis.speaking).toBe(true));
  expect(heard().at(-1)).toBe('Der Krug');
  await page.user.selectOptions(screen.getAllByLabelText('Tempo').at(-1) ?? document.body, '1.5');
  await waitFor(() => expect(synthesis.heard).toEqual(['Der Krug (Anna 1.5)']));
  expect(page.settings.getState().speed).toBe(1.5);
  await page.user.keyboard('{Escape}');
  expect(synthesis.speaking).toBe(false);
  expect(document.activeElement?.textContent).toBe('Vorlesen');
});

it('marks the sentence that is read where the browser can', async () => {
  synthesis.voices = [german];
  const highlights = new Map<string, Set<Range>>();
  vi.stubGlobal('CSS', { highlights });
  vi.stubGlobal(
    'Highlight',
    class extends Set<Range> {
      constructor(...ranges: readonly Range[]) {
        super(ranges);
      }
    },
  );
  const marked = () => [...(highlights.get('aloud') ?? [])].map(String);
  const page = await station();
  await press(page, 'Vorlesen');
  synthesis.finish();
  await waitFor(() => expect(marked()).toEqual(['Er ist alt, z. B. aus Ton.']));
  await press(page, 'Vorlesen anhalten');
  expect(marked()).toEqual(['Er ist alt, z. B. aus Ton.']);
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(marked()).toEqual([]));
});

it('reads the transcript only when it is open', async () => {
  synthesis.voices = [german];
  const page = await station();
  await press(page, 'Mitlesen');
  await press(page, 'Vorlesen');
  synthesis.finish();
  synthesis.finish();
  expect(heard().slice(0, 2)).toEqual(['Der Krug', 'Gesprochen wird hier.']);
});

it('stops when the visitor switches to another variant, and then reads its text', async () => {
  synthesis.voices = [german];
  const page = await station();
  await press(page, 'Vorlesen');
  await act(async () => page.settings.change({ variant: 'easy' }));
  expect(synthesis.speaking).toBe(false);
  heard();
  await press(page, 'Vorlesen');
  synthesis.finish();
  await waitFor(() => expect(heard()).toEqual(['Der Krug', 'Der Krug ist alt.']));
});

it('stops when the text that it reads changes or closes', async () => {
  synthesis.voices = [german];
  const page = await station();
  await press(page, 'Mitlesen');
  await press(page, 'Vorlesen');
  synthesis.finish();
  expect(heard().at(-1)).toBe('Gesprochen wird hier.');
  await press(page, 'Mitlesen');
  await offer();
  await press(page, 'Vorlesen');
  const { firstChild } = screen.getByRole('heading', { name: 'Der Krug' });
  if (firstChild !== null) firstChild.nodeValue = 'Der Topf';
  // Before the voice is given up because it has not begun.
  await waitFor(() => expect(synthesis.speaking).toBe(false), { timeout: 5000 });
});

it('stops when the last voice goes', async () => {
  synthesis.voices = [german];
  const page = await station();
  await press(page, 'Vorlesen');
  synthesis.bring(remote);
  expect(synthesis.speaking).toBe(false);
  synthesis.bring(german);
  await offer();
});

it('reads the entries of a list, and the texts about the museum', async () => {
  synthesis.voices = [german];
  const list = await mount(<LocationsScreen />, { at: '/locations/1?by=list' });
  await press(list, 'Vorlesen');
  for (let entry = 0; entry < 3; entry += 1) synthesis.finish();
  expect(heard()).toEqual(['Rundgang', '1, Der Krug', '2, Stille']);
  cleanup();
  const info = await mount(<InfoScreen />, { at: '/info' });
  await press(info, 'Vorlesen');
  for (let sentence = 0; sentence < 3; sentence += 1) synthesis.finish();
  expect(heard()).toEqual(['Über das Museum', 'Täglich.', 'Außer montags.']);
});

it('is offered once a voice has come that needs no network, and only to visitors who asked for it', async () => {
  synthesis.voices = [remote];
  const { settings } = await station();
  await screen.findByText('Niemand weiß es.');
  expect(screen.queryByRole('button', { name: 'Vorlesen' })).toBeNull();
  synthesis.bring(remote, german);
  await offer();
  act(() => settings.change({ aloud: false }));
  expect(screen.queryByRole('button', { name: 'Vorlesen' })).toBeNull();
});

it('without a synthesizer there is nothing', async () => {
  vi.stubGlobal('speechSynthesis', undefined);
  await station();
  await screen.findByText('Niemand weiß es.');
  expect(screen.queryByRole('button', { name: 'Vorlesen' })).toBeNull();
});

it('never sounds over a recording, and stops with the language and the page', async () => {
  synthesis.voices = [german, { ...german, name: 'Kate', lang: 'en-GB' }];
  const page = await station();
  await press(page, 'Vorlesen');
  const onHushed = vi.fn<() => void>();
  const recording = joinOtherTabs(onHushed);
  recording.silence();
  await waitFor(() => expect(synthesis.speaking).toBe(false));
  await press(page, 'Vorlesen');
  await waitFor(() => expect(onHushed).toHaveBeenCalled());
  recording.close();
  act(() => page.settings.chooseLanguage('en'));
  await waitFor(() => expect(synthesis.speaking).toBe(false));
  await press(page, 'Read aloud');
  expect(synthesis.speaking).toBe(true);
  act(() => void dispatchEvent(new Event('pagehide')));
  expect(synthesis.speaking).toBe(false);
});

it('waits where the device takes the voice away, and says where the voice fails', async () => {
  synthesis.voices = [german];
  const page = await station();
  await press(page, 'Vorlesen');
  act(() => synthesis.cancel());
  await press(page, 'Weiterlesen');
  const [utterance] = synthesis.queue.splice(0);
  utterance?.tell('error', { error: 'synthesis-failed' });
  await screen.findByText(/Die Stimme Ihres Geräts antwortet gerade nicht/);
  await press(page, 'Weiterlesen');
  expect(synthesis.speaking).toBe(true);
});
