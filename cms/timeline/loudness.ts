export interface LoudnessQuestion {
  readonly channels: readonly Float32Array[];
  /** The number of samples behind each value. */
  readonly stretch: number;
}

/** Returns the loudest sample of each stretch over all channels: 0 is silence, 1 is the maximum. */
export function loudnessOf({ channels, stretch }: LoudnessQuestion): Float32Array<ArrayBuffer> {
  const length = Math.max(0, ...channels.map((channel) => channel.length));
  const loudness = new Float32Array(Math.ceil(length / stretch));
  for (const channel of channels) {
    for (let at = 0; at < channel.length; at += 1) {
      const level = Math.abs(channel[at] ?? 0);
      const place = Math.floor(at / stretch);
      if (level > (loudness[place] ?? 0)) loudness[place] = level;
    }
  }
  return loudness;
}
