import { type ReactNode } from 'react';
import { lateScreen } from '../../shell/late/late-screen.tsx';
// As a whole, or the build would fetch the board with the lists.
import type { BoardScreenProps } from '../board/board-screen.tsx';
import styles from './locations-screen.module.css';

/** As large as most boards are, until one has come. */
const standIn = <div className={styles.board} aria-busy />;

const { Screen } = lateScreen(
  () => import('../board/board-screen.tsx'),
  ({ BoardScreen }) => BoardScreen,
  standIn,
);

/** Only tours with a game board need it, and what draws it is heavy. */
export function LateBoard(props: Omit<BoardScreenProps, 'standIn'>): ReactNode {
  return <Screen {...props} standIn={standIn} />;
}
