import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { PanelProps } from './panel-props.ts';

interface StationRecordingProps extends Pick<PanelProps, 'station' | 'render'> {
  readonly title: string;
}

/** The controls of the recording for this part of the course, if it has one. */
export function StationRecording({ station, title, render }: StationRecordingProps): ReactNode {
  const player = useSelector(station, ({ children }) => children.player);
  const hasRecording = useSelector(player, (state) => state !== undefined && state.context.url !== '');
  return player === undefined || !hasRecording ? null : render.player(player, title);
}
