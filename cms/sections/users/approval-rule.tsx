import { NativeSelect } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type ReactNode, useCallback } from 'react';
import { UserGroup } from '#contract/staff-kinds.ts';
import { AccountCard } from '../../account/account-card.tsx';
import { useAnswer } from '../../controls/use-answer.ts';
import { useFailureNotice } from '../../controls/use-failure-notice.ts';
import { useTexts } from '../../language/texts.tsx';
import { useConnection } from '../../session/session-context.tsx';
import { type StaffAccount } from './staff-account.ts';

/** Who publishes: all managers, or root and one chosen person, to whom the others propose. */
export function ApprovalRule({ users }: { readonly users: readonly StaffAccount[] }): ReactNode {
  const { t } = useTexts();
  const { client } = useConnection();
  const tellFailure = useFailureNotice();
  const [answer, , reloaded] = useAnswer(
    useCallback((signal: AbortSignal) => client('publications', { signal }), [client]),
  );
  if (answer.status !== 'ready') return null;
  const { NeedsApproval, Publisher } = answer.value;
  const managers = users.filter(({ Group }) => Group === UserGroup.manager);
  // A person who was removed meanwhile no longer publishes.
  const publisher = managers.find(({ Name }) => Name === Publisher)?.Name ?? '';
  const rules = [
    { value: 'managers', label: t('users.publish.managers') },
    { value: 'only:', label: t('users.publish.root') },
    ...managers.map(({ Name }) => ({ value: `only:${Name}`, label: t('users.publish.person', { name: Name }) })),
  ];
  const choose = async (value: string): Promise<void> => {
    const [kind, name = ''] = value.split(/:(.*)/s);
    try {
      await client('setApproval', { body: { NeedsApproval: kind !== 'managers', Publisher: name } });
      await reloaded();
      const rule = rules.find((each) => each.value === value)?.label ?? '';
      notifications.show({ message: t('users.publish.saved', { rule }) });
    } catch (error) {
      tellFailure(error);
    }
  };
  return (
    <AccountCard title={t('users.publish')}>
      <NativeSelect
        aria-label={t('users.publish')}
        value={NeedsApproval ? `only:${publisher}` : 'managers'}
        description={t('users.publish.hint')}
        data={rules}
        onChange={({ currentTarget: { value } }) => void choose(value)}
      />
    </AccountCard>
  );
}
