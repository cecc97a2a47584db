import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Comment } from '#contract/calls/comment-calls.ts';
import { UserGroup } from '#contract/staff-kinds.ts';
import { type Answers, refusal, showStaffPage, type StaffPageOptions } from '#tests/component/staff-page.tsx';
import { FocusField } from '../workspace/focus-field.tsx';
import { PlainTextField } from '../fields/plain-text-field.tsx';
import { Comments } from './comments.tsx';
import { OpenComments } from './open-comments.tsx';

const of = { model: 'locations', ID: 1 } as const;
const definition = {
  Languages: [{ ID: 1, Code: 'de', DisplayName: 'Deutsch', IsDefault: true }],
  Locations: [{ ID: 1, Revision: 1, Name: { de: 'Tor' } }],
};
const At = '2026-11-28T10:00:00.000Z';
const said = (name: string, more: Partial<Comment> = {}): Comment => ({
  Comment: name,
  Model: 'locations',
  ID: 1,
  Field: '',
  Text: name,
  Who: 'ben',
  At,
  ...more,
});

/** A server that keeps comments. */
function serverWith(first: readonly Comment[]): { readonly all: () => readonly Comment[] } & { answers: Answers } {
  let all = [...first];
  const change = (name: string, part: Partial<Comment>): Comment => {
    all = all.map((each) => (each.Comment === name ? { ...each, ...part } : each));
    return all.find((each) => each.Comment === name) ?? said(name);
  };
  const answers: Answers = {
    comments: () => ({ Comments: [...all] }),
    openComments: ({ query }) => {
      const Comments = all.filter(({ Who, Resolved }) => Resolved === undefined && (query.Who ?? Who) === Who);
      return { Comments, Total: Comments.length };
    },
    addComment: ({ body: { Field, Text } }) => {
      const fresh = said(Text, { Who: 'root', Field });
      all = [...all, fresh];
      return fresh;
    },
    editComment: ({ params, body }) => change(params.Comment, { Text: body.Text, EditedAt: At }),
    resolveComment: ({ params, body }) =>
      change(params.Comment, { Resolved: body.IsResolved ? { Who: 'root', At } : undefined }),
    removeComment: ({ params }) => {
      all = all.filter((each) => each.Comment !== params.Comment);
      return { Done: true };
    },
  };
  return { all: () => all, answers };
}

const show = (answers: Answers, options: Partial<StaffPageOptions> = {}) =>
  showStaffPage(
    <>
      <FocusField />
      <Comments of={of} />
      <PlainTextField of={of} path={['Name', 'de']} label="Deutsch" />
    </>,
    { definition, answers, ...options },
  );
const rowOf = (text: string): HTMLElement => screen.getByText(text).closest('li') ?? document.body;

