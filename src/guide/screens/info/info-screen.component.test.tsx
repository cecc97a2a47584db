import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { smallMuseum } from '#tests/browser/museum.ts';
import { mountInGuide } from '#tests/component/guide-page.tsx';
import { InfoScreen } from './info-screen.tsx';

describe('the info screen (specification 3.4)', () => {
  it('shows what the museum says about itself, with addresses that a phone can open', async () => {
    await mountInGuide(<InfoScreen />, {
      at: '/info',
      definition: {
        ...smallMuseum,
        Version: { Counter: 3, UpdatedAt: '2026-11-02T10:00:00Z' },
        Providers: [
          {
            ID: 1,
            Name: { de: 'Kleines Museum' },
            Phone: '+49 711 0000 137',
            Email: 'hallo@museum.example',
            Internet: 'museum.example',
          },
        ],
        Configurations: [
          {
            ID: 1,
            Info: { Menu: true, ShowContact: true, HoursText: { de: 'Dienstag bis Sonntag' }, NewsSite: '{host}/news' },
          },
        ],
      },
      client: { privacyPolicy: { de: '<p>Wir zählen nichts.</p>' } },
    });
    await screen.findByText('Über das Museum', { selector: 'h1' });
    await screen.findByText('Dienstag bis Sonntag');
    const links = [...document.querySelectorAll<HTMLAnchorElement>('section:not(#accessibility) a')];
    expect(links.map((link) => [link.getAttribute('href'), link.target, link.rel])).toEqual([
      ['tel:+497110000137', '', ''],
      ['mailto:hallo@museum.example', '', ''],
      ['https://museum.example/', '_blank', 'noopener noreferrer'],
      [`${location.origin}/news`, '_blank', 'noopener noreferrer'],
    ]);
    await screen.findByText(/Wir zählen nichts/);
    screen.getByText('Inhalte, Version 3 vom 2. November 2026');
  });

  it('is a friendly sentence if there is nothing, and contains no script links', async () => {
    const { at, user } = await mountInGuide(<InfoScreen />, {
      at: '/info',
      definition: {
        ...smallMuseum,
        Configurations: [{ ID: 1, Info: { Menu: true, NewsSite: 'javascript:alert(1)' } }],
      },
    });
    await screen.findByText(/Das Museum hat noch nichts über sich erzählt/);
    expect(document.querySelectorAll('[href^="javascript"]')).toHaveLength(0);
    await user.click(screen.getByRole('link', { name: 'Zurück' }));
    expect(at()).toBe('/welcome');
  });

  it('leads back to the screen that the visitor came from', async () => {
    const { at, user } = await mountInGuide(<InfoScreen />, { at: '/info', state: { from: '/locations/1?by=cards' } });
    await screen.findByText('Über das Museum', { selector: 'h1' });
    await user.click(screen.getByRole('link', { name: 'Zurück' }));
    expect(at()).toBe('/locations/1?by=cards');
  });

  const statement = { de: '<h2>Geltung</h2><p>Dieser Guide ist teilweise vereinbar.</p>' };
  const museumOf = (Access: object, Email = '') => ({
    ...smallMuseum,
    Providers: [{ ID: 1, Name: { de: 'Kleines Museum' }, Email }],
    Configurations: [{ ID: 1, Access }],
    Version: { Counter: 3, UpdatedAt: '2026-11-02T10:00:00Z' },
  });

  it('folds the accessibility statement, and opens it where the address names it', async () => {
    const { user } = await mountInGuide(<InfoScreen />, {
      at: '/info',
      definition: museumOf({ Statement: statement }),
    });
    await screen.findByRole('heading', { name: 'Barrierefreiheit' });
    const fold = (): HTMLDetailsElement | null => document.querySelector('#accessibility details');
    expect(fold()?.open).toBe(false);
    await user.click(screen.getByText('Erklärung zur Barrierefreiheit'));
    expect(fold()?.open).toBe(true);
    expect(screen.queryByText('Barriere melden')).toBeNull();
    cleanup();
    await mountInGuide(<InfoScreen />, { at: '/info#accessibility', definition: museumOf({ Statement: statement }) });
    await screen.findByText(/teilweise vereinbar/);
    expect(fold()?.open).toBe(true);
  });

  it('prepares a mail about a barrier, which says where and how, and nothing about the visitor', async () => {
    await mountInGuide(<InfoScreen />, {
      at: '/info',
      state: { from: '/detail/1?token=secret' },
      definition: museumOf({}, 'hallo@museum.example'),
      stored: { profile: '{"textSize":1.5,"aloud":true}', highContrast: 'true' },
    });
    const link = await screen.findByRole('link', { name: 'Barriere melden' });
    const mail = new URL(link.getAttribute('href') ?? '');
    expect([mail.pathname, mail.searchParams.get('subject')]).toEqual([
      'hallo@museum.example',
      'Barriere im Guide: Kleines Museum',
    ]);
    expect(mail.searchParams.get('body')?.split('\r\n').slice(-5)).toEqual([
      'Seite: 1, Ton',
      `Adresse: ${location.origin}/detail/1`,
      'Inhalte, Version 3 vom 2. November 2026',
      'Sprache: Deutsch',
      'Einstellungen: Hoher Kontrast, Textgröße 150 %, Texte vorlesen',
    ]);
  });

  it('leads to the page on which the museum collects barriers', async () => {
    await mountInGuide(<InfoScreen />, {
      at: '/info',
      definition: museumOf({ BarrierAddress: 'https://museum.example/barrier' }, 'hallo@museum.example'),
    });
    const link = await screen.findByRole('link', { name: /^Barriere melden/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      'https://museum.example/barrier',
      '_blank',
    ]);
  });
});
