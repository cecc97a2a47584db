/** That a server has accepted a credential, as this device has noted it. All times in milliseconds since 1970. */
export interface AccessProof {
  /** When the access ends. */
  readonly until: number;
  /** The latest time that the device's clock has shown when the proof was made or looked at. */
  readonly seen: number;
}

/** Clocks are corrected by the network now and then. */
const correction = 5 * 60_000;

/** Returns whether the proof still counts: it has not ended, and the clock has not been set back to before its end. */
export function counts({ until, seen }: AccessProof, now: number): boolean {
  return now < until && now >= seen - correction;
}

/** Records the latest time of the clock. */
export function seenAt(proof: AccessProof, now: number): AccessProof {
  return now > proof.seen ? { ...proof, seen: now } : proof;
}
