import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { savedFiles } from '#tests/component/saved-files.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { AuditSection } from './audit-section.tsx';

const entry = { Who: 'Ada', About: '', Outcome: 'done', From: '203.0.113.0' } as const;
const all = Array.from({ length: 60 }, (_, place) => ({
  ...entry,
  At: new Date(Date.UTC(2026, 0, 2, 3, 60 - place)).toISOString(),
  What: place === 59 ? 'logIn' : 'publish',
}));

it('the audit trail is filtered, shown step by step and exported', async () => {
  const exported: unknown[] = [];
  const saved = savedFiles();
  const { user } = await showStaffPage(<AuditSection />, {
    answers: {
      auditPage: ({ params: { Limit }, query }) => {
        const Entries = all.filter(({ What }) => query?.What === undefined || query.What.includes(What));
        return { Entries: Entries.slice(0, Limit), Total: Entries.length };
      },
      exportAudit: ({ query }) => {
        exported.push(query);
        return 'At,Who';
      },
    },
  });
  const entries = async () => within(await screen.findByRole('region', { name: 'Einträge' })).getAllByRole('listitem');
  expect(await entries()).toHaveLength(50);
  expect((await entries())[0]?.textContent).toContain('Ada hat die Bearbeitungskopie veröffentlicht.');
  await user.click(screen.getByRole('button', { name: 'Mehr zeigen' }));
  await waitFor(async () => expect(await entries()).toHaveLength(60));
  await user.click(screen.getByRole('combobox', { name: 'Was' }));
  await user.click(await screen.findByRole('option', { name: 'Anmeldungen' }));
  await waitFor(async () => expect(await entries()).toHaveLength(1));
  expect((await entries())[0]?.textContent).toContain('Ada hat sich angemeldet.');
  await user.click(screen.getByRole('button', { name: 'Als CSV exportieren' }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['audit.csv']));
  expect(exported).toEqual([expect.objectContaining({ What: expect.stringContaining('logIn') })]);
});
