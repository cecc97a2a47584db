import { Circle, MousePointer2, Pencil, Pentagon, PenTool, Square, WandSparkles } from 'lucide-react';

export const kindIcons = { rect: Square, circle: Circle, polygon: Pentagon } as const;

export const hotspotTools = [
  { tool: 'select', key: 'V', Icon: MousePointer2 },
  { tool: 'rect', key: 'R', Icon: Square },
  { tool: 'circle', key: 'C', Icon: Circle },
  { tool: 'pen', key: 'P', Icon: PenTool },
  { tool: 'freehand', key: 'B', Icon: Pencil },
  { tool: 'outline', key: 'W', Icon: WandSparkles },
] as const;
