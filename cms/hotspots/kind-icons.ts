import { Circle, Pentagon, Square } from 'lucide-react';

export const kindIcons = { rect: Square, circle: Circle, polygon: Pentagon } as const;