describe('the comments on an object', () => {
  it('are counted, written about a field, resolved and opened again', async () => {
    const { answers, all } = serverWith([said('Wann?')]);
    const { user } = await show(answers);
    await user.click(await screen.findByRole('button', { name: 'Kommentare (1 offen)' }));
    await user.type(await screen.findByLabelText('Neuer Kommentar'), ' Erste Zeile\nzweite ');
    await user.click(screen.getByRole('combobox', { name: 'Betrifft' }));
    await user.click(await screen.findByRole('option', { name: 'Name, Deutsch' }));
    await user.click(screen.getByRole('button', { name: 'Kommentar hinzufügen' }));
    await screen.findByText('2 offene Kommentare');
    expect(all()[1]).toMatchObject({ Text: 'Erste Zeile\nzweite', Field: 'Name.de' });
    const input = screen.getByLabelText('Neuer Kommentar');
    await waitFor(() => expect(document.activeElement).toBe(input));
    expect(input).toHaveProperty('value', '');
    await user.click(within(rowOf('Wann?')).getByRole('button', { name: 'Erledigt' }));
    const head = await screen.findByRole('button', { name: 'Kommentare (1 offen)' });
    await waitFor(() => expect(document.activeElement).toBe(head));
    await user.click(screen.getByRole('button', { name: '1 erledigter Kommentar' }));
    within(rowOf('Wann?')).getByText(/^Erledigt von root, /);
    await user.click(within(rowOf('Wann?')).getByRole('button', { name: 'Wieder öffnen' }));
    await screen.findByText('2 offene Kommentare');
  });

  it('lead to their fields', async () => {
    const { answers } = serverWith([said('Stimmt das?', { Field: 'Name.de' })]);
    const { user } = await show(answers, { section: '/locations', at: '/locations/1' });
    await user.click(await screen.findByRole('button', { name: 'Kommentare (1 offen)' }));
    await user.click(within(rowOf('Stimmt das?')).getByRole('link'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Deutsch')));
  });

  it('are edited by their authors; root deletes all, after a question', async () => {
    const { answers } = serverWith([said('Meiner', { Who: 'root' }), said('Alt', { Who: '' })]);
    const { user } = await show(answers);
    await user.click(await screen.findByRole('button', { name: 'Kommentare (2 offen)' }));
    within(rowOf('Alt')).getByText('Ein früheres Teammitglied');
    expect(within(rowOf('Alt')).queryByRole('button', { name: 'Bearbeiten' })).toBe(null);
    await user.click(within(rowOf('Meiner')).getByRole('button', { name: 'Bearbeiten' }));
    const input = screen.getByLabelText('Kommentar');
    expect(document.activeElement).toBe(input);
    await user.type(input, '!');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await screen.findByText('Meiner!');
    expect(document.activeElement).toBe(within(rowOf('Meiner!')).getByRole('button', { name: 'Erledigt' }));
    within(rowOf('Meiner!')).getByText(/bearbeitet/);
    await user.click(within(rowOf('Alt')).getByRole('button', { name: 'Löschen' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Löschen' }));
    await waitFor(() => expect(screen.queryByText('Alt')).toBe(null));
  });

  it('of others cannot be edited or deleted by managers', async () => {
    const { answers } = serverWith([said('Wann?')]);
    const { user } = await show(answers, { group: UserGroup.manager });
    await user.click(await screen.findByRole('button', { name: 'Kommentare (1 offen)' }));
    const names = within(rowOf('Wann?'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Erledigt']);
  });

  it('of colleagues appear when staff return to the window', async () => {
    const server = serverWith([]);
    const { user } = await show(server.answers);
    await user.click(await screen.findByRole('button', { name: 'Kommentare' }));
    await screen.findByText('Hier ist kein Kommentar offen.');
    void server.answers.addComment?.({ body: { ...of, Model: 'locations', Field: '', Text: 'Neu' } });
    globalThis.dispatchEvent(new Event('focus'));
    expect((await screen.findByText('Neu')).closest('li')?.textContent).toContain('root');
  });

  it('keep what is being edited while colleagues resolve or remove it', async () => {
    const { answers } = serverWith([said('Meiner', { Who: 'root' }), said('Weg', { Who: 'root' })]);
    const { user } = await show(answers);
    await user.click(await screen.findByRole('button', { name: 'Kommentare (2 offen)' }));
    for (const text of ['Meiner', 'Weg']) {
      await user.click(within(rowOf(text)).getByRole('button', { name: 'Bearbeiten' }));
      await user.type(screen.getByDisplayValue(text), '!');
    }
    void answers.resolveComment?.({ params: { Comment: 'Meiner' }, body: { IsResolved: true } });
    void answers.removeComment?.({ params: { Comment: 'Weg' } });
    globalThis.dispatchEvent(new Event('focus'));
    await screen.findByText(/^Erledigt von root, /);
    const row = within(screen.getByDisplayValue('Meiner!').closest('li') ?? document.body);
    await user.click(row.getByRole('button', { name: 'Speichern' }));
    await user.click(await screen.findByRole('button', { name: '1 erledigter Kommentar' }));
    await screen.findByText('Meiner!');
    expect(screen.getByDisplayValue('Weg!').closest('li')).not.toBe(null);
  });

  it('can be typed while another one is being sent', async () => {
    const { answers, all } = serverWith([]);
    let finish: () => void = () => undefined;
    const sent = new Promise<void>((resolve) => (finish = resolve));
    const { user } = await show({
      ...answers,
      addComment: async (given) => {
        await sent;
        return (await answers.addComment?.(given)) ?? said('');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Kommentare' }));
    const input = await screen.findByLabelText('Neuer Kommentar');
    await user.type(input, 'Erster');
    await user.click(screen.getByRole('button', { name: 'Kommentar hinzufügen' }));
    await user.type(input, ' Zweiter');
    finish();
    await screen.findByRole('button', { name: 'Kommentare (1 offen)' });
    expect([all().map(({ Text }) => Text), input]).toMatchObject([['Erster'], { value: 'Zweiter' }]);
    await user.clear(input);
  });

  it('say why they are missing, and keep what was typed when it cannot be sent', async () => {
    const server = serverWith([]);
    let isThere = false;
    const answers: Answers = {
      comments: () => {
        if (!isThere) throw refusal(503, 'database-away');
        return { Comments: [] };
      },
      addComment: () => {
        throw refusal(409, 'too-many-comments', { limit: 200 });
      },
    };
    const { user } = await show({ ...server.answers, ...answers });
    await user.click(await screen.findByRole('button', { name: 'Kommentare' }));
    await screen.findByRole('alert');
    isThere = true;
    await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    const input = await screen.findByLabelText('Neuer Kommentar');
    await user.type(input, 'Noch einer');
    await user.click(screen.getByRole('button', { name: 'Kommentar hinzufügen' }));
    await screen.findByText(/höchstens 200 Kommentare/);
    expect(input).toHaveProperty('value', 'Noch einer');
    await user.clear(input);
  });
});

describe('the open comments of all objects', () => {
  it('lead to the comments of an object, opened, and can be one’s own alone', async () => {
    const { answers } = serverWith([said('Wann?'), said('Meiner', { Who: 'root' })]);
    const part = (
      <>
        <FocusField />
        <OpenComments mayOpen={() => true} />
        <Comments of={of} />
      </>
    );
    const { user, at } = await showStaffPage(part, { definition, answers });
    const list = within(await screen.findByRole('region', { name: 'Offene Kommentare' }));
    await list.findByText('2 offene Kommentare');
    await user.click(list.getByRole('switch', { name: 'Nur meine' }));
    await list.findByText('1 offener Kommentar');
    expect(list.queryByText('Wann?')).toBe(null);
    await user.click(list.getByRole('link', { name: 'Station „Tor“' }));
    expect(at()).toBe('/locations/1');
  });
});
