/** Returns a seed made of numbers: equal for equal numbers in the same order, far apart for neighbouring ones. */
export function hash(...parts: readonly number[]): number {
  let mixed = 0x81_1c_9d_c5;
  for (const part of parts) {
    mixed = Math.imul(mixed ^ (part >>> 0), 0x85_eb_ca_6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2_b2_ae_35);
    mixed ^= mixed >>> 16;
  }
  return mixed >>> 0;
}
