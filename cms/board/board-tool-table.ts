import { Circle, MousePointer2, Pencil, PenTool, Square, WandSparkles } from 'lucide-react';

export const boardTools = [
  { tool: 'select', key: 'V', Icon: MousePointer2 },
  { tool: 'pen', key: 'P', Icon: PenTool },
  { tool: 'rect', key: 'R', Icon: Square },
  { tool: 'circle', key: 'C', Icon: Circle },
  { tool: 'freehand', key: 'B', Icon: Pencil },
  { tool: 'outline', key: 'W', Icon: WandSparkles },
] as const;
