import { type OpenMedia } from '../station/media.ts';
import { seekAnywhere } from '../station/whole-file.ts';
import { fetchToDevice } from './fetch-to-device.ts';

/** Plays a video in an element that the caller owns and shows. */
export function openInElement(element: HTMLVideoElement): OpenMedia {
  return seekAnywhere(({ url, startAt, rate }, tell) => {
    const listeners = new AbortController();
    const on = (name: keyof HTMLMediaElementEventMap, listener: () => void): void =>
      element.addEventListener(name, listener, { signal: listeners.signal });

    on('loadedmetadata', () => {
      if (startAt > 0 && startAt < element.duration) element.currentTime = startAt;
      tell({ type: 'media.ready', duration: element.duration });
    });
    on('durationchange', () => {
      // Before its metadata it has none.
      if (element.readyState > 0 && Number.isFinite(element.duration))
        tell({ type: 'media.duration', duration: element.duration });
    });
    on('playing', () => tell({ type: 'media.playing' }));
    on('waiting', () => tell({ type: 'media.waiting' }));
    on('pause', () => {
      if (!element.ended) tell({ type: 'media.paused' });
    });
    on('timeupdate', () => tell({ type: 'media.time', position: element.currentTime }));
    on('ended', () => tell({ type: 'media.ended' }));
    on('error', () => tell({ type: 'media.failed' }));
    element.src = url;
    element.load();
    // Loading resets the speed to the default.
    element.defaultPlaybackRate = rate;
    element.playbackRate = rate;

    return {
      play: () => {
        element.play().catch((error: unknown) => {
          const name = error instanceof DOMException ? error.name : '';
          // A pause before playback starts rejects the promise of play(), which is not a failure.
          if (name !== 'AbortError') tell({ type: name === 'NotAllowedError' ? 'media.refused' : 'media.failed' });
        });
      },
      pause: () => element.pause(),
      seek: (position) => {
        element.currentTime = position;
      },
      canSeek: (position) => canSeekIn(element, position),
      setRate: (next) => {
        element.defaultPlaybackRate = next;
        element.playbackRate = next;
      },
      close: () => {
        listeners.abort();
        element.pause();
        element.removeAttribute('src');
        element.load();
      },
    };
  }, fetchToDevice);
}

/** Whether the browser can seek to a position. Before the file's head has come, it will try. */
export function canSeekIn(element: HTMLMediaElement | undefined, position: number): boolean {
  if (element === undefined || element.readyState === 0) return true;
  const { seekable, duration } = element;
  const end = seekable.length === 0 ? 0 : seekable.end(seekable.length - 1);
  return position <= end || end >= duration - 1;
}
