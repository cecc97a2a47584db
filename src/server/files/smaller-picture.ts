/** In pixels, upright. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The result of shrinking a picture with too many pixels. */
export interface SmallerPicture {
  readonly from: PictureSize;
  readonly to: PictureSize;
}
