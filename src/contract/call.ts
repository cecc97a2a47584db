import type * as z from 'zod/mini';
import { type ErrorCode } from './error-codes.ts';

/**
 * Who may make a call (section 6). `visitor`: who has access to the guide's content by the login type, and all staff.
 * `desk`, `manager`, `root`: staff of this group or one above.
 */
export type Access = 'everyone' | 'visitor' | 'desk' | 'manager' | 'root';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Shape = z.ZodMiniType;

/** One call of section 7: the server's route, the typed client and the documentation are made from it. */
export interface Call {
  readonly method: Method;
  /** With `:Name` for parameters, and `*` for a path of any depth at the end. */
  readonly path: string;
  readonly access: Access;
  /** What it does, in one sentence. */
  readonly summary: string;
  /** In the path; values are texts. */
  readonly params?: Shape;
  /** After `?`; values are texts. */
  readonly query?: Shape;
  /** A JSON body; `upload`: multipart/form-data; `text`: plain text. */
  readonly body?: Shape | 'upload' | 'text';
  /** Headers besides `Authorization`, in lower case. */
  readonly headers?: readonly string[];
  /** A JSON answer; otherwise the type of what is sent. */
  readonly answer: Shape | 'file' | 'text' | 'page';
  /** What it may refuse besides what any call does. */
  readonly errors?: readonly ErrorCode[];
  /** Reading only: browsers, which can send no header for pictures and sounds, may show their session by a cookie. */
  readonly byCookie?: true;
}

export type AnswerOf<C extends Call> = C['answer'] extends z.ZodMiniType<infer Output> ? Output : unknown;
export type ParamsOf<C extends Call> = C['params'] extends z.ZodMiniType<infer Output> ? Output : undefined;
export type QueryOf<C extends Call> = C['query'] extends z.ZodMiniType<infer Output> ? Output : undefined;
export type BodyOf<C extends Call> = C['body'] extends z.ZodMiniType<infer Output> ? Output : undefined;
