import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { smallMuseum } from '#tests/browser/museum.ts';
import { ImageList } from './image-list.tsx';

const of = { model: 'locations', ID: 3 } as const;

describe('the pictures of a station (specification 3.1)', () => {
  it('leave the focus in their list when one is removed, which can be undone', async () => {
    const { user, draft } = await showStaffPage(<ImageList of={of} path={['ImageDescriptors']} label="Bilder" />, {
      definition: {
        ...smallMuseum,
        Locations: [{ ID: 3, Type: 2, ImageDescriptors: [{ ImageURL: 'files/a.png' }, { ImageURL: 'files/b.png' }] }],
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Bild 2 entfernen' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bild 1 entfernen' }));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bild hinzufügen' }));
    act(() => draft().undo());
    expect(screen.getByRole('button', { name: 'Bild 1 bearbeiten' })).toBeDefined();
  });
});
