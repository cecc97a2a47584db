import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { objectOf } from '#cms/draft/draft.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { NumberField } from './number-field.tsx';

const of = { model: 'locations', ID: 3 } as const;
const search = { ID: 3, Type: '6', Name: { de: 'Suche' }, GameHotspots: [{ Width: 90, Height: 90, IsSolution: true }] };
const definition = { ...smallMuseum, Locations: [...smallMuseum.Locations, search] };

describe('a field for a number (specification 5)', () => {
  it('keeps a wrong value as it is typed, with the decimal sign of German, and reports it', async () => {
    const part = <NumberField of={of} path={['GameHotspotsToWin']} label="So viele müssen gefunden werden" />;
    const { user, draft } = await showStaffPage(part, { definition });
    const field = await screen.findByLabelText<HTMLInputElement>('So viele müssen gefunden werden');
    await user.type(field, '0.5');
    expect(field.value).toBe('0,5');
    expect(objectOf(draft().getState().draft, of)).toMatchObject({ GameHotspotsToWin: 0.5 });
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  });
});
