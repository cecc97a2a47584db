import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { smallMuseum } from '#tests/browser/museum.ts';
import { type GuidePageOptions, mountInGuide } from '#tests/component/guide-page.tsx';
import { ProfileCompanion, profileTexts } from './profile-part.tsx';

const definition = {
  ...smallMuseum,
  Configurations: [{ ID: 1, Access: { HiddenQuestions: ['children'] } }],
  Locations: [{ ID: 1, Name: { de: 'Turm' }, StairsOnly: true, GameLevels: true, SignLanguageURL: { de: 'sign.mp4' } }],
};

async function show(options: GuidePageOptions = {}) {
  await profileTexts;
  const page = await mountInGuide(<ProfileCompanion />, {
    definition,
    at: '/welcome',
    needsContent: false,
    ...options,
  });
  const open = (goOn?: () => void): void => act(() => page.visit.profile.setState({ isOpen: true, goOn }));
  return { ...page, open };
}

describe('the panel of the access profile (src/guide/DECISIONS.md, “One access profile”)', () => {
  it('asks first what the museum wants asked, and goes on', async () => {
    const { open, user, settings, visit } = await show();
    const goOn = vi.fn<() => void>();
    open(goOn);
    const panel = within(await screen.findByRole('dialog', { name: 'Wie möchten Sie das Museum besuchen?' }));
    expect(panel.queryByText('Ich bin mit Kindern hier')).toBeNull();
    await user.click(panel.getByRole('switch', { name: 'Ich höre nicht oder schlecht' }));
    expect(settings.getState()).toMatchObject({ captions: true, variant: 'sign', needs: ['cannotHear'] });
    await user.click(panel.getByRole('button', { name: 'Weiter' }));
    await waitFor(() => expect(goOn).toHaveBeenCalledTimes(1));
    expect(visit.profile.getState()).toMatchObject({ isOpen: false, asks: false });
    expect(settings.getState().isAsked).toBe(true);
  });

  it('has everything later, and can take it all back', async () => {
    const { open, user, settings } = await show();
    open();
    const panel = within(await screen.findByRole('dialog', { name: 'Darstellung und Zugang' }));
    await user.click(panel.getByRole('switch', { name: 'Ich bin mit Kindern hier' }));
    await user.click(panel.getByRole('switch', { name: 'Hoher Kontrast' }));
    await user.click(panel.getByRole('radio', { name: /^150/ }));
    expect(settings.getState()).toMatchObject({ needs: ['withChildren'], highContrast: true, textSize: 1.5 });
    expect(document.documentElement.style.fontSize).toBe('150%');
    await user.click(panel.getByRole('button', { name: 'Alles zurücksetzen' }));
    expect(settings.getState()).toMatchObject({ needs: [], highContrast: false, textSize: 1, isAsked: true });
    expect(document.documentElement.style.fontSize).toBe('');
  });

  it('closes when the visitor goes back, and leads nowhere', async () => {
    const { open } = await show();
    const goOn = vi.fn<() => void>();
    open(goOn);
    await screen.findByRole('dialog');
    await act(async () => {
      const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      history.back();
      await isBack;
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(goOn).not.toHaveBeenCalled();
  });

  it('waits in a line for a visitor whom a code has led past the question', async () => {
    const { visit, user, settings } = await show({ at: '/detail/1' });
    act(() => visit.profile.setState({ asks: true }));
    await screen.findByText(/Hier wählen/);
    await user.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByText(/Hier wählen/)).toBeNull();
    expect(settings.getState().isAsked).toBe(true);
  });
});
