import sharp, { type Sharp } from 'sharp';

/**
 * Returns a picture with the colours that browsers show. They turn CMYK without a profile into RGB by a formula, where
 * the library takes the profile of a press.
 *
 * @param picture with all that is to be done before its colours matter, such as making it smaller
 */
export async function inBrowserColours(picture: Sharp): Promise<Sharp> {
  const { space, hasProfile } = await picture.metadata();
  if (space !== 'cmyk' || hasProfile) return picture;
  const inks = await picture
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = inks.info;
  const colours = Buffer.alloc(width * height * 3);
  for (let from = 0, to = 0; to < colours.length; from += 4, to += 3) {
    const light = 255 - (inks.data[from + 3] ?? 0);
    for (let ink = 0; ink < 3; ink += 1)
      colours[to + ink] = Math.round(((255 - (inks.data[from + ink] ?? 0)) * light) / 255);
  }
  return sharp(colours, { raw: { width, height, channels: 3 } });
}
