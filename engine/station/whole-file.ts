import { type Media, type MediaEvent, type MediaSource, type OpenMedia } from './media.ts';

/** Fetches a file and returns an address of it on the device; `release` frees it. Rejects if it cannot be fetched. */
export type FetchFile = (url: string) => Promise<{ readonly url: string; readonly release: () => void }>;

/**
 * Lets recordings be sought on hosts that answer no range requests: there a browser can only play from the start, and
 * would begin again at every seek. The first seek fetches the whole file, and playback continues from the device.
 */
export function seekAnywhere(open: OpenMedia, fetchFile: FetchFile): OpenMedia {
  return (source, tell) => {
    let media: Media | undefined;
    let isPlaying = false;
    let rate = source.rate;
    /** Where the recording will continue once its file is there. */
    let awaited: number | undefined;
    let release = (): void => undefined;
    let isClosed = false;

    media = open(source, (event) => {
      // Events during the download are about the recording that is being replaced.
      if (awaited !== undefined) return;
      note(event);
      tell(event);
      // A recording that cannot be sought would resume at the start.
      if (event.type === 'media.ready' && source.startAt > 0 && !canSeek(source.startAt))
        void fetchWhole(source.startAt);
    });

    return {
      play: () => {
        isPlaying = true;
        if (awaited === undefined) media?.play();
      },
      pause: () => {
        isPlaying = false;
        if (awaited === undefined) media?.pause();
        else tell({ type: 'media.paused' });
      },
      seek: (position) => {
        if (awaited !== undefined) awaited = position;
        else if (canSeek(position)) media?.seek(position);
        else void fetchWhole(position);
      },
      setRate: (next) => {
        rate = next;
        media?.setRate(next);
      },
      close: () => {
        isClosed = true;
        media?.close();
        release();
      },
    };

    function canSeek(position: number): boolean {
      return media?.canSeek?.(position) ?? true;
    }

    function note({ type }: MediaEvent): void {
      if (['media.ended', 'media.refused', 'media.failed', 'media.paused'].includes(type)) isPlaying = false;
    }

    async function fetchWhole(position: number): Promise<void> {
      awaited = position;
      if (isPlaying) {
        media?.pause();
        tell({ type: 'media.waiting' });
      }
      const file = await fetchFile(source.url).catch(() => undefined);
      if (isClosed) return file?.release();
      // Without the file the recording continues where it is, rather than from the start.
      if (file === undefined) return resume();
      release = file.release;
      media?.close();
      const startAt = awaited;
      media = open({ ...source, url: file.url, startAt, rate } satisfies MediaSource, (event) => {
        if (event.type === 'media.ready') {
          tell({ type: 'media.duration', duration: event.duration });
          tell({ type: 'media.time', position: awaited ?? startAt });
          if (awaited !== startAt && awaited !== undefined) media?.seek(awaited);
          return resume();
        }
        note(event);
        tell(event);
      });
    }

    function resume(): void {
      awaited = undefined;
      if (isPlaying) media?.play();
    }
  };
}
