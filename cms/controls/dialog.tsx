import { Modal, type ModalProps } from '@mantine/core';
import { type ReactNode, useState } from 'react';

/** A dialog that is mounted when it is first opened: closed, it costs as much as the fields of a form. */
export function Dialog(props: ModalProps): ReactNode {
  const { opened } = props;
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened && !wasOpened) setWasOpened(true);
  return wasOpened ? <Modal {...props} /> : null;
}
