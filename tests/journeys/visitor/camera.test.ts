import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { type Guide } from '#tests/browser/guide.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const looking = 'Halten Sie den Code in den Rahmen.';

const { as } = openMuseum(demoMuseum);

describe('the camera (src/guide/DECISIONS.md, “QR codes and positions stay on the device”)', () => {
  it('waits for a tap on a direct visit, and is released when the page is hidden, taken away, or left', () =>
    as(async (guide) => {
      await guide.page.addInitScript(giveCamera);
      await guide.open('/scan');
      await guide.page.getByRole('button', { name: 'Kamera einschalten' }).waitFor();
      expect(await guide.page.evaluate(() => window.streams?.length)).toBe(0);
      await guide.tap('Kamera einschalten');
      await guide.page.getByText(looking).waitFor();
      await guide.page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0);
      expect(await liveStreams(guide)).toEqual([true]);

      await guide.tap('Licht an');
      await guide.page.getByRole('button', { name: 'Licht aus' }).waitFor();
      expect(await torchOfLiveTrack(guide)).toBe(true);
      await guide.expectAccessible();
      await guide.tap('Licht aus');
      await guide.page.getByRole('button', { name: 'Licht an' }).waitFor();
      expect(await torchOfLiveTrack(guide)).toBe(false);

      await hide(guide, true);
      await guide.page.waitForFunction(() => window.streams?.[0]?.active === false);
      await hide(guide, false);
      await guide.page.waitForFunction(() => window.streams?.[1]?.active === true);
      await guide.page.getByText(looking).waitFor();
      await guide.page.evaluate(() => {
        for (const track of window.streams?.[1]?.getTracks() ?? []) track.dispatchEvent(new Event('ended'));
      });
      await guide.page.getByText('Ihre Kamera wird gerade von einer anderen App benutzt.').waitFor();
      expect(await liveStreams(guide)).toEqual([false, false]);
      await guide.tap('Noch einmal versuchen');
      await guide.page.getByText(looking).waitFor();
      expect(await liveStreams(guide)).toEqual([false, false, true]);
      await guide.tap('Zurück');
      await guide.expectAt('/tours');
      await guide.page.waitForFunction(() => window.streams?.every(({ active }) => !active));
    }));
});

declare global {
  interface Window {
    streams?: MediaStream[];
  }
}

function liveStreams({ page }: Guide): Promise<readonly boolean[] | undefined> {
  return page.evaluate(() => window.streams?.map(({ active }) => active));
}

async function hide({ page }: Guide, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

/** Gives the browser a camera that shows no code, with a light whose state is in its settings. */
function giveCamera(): void {
  const streams: MediaStream[] = [];
  window.streams = streams;
  MediaDevices.prototype.getUserMedia = async () => {
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')?.fillRect(0, 0, 1, 1);
    const stream = canvas.captureStream(1);
    streams.push(stream);
    return stream;
  };
  const lit = new WeakSet<MediaStreamTrack>();
  const { getSettings } = MediaStreamTrack.prototype;
  const capabilities: () => MediaTrackCapabilities & { torch?: boolean } = () => ({ torch: true });
  MediaStreamTrack.prototype.getCapabilities = capabilities;
  MediaStreamTrack.prototype.applyConstraints = async function light(constraints): Promise<void> {
    const [wanted = {}] = constraints?.advanced ?? [];
    if ('torch' in wanted && wanted.torch === true) lit.add(this);
    else lit.delete(this);
  };
  MediaStreamTrack.prototype.getSettings = function settings(): MediaTrackSettings {
    return Object.assign(getSettings.call(this), { torch: lit.has(this) });
  };
}

function torchOfLiveTrack({ page }: Guide): Promise<boolean> {
  return page.evaluate(() => {
    const tracks = window.streams?.filter(({ active }) => active).flatMap((stream) => stream.getVideoTracks()) ?? [];
    return tracks.length === 1 && tracks.every((track) => 'torch' in track.getSettings() && track.getSettings().torch);
  });
}
