import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tour } from '#content/entities/tour.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { smallMuseum } from '#tests/browser/museum.ts';
import { MoreFields } from './more-fields.tsx';
import { NumberField } from './number-field.tsx';

const of = { model: 'tours', ID: 1 } as const;

const show = (values: object) =>
  showStaffPage(
    <MoreFields of={of} entity={tour} fields={['MapWidth', 'MapZoomMax']}>
      <NumberField of={of} path={['MapWidth']} label="Breite" min={0} />
      <NumberField of={of} path={['MapZoomMax']} label="Zoom" />
    </MoreFields>,
    { definition: { ...smallMuseum, Tours: [{ ID: 1, Name: { de: 'Park' }, ...values }] } },
  );

describe('fields that few need', () => {
  it('are folded, and the button counts those that are not as usual', async () => {
    const { user, draft } = await show({ MapZoomMax: 4 });
    const more = screen.getByRole('button', { name: 'Mehr' });
    expect(screen.queryByLabelText('Breite')).toBeNull();
    await user.click(more);
    expect(more.getAttribute('aria-expanded')).toBe('true');
    await user.type(screen.getByLabelText('Breite'), '3000');
    expect(screen.getByRole('button', { name: 'Mehr (1 ausgefüllt)' })).toBe(more);
    draft().undo();
    await waitFor(() => expect(more.textContent).toBe('Mehr'));
  });

  it('open by themselves if something is wrong with one of them', async () => {
    await show({ MapWidth: -5 });
    expect(await screen.findByLabelText('Breite')).toBeDefined();
  });
});
