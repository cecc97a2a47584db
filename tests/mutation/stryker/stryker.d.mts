/** The parts of Stryker that we use: types are checked without its packages. */
export class Stryker {
  constructor(options: Readonly<Record<string, unknown>>);
  runMutationTest(): Promise<readonly MutantResult[]>;
}

interface MutantResult {
  readonly status: string;
  readonly fileName: string;
  readonly location: { readonly start: { readonly line: number } };
  readonly replacement?: string;
  /** Whether it is made when its module loads. */
  readonly static?: boolean;
}
