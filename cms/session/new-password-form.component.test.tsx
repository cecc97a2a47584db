import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RequestError } from '#contract/errors.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

it('a failed change of the password is reported in the words of section 8, with the reason', async () => {
  const { user } = await showStaffPage(<NewPasswordForm user="root" old="old password" />, {
    language: 'en',
    answers: {
      changePassword: () => Promise.reject(new RequestError({ failure: 'status', url: 'api/perm', status: 500 })),
    },
  });
  for (const label of ['New password', 'New password once more'])
    await user.type(screen.getByLabelText(label), 'a long new password');
  await user.click(screen.getByRole('button', { name: 'Change the password' }));
  const { textContent } = await screen.findByRole('alert');
  expect(textContent).toMatch(/^Updating of password failed.+/);
});

it('an empty form says beside each field that it is missing, and begins with the first (WCAG 3.3.1)', async () => {
  const { user } = await showStaffPage(<NewPasswordForm user="root" />, { language: 'en' });
  await user.click(screen.getByRole('button', { name: 'Change the password' }));
  const first = screen.getByLabelText<HTMLInputElement>('Old password');
  expect(screen.getAllByText('Please fill in this field.')).toHaveLength(3);
  expect(first.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(first.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/Please fill in/);
  expect(document.activeElement).toBe(first);
});
