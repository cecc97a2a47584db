import { type TraceOptions } from './rules/trace/trace.ts';

/** A message to the worker. A copy of the picture comes before the first question. */
export type TraceQuestion =
  | { readonly kind: 'picture'; readonly copy: ImageBitmap }
  | { readonly kind: 'trace'; readonly options: TraceOptions };
