import { Circle, MousePointer2, Pencil, PenTool, Square, WandSparkles } from 'lucide-react';

/** The tools of every editor, in the order of their buttons. */
export const drawingTools = [
  { tool: 'select', key: 'V', Icon: MousePointer2 },
  { tool: 'rect', key: 'R', Icon: Square },
  { tool: 'circle', key: 'C', Icon: Circle },
  { tool: 'pen', key: 'P', Icon: PenTool },
  { tool: 'freehand', key: 'B', Icon: Pencil },
  { tool: 'outline', key: 'W', Icon: WandSparkles },
] as const;
