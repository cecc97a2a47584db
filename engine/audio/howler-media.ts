import { Howl } from 'howler';
import { type OpenMedia } from '../station/media.ts';

/** How often the position is told while sound is heard, in milliseconds. */
const tick = 250;

/**
 * Opens a narration with Howler: streamed by an HTML element, so that it starts before it has arrived, seeks by range
 * requests, and plays on when the screen is locked.
 */
export const openNarration: OpenMedia = ({ url, startAt }, tell) => {
  let timer: ReturnType<typeof setInterval> | undefined;
  const howl = new Howl({ src: [url], html5: true, preload: false, format: [formatOf(url)] });
  const stopClock = (): void => clearInterval(timer);
  const startClock = (): void => {
    stopClock();
    timer = setInterval(() => tell({ type: 'media.time', position: howl.seek() }), tick);
  };

  howl.on('load', () => tell({ type: 'media.ready', duration: howl.duration() }));
  howl.on('play', () => {
    startClock();
    tell({ type: 'media.playing' });
  });
  howl.on('pause', () => {
    stopClock();
    tell({ type: 'media.paused' });
  });
  howl.on('end', () => {
    stopClock();
    tell({ type: 'media.ended' });
  });
  howl.on('loaderror', () => tell({ type: 'media.failed' }));
  howl.on('playerror', () => tell({ type: 'media.failed' }));
  if (startAt > 0) howl.once('load', () => howl.seek(startAt));
  howl.load();

  return {
    play: () => {
      // A second play() on a Howl would start a second voice.
      if (!howl.playing()) howl.play();
    },
    pause: () => howl.pause(),
    seek: (position) => howl.seek(position),
    close: () => {
      stopClock();
      howl.off();
      howl.unload();
    },
  };
};

/** Howler wants to know the format before it asks the server. */
function formatOf(url: string): string {
  return /\.([a-z0-9]+)(?:[?#]|$)/i.exec(url)?.[1]?.toLowerCase() ?? 'mp3';
}
