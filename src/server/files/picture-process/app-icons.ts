import { square } from './icons.ts';

export interface AppIcon {
  /** Below the folder of an Android app's resources. */
  readonly path: string;
  readonly bytes: Buffer;
}

/** Screens by the name that Android gives them, with their pixels per "dp". */
const densities = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 } as const;
/** The size of an icon, and of the layers from which newer systems cut a shape; in dp. */
const iconSize = 48;
const layerSize = 108;
/** The diameter in dp of the circle that no system cuts away. */
const safeSize = 66;
/** A square in that circle would be small; its corners are seldom filled. */
const innerSize = Math.floor((safeSize + safeSize / Math.SQRT2) / 4) * 2;

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** Makes the pictures of an Android app's icon from a picture of any shape. */
export async function makeAppIcons(picture: string | Buffer): Promise<readonly AppIcon[]> {
  const icons: AppIcon[] = [];
  for (const [name, scale] of Object.entries(densities)) {
    const plain = await square(picture, iconSize * scale);
    icons.push({ path: `mipmap-${name}/icon.png`, bytes: await plain.png({ compressionLevel: 9 }).toBuffer() });
    icons.push({ path: `mipmap-${name}/icon_foreground.png`, bytes: await layer(picture, scale) });
  }
  return icons;
}

async function layer(picture: string | Buffer, scale: number): Promise<Buffer> {
  const inner = innerSize * scale;
  const margin = Math.round((layerSize * scale - inner) / 2);
  const drawn = await square(picture, inner);
  const framed = drawn.extend({ top: margin, bottom: margin, left: margin, right: margin, background: transparent });
  return framed.png({ compressionLevel: 9 }).toBuffer();
}
