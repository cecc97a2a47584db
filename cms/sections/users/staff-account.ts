import { type AnswerOf } from '#contract/call.ts';
import { type userCalls } from '#contract/calls/user-calls.ts';

/** A member of staff, as root sees it. */
export type StaffAccount = AnswerOf<(typeof userCalls)['listUsers']>['Users'][number];
