import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountInGuide } from '#tests/component/guide-page.tsx';
import { ScanScreen } from './scan-screen.tsx';

/** The browser's answers to the requests for the camera. */
let answers: (() => Promise<MediaStream>)[] = [];

beforeEach(() => {
  answers = [];
  seen = undefined;
  vi.stubGlobal('BarcodeDetector', Reader);
  const getUserMedia = () => (answers.shift() ?? (() => Promise.resolve(camera().stream)))();
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

/** The code that the camera sees. */
let seen: string | undefined;

class Reader {
  static getSupportedFormats = () => Promise.resolve(['qr_code']);
  detect = () => Promise.resolve(seen === undefined ? [] : [{ rawValue: seen }]);
}

interface CameraOptions {
  readonly torch?: boolean;
  readonly light?: () => Promise<void>;
}

function camera({ torch = false, light = () => Promise.resolve() }: CameraOptions = {}) {
  const track = Object.assign(new EventTarget(), {
    stop: vi.fn<() => void>(),
    getCapabilities: () => ({ torch }),
    applyConstraints: vi.fn<() => Promise<void>>(light),
  });
  const stream = Object.assign(new MediaStream(), { getTracks: () => [track] }) as unknown as MediaStream;
  return { stream, track };
}

const refusing = (name: string) => () => Promise.reject(new DOMException('', name));

async function open(at = '/scan') {
  const page = await mountInGuide(<ScanScreen />, { at });
  return {
    ...page,
    turnOn: async () => page.user.click(await screen.findByRole('button', { name: 'Kamera einschalten' })),
  };
}

const looking = 'Halten Sie den Code in den Rahmen.';

describe('the camera', () => {
  it('is released when the visitor leaves before allowing it', async () => {
    const { stream, track } = camera();
    let allow = (): void => undefined;
    answers = [() => new Promise((resolve) => (allow = () => resolve(stream)))];
    const { user, turnOn } = await open();
    await turnOn();
    await screen.findByText(/Ihre Kamera wird eingeschaltet/);
    await user.click(screen.getByRole('link', { name: 'Zurück' }));
    await act(async () => allow());
    expect(track.stop).toHaveBeenCalledOnce();
  });

  it.each([
    ['NotReadableError', /Ihre Kamera wird gerade von einer anderen App benutzt\./],
    ['NotAllowedError', /Der Guide darf Ihre Kamera nicht benutzen\./],
    ['NotFoundError', /An diesem Gerät wurde keine Kamera gefunden\./],
  ])('that is refused with %s says why, and can be requested again', async (name, sentence) => {
    answers = [refusing(name)];
    const { user, turnOn } = await open();
    await turnOn();
    await screen.findByText(sentence);
    await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    await screen.findByText(looking);
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('refuses a foreign code, follows one of the museum’s, and is released then', async () => {
    const { stream, track } = camera();
    answers = [() => Promise.resolve(stream)];
    const { at, turnOn } = await open();
    await turnOn();
    await screen.findByText(looking);
    const video = document.querySelector('video') ?? document.body;
    Object.defineProperties(video, { readyState: { value: 4 }, videoWidth: { value: 800 } });
    Object.assign(HTMLMediaElement, { HAVE_CURRENT_DATA: 2 });
    seen = 'WIFI:S:museum;;';
    await screen.findByText('Dieser Code gehört nicht zu diesem Guide.');
    expect(at()).toBe('/scan');
    seen = 'H/2';
    await waitFor(() => expect(at()).toBe('/detail/2'));
    await waitFor(() => expect(track.stop).toHaveBeenCalledOnce());
  });

  it('leads a visitor who denies it to the list of the tour', async () => {
    answers = [refusing('NotAllowedError')];
    const { at, user, turnOn } = await open('/scan/1');
    await turnOn();
    await screen.findByText(/Der Guide darf Ihre Kamera nicht benutzen\./);
    await user.click(screen.getByRole('link', { name: /Lieber die Nummer/ }));
    expect(at()).toBe('/locations/1');
  });

  it('says so if the browser does not support it, with no button that would try in vain', async () => {
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined });
    const { turnOn } = await open();
    await turnOn();
    await screen.findByText(/Dieser Browser lässt den Guide keine Kamera benutzen\./);
    expect(screen.queryByRole('button', { name: 'Noch einmal versuchen' })).toBeNull();
  });
});

describe('the light', () => {
  it('stays off if the camera refuses it', async () => {
    const { stream, track } = camera({ torch: true, light: refusing('OverconstrainedError') });
    answers = [() => Promise.resolve(stream)];
    const { user, turnOn } = await open();
    await turnOn();
    await user.click(await screen.findByRole('button', { name: 'Licht an' }));
    expect(track.applyConstraints).toHaveBeenCalledOnce();
    screen.getByRole('button', { name: 'Licht an' });
    expect(screen.queryByRole('button', { name: 'Licht aus' })).toBeNull();
  });

  it('has no button if the camera has none', async () => {
    const { turnOn } = await open();
    await turnOn();
    await screen.findByText(looking);
    expect(screen.queryByRole('button', { name: 'Licht an' })).toBeNull();
  });
});
