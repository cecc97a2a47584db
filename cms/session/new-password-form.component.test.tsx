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
