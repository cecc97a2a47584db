import * as z from 'zod/mini';
import { type Call } from '../call.ts';
import { filledText, moment } from '../shapes.ts';

/** The state of the museum's work as staff see it at any time: what is not published, and who else is there. */
export const workCalls = {
  reportWork: {
    method: 'POST',
    path: '/api/work',
    access: 'staff',
    summary:
      'Reports where in the staff area a tab is, and answers the state of the work. Sent again every few seconds.',
    body: z.object({
      /** Chosen by the tab: one user may have several. */
      Tab: filledText(60),
      /** The address of the open section or object below `/cms`: `/locations/5`. */
      Place: z.string().check(z.regex(/^\/[\w/-]{0,200}$/)),
    }),
    answer: z.object({
      /** How many objects differ between what is saved and what visitors see. */
      Unpublished: z.number(),
      /** The number of the published version. */
      Counter: z.number(),
      PublishedAt: z.optional(moment),
      /** The last change of the editing copy. */
      SavedAt: z.optional(moment),
      /** Other users and where they are. */
      AtWork: z.array(z.object({ User: z.string(), Place: z.string() })),
      /** For managers and root: devices handed out and stations opened since midnight. */
      Today: z.optional(z.object({ Devices: z.number(), Openings: z.number() })),
      /** The last time that a backup replaced the content: what a tab has opened before is another museum. */
      Restored: z.optional(z.object({ At: moment, Backup: z.string(), By: z.string() })),
      /** For root: the newest backup of any kind. */
      LastBackupAt: z.optional(moment),
    }),
  },
} as const satisfies Readonly<Record<string, Call>>;
