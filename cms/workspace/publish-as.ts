import { type StaffClient } from '#contract/staff-client.ts';
import { callFor, type PublishChoice, wholeNow } from './publish-choice.ts';
import { type Published } from './publish-machine.ts';

/** Publishes, plans or proposes what was chosen; without a choice, publishes the whole now. */
export async function publishAs(client: StaffClient, choice: PublishChoice = wholeNow): Promise<Published> {
  const asked = callFor(choice);
  if (asked.call === 'publish') return { counter: (await client('publish', asked.given)).Counter };
  if (asked.call === 'publishPart') return { counter: (await client('publishPart', asked.given)).Counter };
  const { At } = await client('planPublication', asked.given);
  return { counter: undefined, at: At };
}
