import { type ModalProps } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';

import { late } from './late.tsx';

const Modal = late(async () => (await import('./modal.ts')).Modal);

export interface DialogProps extends ModalProps {
  /** Gets the focus when it closes, where what opened it was disabled meanwhile, or was an entry of a menu. */
  readonly trigger?: RefObject<HTMLElement | null>;
}

/**
 * A dialog that is mounted when it is first opened: closed, it costs as much as the fields of a form. One that its owner
 * shows and removes gives the focus back, too, which Modal only does when it closes.
 */
export function Dialog({ trigger, ...props }: DialogProps): ReactNode {
  const { opened } = props;
  const [wasOpened, setWasOpened] = useState(opened);
  const [opener] = useState(() => (opened ? openerNow() : undefined));
  if (opened && !wasOpened) setWasOpened(true);
  useEffect(() => {
    const button = trigger?.current;
    return opened ? () => button?.focus() : undefined;
  }, [opened, trigger]);
  useEffect(
    () => () => {
      if (document.activeElement === document.body) opener?.focus();
    },
    [opener],
  );
  // What opened it was replaced, or could not take the focus yet.
  const rescue = (): void => {
    if (document.activeElement === document.body) trigger?.current?.focus();
  };
  const fail = (): void => {
    setWasOpened(false);
    props.onClose();
  };
  return wasOpened ? (
    <Modal {...props} returnFocus={trigger === undefined} onExitTransitionEnd={rescue} onFailed={fail} />
  ) : null;
}

/** The button that has just been pressed, also by an entry of its menu, which is about to close. */
function openerNow(): HTMLElement | undefined {
  const focused = document.activeElement;
  const menu = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const opener = typeof menu === 'string' ? document.getElementById(menu) : focused;
  return opener instanceof HTMLElement && opener !== document.body ? opener : undefined;
}
