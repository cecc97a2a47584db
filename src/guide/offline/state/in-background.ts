/** A device whose storage fails settles its downloads after the next change, or at the next start. */
export function inBackground(work: Promise<unknown>): void {
  work.catch((error: unknown) => console.warn('The downloads cannot be settled', error));
}
