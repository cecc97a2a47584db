declare module 's3rver' {
  interface Options {
    readonly address: string;
    readonly port: number;
    readonly silent: boolean;
    readonly directory: string;
    readonly configureBuckets: readonly { readonly name: string }[];
  }

  export default class S3rver {
    constructor(options: Options);
    /** Koa's: each answers, or lets the next one do so. */
    readonly middleware: ((context: never, next: () => Promise<void>) => Promise<void>)[];
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}
