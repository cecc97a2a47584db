/** Hertz of a rising major chord. */
const notes = [523.25, 659.25, 783.99, 1046.5];
/** Seconds. */
const step = 0.14;
const fading = 0.9;
/** Softer than a voice, which may be playing. */
const loudest = 0.12;

/** Plays a short rising chord; nothing where the browser allows no sound. */
export function playChime(): void {
  try {
    const context = new AudioContext();
    const start = context.currentTime;
    for (const [place, hertz] of notes.entries()) {
      const from = start + place * step;
      const tone = new OscillatorNode(context, { type: 'triangle', frequency: hertz });
      const volume = new GainNode(context, { gain: 0 });
      volume.gain.setValueAtTime(0, from);
      volume.gain.linearRampToValueAtTime(loudest, from + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, from + fading);
      tone.connect(volume).connect(context.destination);
      tone.start(from);
      tone.stop(from + fading);
      if (place === notes.length - 1) tone.addEventListener('ended', () => void context.close());
    }
  } catch (error) {
    console.warn('The chime could not be played', error);
  }
}
