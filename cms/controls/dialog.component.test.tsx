import { Button, Menu } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import { type ReactNode, useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { Dialog } from './dialog.tsx';

function Page(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Löschen</Button>
      <Menu>
        <Menu.Target>
          <Button>Mehr</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpen(true)}>Auch löschen</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isOpen ? (
        <Dialog opened onClose={() => setOpen(false)} title="Wirklich?">
          <Button onClick={() => setOpen(false)}>Nein</Button>
        </Dialog>
      ) : null}
    </>
  );
}

it('A dialog that its owner removes gives the focus back to the button, or to the button of the menu (WCAG 2.4.3)', async () => {
  const { user } = await showStaffPage(<Page />, { group: undefined });
  const expectFocus = (name: string): Promise<void> =>
    waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));
  await user.click(screen.getByRole('button', { name: 'Löschen' }));
  await screen.findByRole('dialog', { name: 'Wirklich?' });
  await user.keyboard('{Escape}');
  await expectFocus('Löschen');

  await user.click(screen.getByRole('button', { name: 'Mehr' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Auch löschen' }));
  await user.click(await screen.findByRole('button', { name: 'Nein' }));
  await expectFocus('Mehr');
});

/** Its button is replaced while the dialog is open, as one that waits for code. */
function Replacing(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button key={String(isOpen)} ref={trigger} onClick={() => setOpen(true)}>
        Verwerfen
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title="Wirklich?" trigger={trigger}>
        <Button>Nein</Button>
      </Dialog>
    </>
  );
}

it('a closing dialog focuses the button that replaced the one it was opened with', async () => {
  const { user } = await showStaffPage(<Replacing />, { group: undefined });
  await user.click(screen.getByRole('button', { name: 'Verwerfen' }));
  await screen.findByRole('dialog', { name: 'Wirklich?' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Verwerfen' })));
});
