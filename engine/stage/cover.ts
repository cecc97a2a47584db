import { type Size } from '../geometry.ts';

/** Returns the rectangle of a picture that covers a box, from the box's top-left corner. It overhangs on two sides. */
export function coverIn(box: Size, picture: Size) {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  return { x: (box.width - width) / 2, y: (box.height - height) / 2, width, height };
}

/** Draws a picture so that it covers a box. */
export function drawCover(
  context: CanvasRenderingContext2D,
  picture: ImageBitmap,
  width: number,
  height: number,
): void {
  const drawn = coverIn({ width, height }, picture);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, drawn.x, drawn.y, drawn.width, drawn.height);
}
