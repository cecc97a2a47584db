import { type ReactNode } from 'react';
import { lateScreen } from '../../shell/late/late-screen.tsx';
// Type only, or the build would load the board with the lists.
import type { BoardScreenProps } from '../board/board-screen.tsx';
import styles from './locations-screen.module.css';

/** As large as most boards, until one has loaded. */
const standIn = <div className={styles.board} aria-busy />;

const { Screen } = lateScreen(
  () => import('../board/board-screen.tsx'),
  ({ BoardScreen }) => BoardScreen,
  standIn,
);

/** Loaded late, because only tours with a game board need it, and its drawing library is heavy. */
export function LateBoard(props: Omit<BoardScreenProps, 'standIn'>): ReactNode {
  return <Screen {...props} standIn={standIn} />;
}
