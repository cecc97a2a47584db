import { fromCallback } from 'xstate';

/** The events of a recording. Times are in seconds. */
export type MediaEvent =
  | { readonly type: 'media.ready'; readonly duration: number }
  /** The length known before was an estimate. */
  | { readonly type: 'media.duration'; readonly duration: number }
  | { readonly type: 'media.playing' }
  | { readonly type: 'media.paused' }
  | { readonly type: 'media.waiting' }
  | { readonly type: 'media.time'; readonly position: number }
  | { readonly type: 'media.ended' }
  | { readonly type: 'media.failed' }
  /** The browser allows no sound before the visitor taps. The recording is in order. */
  | { readonly type: 'media.refused' };

/** An open recording. The caller that opened it closes it. */
export interface Media {
  readonly play: () => void;
  readonly pause: () => void;
  /** @param position seconds from the start */
  readonly seek: (position: number) => void;
  /** Whether the browser can seek to there, which needs a host that answers range requests. Omitted: anywhere. */
  readonly canSeek?: (position: number) => boolean;
  /** @param rate 1 is the speed of the recording; the voice keeps its pitch */
  readonly setRate: (rate: number) => void;
  readonly close: () => void;
}

export interface MediaSource {
  readonly url: string;
  /** Seconds from the start. */
  readonly startAt: number;
  /** 1 is the speed of the recording. */
  readonly rate: number;
}

/** Opens a recording, audio or video. Nothing is fetched before this. */
export type OpenMedia = (source: MediaSource, tell: (event: MediaEvent) => void) => Media;

export type MediaCommand =
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  | { readonly type: 'seek'; readonly position: number }
  | { readonly type: 'rate'; readonly rate: number };

/** The actor through which a player machine controls a recording. It closes the recording when the machine stops it. */
export function mediaActor(open: OpenMedia) {
  return fromCallback<MediaCommand, MediaSource>(({ input, sendBack, receive }) => {
    const media = open(input, sendBack);
    receive((command) => {
      switch (command.type) {
        case 'play':
          return media.play();
        case 'pause':
          return media.pause();
        case 'seek':
          return media.seek(command.position);
        case 'rate':
          return media.setRate(command.rate);
      }
    });
    return media.close;
  });
}
