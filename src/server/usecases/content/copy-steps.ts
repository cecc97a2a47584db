import { type CopyState } from './copies.ts';
import { type CopyContent } from './copy-content.ts';

/** This server's changes to a copy in one committed transaction. */
export interface CopyStep {
  /** The epoch before it. */
  readonly from: number;
  /** The epoch after it. */
  readonly to: number;
  readonly apply: (content: CopyContent) => CopyContent;
}

export interface CopySteps {
  readonly add: (step: CopyStep) => void;
  readonly areNone: () => boolean;
  /** Returns the content at an epoch; undefined if others, such as another server, have changed the copy, too. */
  readonly from: (
    earlier: { readonly state: Pick<CopyState, 'epoch'>; readonly content: CopyContent },
    epoch: number,
  ) => CopyContent | undefined;
  readonly forgetBefore: (epoch: number) => void;
}

/** After more steps, reading the copy again is not much more work. */
const mostRetained = 500;

/** Every change of a copy raises its epoch, so steps from epoch to epoch without a gap are all that happened. */
export function createCopySteps(): CopySteps {
  const steps = new Map<number, CopyStep>();
  return {
    add: (step) => {
      if (steps.size >= mostRetained) steps.clear();
      steps.set(step.from, step);
    },
    areNone: () => steps.size === 0,
    from: ({ state, content }, epoch) => {
      let at = state.epoch;
      let result = content;
      while (at < epoch) {
        const step = steps.get(at);
        if (step === undefined) return undefined;
        result = step.apply(result);
        at = step.to;
      }
      return at === epoch ? result : undefined;
    },
    forgetBefore: (epoch) => {
      for (const from of steps.keys()) if (from < epoch) steps.delete(from);
    },
  };
}
