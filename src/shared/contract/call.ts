import type * as z from 'zod/mini';
import { type ErrorCode } from './error-codes.ts';

/**
 * The callers that a call accepts (section 6). `visitor`: visitors with access under the login type, and all staff.
 * `staff`: every group. `desk`, `translator`, `manager`, `root`: staff with the rights of this group.
 */
export type Access = 'everyone' | 'visitor' | 'staff' | 'desk' | 'translator' | 'manager' | 'root';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Shape = z.ZodMiniType;

/** One call of section 7: the server's route, the typed client and the documentation are made from it. */
export interface Call {
  readonly method: Method;
  /** With `:Name` for parameters, and `*` for a path of any depth at the end. */
  readonly path: string;
  readonly access: Access;
  /** Open to staff who have to change their password or set a second factor up first. */
  readonly evenIfUnready?: true;
  /** Noted in the audit trail: it changes the museum, its staff or who gets in, or takes content away. */
  readonly audited?: true;
  /** One sentence for the documentation. */
  readonly summary: string;
  /** Parameters in the path; their values are texts. */
  readonly params?: Shape;
  /** Parameters after `?`; their values are texts. */
  readonly query?: Shape;
  /** A JSON body; `upload`: multipart/form-data; `text`: plain text. */
  readonly body?: Shape | 'upload' | 'text';
  /** Maximum size of a JSON or text body, in bytes; defaults to {@link usualBodyLimit}. */
  readonly bodyLimit?: number;
  /** Values of the path parameter `Model` that only root may use, whatever `access` says. */
  readonly rootModels?: readonly string[];
  /** Headers besides `Authorization`, in lower case. */
  readonly headers?: readonly string[];
  /** The shape of a JSON answer, or the kind of any other answer. */
  readonly answer: Shape | 'file' | 'text' | 'page';
  /** Error codes of this call, besides the codes that every call has. */
  readonly errors?: readonly ErrorCode[];
  /** The call only reads, so a cookie may carry the session: browsers send no headers of ours for pictures and sounds. */
  readonly byCookie?: true;
}

const mebibyte = 1024 * 1024;
export const usualBodyLimit = mebibyte;
/** Large enough to import a museum of 50,000 stations in one call. */
export const contentBodyLimit = 128 * mebibyte;

export type AnswerOf<C extends Call> = C['answer'] extends z.ZodMiniType<infer Output> ? Output : unknown;
export type ParamsOf<C extends Call> = C['params'] extends z.ZodMiniType<infer Output> ? Output : undefined;
export type QueryOf<C extends Call> = C['query'] extends z.ZodMiniType<infer Output> ? Output : undefined;
export type BodyOf<C extends Call> = C['body'] extends z.ZodMiniType<infer Output> ? Output : undefined;
