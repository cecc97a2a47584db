import { type AnswerOf } from '#contract/call.ts';
import { type historyCalls } from '#contract/calls/history-calls.ts';

export type HistoryEntry = AnswerOf<(typeof historyCalls)['history']>['Entries'][number];
