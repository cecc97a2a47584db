import { Circle, MousePointer2, PenTool, Square } from 'lucide-react';

export const boardTools = [
  { tool: 'select', key: 'V', Icon: MousePointer2 },
  { tool: 'pen', key: 'P', Icon: PenTool },
  { tool: 'rect', key: 'R', Icon: Square },
  { tool: 'circle', key: 'C', Icon: Circle },
] as const;

/** Makes a corner smooth, and a smooth point a corner. */
export const turnKey = 'S';
