import { tour } from '#content/entities/tour.ts';
import { tourGroup } from '#content/entities/tour-group.ts';
import { tourItem } from '#content/entities/tour-item.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { oncePerObject } from '#content/once-per-object.ts';

export const completeTour = oncePerObject((stored: StoredObject) => tour.complete(stored));
export const completeGroup = oncePerObject((stored: StoredObject) => tourGroup.complete(stored));
export const completeItem = oncePerObject((stored: StoredObject) => tourItem.complete(stored));
