/** Draws a picture so that it covers a box, cut at the sides or at top and bottom. */
export function drawCover(
  context: CanvasRenderingContext2D,
  picture: ImageBitmap,
  width: number,
  height: number,
): void {
  const scale = Math.max(width / picture.width, height / picture.height);
  const [w, h] = [picture.width * scale, picture.height * scale];
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, (width - w) / 2, (height - h) / 2, w, h);
}
