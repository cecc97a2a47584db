import { createSlowLine } from './slow-line.ts';

type Frame = Window & typeof globalThis;

/** Bytes of a recording that a browser wants before it plays. */
const soundStart = 65_536;

/** Set on pictures that have arrived. */
const arrivedMark = 'data-arrived';

/**
 * Delays a page's texts, pictures and sounds as a slow connection would. They come at full speed or from the browser's
 * store; browsers report their sizes and the times of their requests in both cases, from which the delay is computed.
 * The guide's own scripts are there, as for a visitor who comes again.
 */
export function slowDown(frame: Frame): void {
  const { performance } = frame;
  const fetch = frame.fetch.bind(frame);
  const carry = createSlowLine();
  const known = new Map<string, Promise<number>>();
  // A guide with many pictures needs more than the usual 250.
  performance.setResourceTimingBufferSize(10_000);

  delayFetch();
  delayPictures();
  delaySound();

  /** Returns what the browser tells of the last time that it fetched something. */
  function lastFetch(address: string): PerformanceResourceTiming | undefined {
    const entries = performance.getEntriesByName(address, 'resource') as PerformanceResourceTiming[];
    return entries.findLast(({ encodedBodySize }) => encodedBodySize > 0) ?? entries.at(-1);
  }

  function onceAt(moment: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - performance.now())));
  }

  function delayFetch(): void {
    frame.fetch = async (input, init) => {
      const from = performance.now();
      const answer = await fetch(input, init);
      // A stream has no end to wait for.
      if (answer.headers.get('content-type')?.startsWith('text/event-stream') === true) return answer;
      const { byteLength } = await answer.clone().arrayBuffer();
      const { startTime = from, encodedBodySize: bytes = byteLength } = lastFetch(answer.url) ?? {};
      await onceAt(carry({ start: startTime, bytes }));
      return answer;
    };
  }

  /** Hides pictures until they would have arrived. A picture that is requested twice has arrived once. */
  function delayPictures(): void {
    const hidden = new frame.CSSStyleSheet();
    hidden.replaceSync(`img:not([${arrivedMark}]) { visibility: hidden !important; }`);
    frame.document.adoptedStyleSheets.push(hidden);
    frame.document.addEventListener(
      'load',
      ({ target }) => {
        if (target instanceof frame.HTMLImageElement) void show(target);
      },
      true,
    );
    const { prototype } = frame.HTMLImageElement;
    const decode = Object.getOwnPropertyDescriptor(prototype, 'decode')?.value as (
      this: HTMLImageElement,
    ) => Promise<void>;
    // Games decode their pictures themselves.
    prototype.decode = async function decodeLate(this: HTMLImageElement) {
      await decode.call(this);
      await onceAt(await pictureArrival(this.currentSrc));
    };
  }

  async function show(image: HTMLImageElement): Promise<void> {
    const { currentSrc } = image;
    image.removeAttribute(arrivedMark);
    await onceAt(await pictureArrival(currentSrc));
    if (image.currentSrc === currentSrc) image.setAttribute(arrivedMark, '');
  }

  function pictureArrival(address: string): Promise<number> {
    if (!address.startsWith('http')) return Promise.resolve(0);
    const arrival = known.get(address) ?? reckon(address);
    known.set(address, arrival);
    return arrival;
  }

  /** Returns when a picture would have arrived. */
  async function reckon(address: string): Promise<number> {
    const entry = lastFetch(address);
    const start = entry?.startTime ?? performance.now();
    // Browsers tell no size of a picture that another frame holds in memory.
    const bytes = entry?.encodedBodySize || (await sizeOf(address));
    return carry({ start, bytes });
  }

  async function sizeOf(address: string): Promise<number> {
    try {
      const { byteLength } = await (await fetch(address)).arrayBuffer();
      return lastFetch(address)?.encodedBodySize || byteLength;
    } catch {
      return 0;
    }
  }

  /** A recording does not advance until its first part would have arrived. */
  function delaySound(): void {
    const { prototype } = frame.HTMLMediaElement;
    const play = Object.getOwnPropertyDescriptor(prototype, 'play')?.value as (this: HTMLMediaElement) => Promise<void>;
    const begun = new WeakMap<HTMLMediaElement, string>();
    prototype.play = function playLate(this: HTMLMediaElement) {
      const started = play.call(this);
      const address = this.currentSrc || this.src;
      // Players let the browser know an empty element by the visitor's press, and load it later.
      if (address === '' || begun.get(this) === address) return started;
      begun.set(this, address);
      return standStill(this, carry({ start: performance.now(), bytes: soundStart }), started);
    };
  }

  async function standStill(sound: HTMLMediaElement, until: number, started: Promise<void>): Promise<void> {
    // Players set the speed once they have called.
    await Promise.resolve();
    const { playbackRate } = sound;
    sound.playbackRate = 0;
    const goOn = onceAt(until).then(() => {
      if (sound.playbackRate === 0) sound.playbackRate = playbackRate;
    });
    await Promise.all([started, goOn]);
  }
}
