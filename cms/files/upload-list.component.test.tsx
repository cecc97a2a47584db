import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { type Upload } from './uploads-machine.ts';
import { UploadList } from './upload-list.tsx';

const whole = { batch: 1, folder: '', part: 1, file: new File([], 'x'), onStored: undefined };

describe('the list of uploads (specification 2.4)', () => {
  it('says when a picture was made smaller', async () => {
    const size = { Name: 'Plan.jpg', Path: 'Plan.jpg', Size: 1, ModifiedAt: '2026-01-02T03:04:05Z', UsedBy: [] };
    const MadeSmaller = { From: { Width: 12_000, Height: 9000 }, To: { Width: 6000, Height: 4500 } };
    const upload = {
      ...whole,
      key: 1,
      name: 'Plan.jpg',
      state: { kind: 'stored', as: { ...size, MadeSmaller }, isHandedOn: true },
    } as unknown as Upload;
    const never = (): never => {
      throw new Error('Nothing is pressed');
    };
    const uploads = { list: [upload], send: never, cancel: never, retry: never, clear: never };
    await showStaffPage(<UploadList uploads={uploads} />, { group: undefined });
    const words = 'Das Bild wurde verkleinert: von 12.000 × 9.000 auf 6.000 × 4.500 Bildpunkte.';
    expect(screen.getByRole('status', { name: 'Uploads' }).textContent).toContain(words);
  });

  it('says what a drawing has lost', async () => {
    const Facts = { name: 'Plan.svg', changed: 'pictures' };
    const Notes = [{ Message: 'in English', Reason: 'file-changed', Facts }];
    const file = { Name: 'Plan.svg', Path: 'Plan.svg', Bytes: 1, ModifiedAt: '2026-01-02T03:04:05Z' };
    const state = { kind: 'stored', as: { ...file, Notes }, isHandedOn: true };
    const upload = { ...whole, key: 1, name: 'Plan.svg', state } as unknown as Upload;
    const never = (): never => {
      throw new Error('Nothing is pressed');
    };
    const uploads = { list: [upload], send: never, cancel: never, retry: never, clear: never };
    await showStaffPage(<UploadList uploads={uploads} />, { group: undefined });
    const words = '„Plan.svg“ wurde geändert: Bilder aus anderen Dateien fehlen jetzt';
    expect(screen.getByRole('status', { name: 'Uploads' }).textContent).toContain(words);
  });

  it('sums up many, folds them, and shows those that failed with the way out', async () => {
    const states = [
      ...Array.from({ length: 12 }, () => ({ kind: 'stored', as: {}, isHandedOn: false })),
      { kind: 'failed', error: new Error('offline') },
      { kind: 'refused' },
      ...Array.from({ length: 46 }, () => ({ kind: 'waiting' })),
    ];
    const list = states.map(
      (state, key) => ({ ...whole, part: 0, key, name: `${key}.wav`, state }) as unknown as Upload,
    );
    const retried: number[] = [];
    const cancelled: number[] = [];
    const uploads = {
      list,
      send: () => undefined,
      cancel: (key: number) => void cancelled.push(key),
      retry: (key: number) => void retried.push(key),
      clear: () => undefined,
    };
    const { user } = await showStaffPage(<UploadList uploads={uploads} />, { group: undefined });
    expect(screen.getByText('12 von 60 hochgeladen, 2 nicht hochgeladen')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: '12 von 60 hochgeladen' })).toBeDefined();
    expect(screen.queryByText('0.wav')).toBeNull();
    expect(screen.getByText(/^13\.wav: /)).toBeDefined();
    await user.click(screen.getByRole('button', { name: '12.wav noch einmal hochladen' }));
    expect(retried).toEqual([12]);
    await user.click(screen.getByRole('button', { name: 'Hochladen abbrechen' }));
    expect(cancelled).toHaveLength(46);
    await user.click(screen.getByRole('button', { name: 'Einzelheiten' }));
    expect(screen.getByText('0.wav')).toBeDefined();
  });
});
