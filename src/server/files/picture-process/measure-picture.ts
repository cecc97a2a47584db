import { openPicture } from './open-picture.ts';

export interface MeasuredPicture {
  /** Pixels, as it is shown. */
  readonly width: number;
  readonly height: number;
  /** It can be made any size. */
  readonly isDrawing: boolean;
}

/** Measures a picture of the disk without decoding all of it. */
export async function measurePicture(path: string): Promise<MeasuredPicture> {
  const { format, autoOrient } = await openPicture(path).metadata();
  return { width: autoOrient.width, height: autoOrient.height, isDrawing: format === 'svg' };
}
