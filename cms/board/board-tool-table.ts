import { MousePointer2, PenTool } from 'lucide-react';

export const boardTools = [
  { tool: 'select', key: 'V', Icon: MousePointer2 },
  { tool: 'pen', key: 'P', Icon: PenTool },
] as const;

/** Makes a corner smooth, and a smooth point a corner. */
export const turnKey = 'S';
