import { loadAgain } from './load-again.ts';

/** A part of the guide that is fetched when it is first needed. */
export interface LatePart<Part> {
  /** Undefined until it is loaded. */
  readonly get: () => Part | undefined;
  /** @throws the last failure; the next call retries */
  readonly fetch: () => Promise<Part>;
  /** Fetches it before it is needed, and says whether it came. Never fails. */
  readonly ahead: () => Promise<boolean>;
}

/** @param load the dynamic import */
export function latePart<Module, Part>(load: () => Promise<Module>, pick: (module: Module) => Part): LatePart<Part> {
  let part: Part | undefined;
  const keep = (module: Module): Part => (part = pick(module));
  return {
    get: () => part,
    fetch: async () => part ?? keep(await loadAgain(load)),
    ahead: () =>
      load().then(
        (module) => {
          keep(module);
          return true;
        },
        () => false,
      ),
  };
}
