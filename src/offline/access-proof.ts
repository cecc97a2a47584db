/** That a server has accepted a credential, as this device has noted it. All times in milliseconds since 1970. */
export interface AccessProof {
  /** When the access ends. */
  readonly until: number;
  /** The latest time that the device's clock has shown when the proof was made or looked at. */
  readonly seen: number;
}

/** Clocks are corrected by the network now and then. */
const correction = 5 * 60_000;

/** Returns whether the proof still counts: neither has it ended, nor has the clock been set back to before its end. */
export function counts({ until, seen }: AccessProof, now: number): boolean {
  return now < until && now >= seen - correction;
}

/** Notes that the clock has come this far. */
export function seenAt(proof: AccessProof, now: number): AccessProof {
  return now > proof.seen ? { ...proof, seen: now } : proof;
}
