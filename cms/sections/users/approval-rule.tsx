import { NativeSelect } from '@mantine/core';
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
  // Whoever was removed meanwhile publishes no longer.
  const publisher = managers.find(({ Name }) => Name === Publisher)?.Name ?? '';
  const choose = async (value: string): Promise<void> => {
    const [kind, name = ''] = value.split(/:(.*)/s);
    await client('setApproval', { body: { NeedsApproval: kind !== 'managers', Publisher: name } })
      .then(reloaded)
      .catch(tellFailure);
  };
  return (
    <AccountCard title={t('users.publish')}>
      <NativeSelect
        aria-label={t('users.publish')}
        value={NeedsApproval ? `only:${publisher}` : 'managers'}
        data={[
          { value: 'managers', label: t('users.publish.managers') },
          { value: 'only:', label: t('users.publish.root') },
          ...managers.map(({ Name }) => ({ value: `only:${Name}`, label: t('users.publish.person', { name: Name }) })),
        ]}
        onChange={({ currentTarget: { value } }) => void choose(value)}
      />
    </AccountCard>
  );
}
