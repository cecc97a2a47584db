import { Modal, type ModalProps } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';

export interface DialogProps extends ModalProps {
  /** Gets the focus when it closes, where what opened it was disabled meanwhile, or was an entry of a menu. */
  readonly trigger?: RefObject<HTMLElement | null>;
}

/** A dialog that is mounted when it is first opened: closed, it costs as much as the fields of a form. */
export function Dialog({ trigger, ...props }: DialogProps): ReactNode {
  const { opened } = props;
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened && !wasOpened) setWasOpened(true);
  useEffect(() => {
    if (!opened || trigger === undefined) return undefined;
    return () => trigger.current?.focus();
  }, [opened, trigger]);
  return wasOpened ? <Modal {...props} returnFocus={trigger === undefined} /> : null;
}
