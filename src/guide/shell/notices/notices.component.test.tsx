import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type GuidePage, mountInGuide } from '#tests/component/guide-page.tsx';

const sentence = 'Der Server des Museums war nicht zu erreichen';

async function mountWithFailure(): Promise<GuidePage> {
  const page = await mountInGuide(
    <main id="main" tabIndex={-1}>
      <button type="button">Vorher</button>
    </main>,
  );
  act(() => page.visit.notices.reportNetworkError(new Error('no answer'), 'https://museum.example/db'));
  await screen.findByText('Einzelheiten für das Personal');
  return page;
}

describe('the networking error (specification 8)', () => {
  it('is closed by Escape, and gives the focus back', async () => {
    const { user } = await mountWithFailure();
    screen.getByText('Vorher').focus();
    await user.tab();
    expect(document.activeElement?.closest('[role=alert]')).not.toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(sentence, { exact: false })).toBeNull());
    expect(document.activeElement).toBe(screen.getByText('Vorher'));
  });

  it('can be ignored, and is not shown twice for one address', async () => {
    const { user, visit } = await mountWithFailure();
    act(() => visit.notices.reportNetworkError(new Error('again'), 'https://museum.example/db'));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Ignorieren' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says whether it was copied', async () => {
    const { user } = await mountWithFailure();
    await user.click(screen.getByRole('button', { name: 'Kopieren' }));
    await screen.findByText('Kopiert.');
    const copied = await navigator.clipboard.readText();
    expect(copied).toMatch(/^Netzwerkfehler\n\d{4}-\d\d-\d\dT[\d:.]+Z\nhttps:\/\/museum\.example\/db\n.*no answer/);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Kopieren' }));
    await screen.findByText('Kopieren ist hier nicht erlaubt.', { exact: false });
  });
});

describe('a notice (specification 9)', () => {
  it('can be closed, and stays while the visitor points at it', async () => {
    const { visit } = await mountInGuide(<main />);
    vi.useFakeTimers();
    act(() => void visit.notices.show({ text: 'Hallo' }));
    fireEvent.pointerEnter(screen.getByText('Hallo').closest('[aria-live]') ?? document.body);
    act(() => void vi.advanceTimersByTime(60_000));
    screen.getByText('Hallo');
    vi.useRealTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Hinweis schließen' }));
    expect(screen.queryByText('Hallo')).toBeNull();
  });
});
