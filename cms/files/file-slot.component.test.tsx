import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { hexDigest } from '#contract/hex-digest.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { FileSlot } from './file-slot.tsx';

beforeEach(() => vi.stubGlobal('isSecureContext', true));

const picture = new TextEncoder().encode('the same picture');

/** A form with a picture, and a museum with `images/house.jpg`. */
async function showSlot() {
  const house = {
    Name: 'house.jpg',
    Path: 'images/house.jpg',
    Bytes: picture.length,
    Type: 'image/jpeg',
    SHA256: await hexDigest(picture.buffer),
    ModifiedAt: '2026-11-21T10:00:00Z',
  };
  const files = [house];
  const uploaded: string[] = [];
  const onChange = vi.fn<(url: string | undefined) => void>();
  const { user } = await showStaffPage(<FileSlot label="Bild" use="image" value="" onChange={onChange} />, {
    answers: {
      listFiles: () => ({
        Folder: '',
        Folders: [{ Name: 'images', Path: 'images' }],
        Files: files.map((file) => ({ ...file, UsedBy: 1 })),
      }),
      createFolder: () => ({ Path: 'images' }),
      uploadFiles: ({ params, body }) => {
        const sent = body instanceof FormData ? body.get('file') : undefined;
        const Name = sent instanceof File ? sent.name : '';
        const stored = { ...house, Name, Path: `${params['*']}/${Name}` };
        files.push(stored);
        uploaded.push(Name);
        return { Files: [stored], Refused: [] };
      },
    },
  });
  await screen.findByRole('group', { name: 'Bild' });
  const send = async (name: string): Promise<void> => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('There is no field for a file.');
    await user.upload(input, new File([picture], name, { type: 'image/jpeg' }));
  };
  return { onChange, send, uploaded };
}

it('A picture with the bytes of another keeps its own name', async () => {
  const { onChange, send, uploaded } = await showSlot();
  await send('interior.jpg');
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('files/images/interior.jpg'));
  expect(uploaded).toEqual(['interior.jpg']);
});

it('The same picture under the same name is not stored again', async () => {
  const { onChange, send, uploaded } = await showSlot();
  await send('house.jpg');
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('files/images/house.jpg'));
  expect(uploaded).toEqual([]);
});

it('says how long a recording is', async () => {
  await showStaffPage(
    <FileSlot label="Aufnahme" use="audio" value="https://example.org/a.mp3" onChange={() => undefined} />,
  );
  const audio = screen.getByLabelText<HTMLAudioElement>('Aufnahme', { selector: 'audio' });
  Object.defineProperty(audio, 'duration', { value: 83.2 });
  fireEvent.durationChange(audio);
  expect(screen.getByText('Dauer 1:23')).toBeDefined();
});
