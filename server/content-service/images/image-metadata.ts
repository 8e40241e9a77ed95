import sharp from 'sharp'

import type { ImageFile } from './transform-image.js'

/** Facts about an image as imgix answers `fm=json`. */
export async function readImageMetadata({ bytes, contentType }: ImageFile) {
  const { autoOrient, density, depth, hasAlpha, orientation, space } = await sharp(bytes).metadata()
  const dpi = density ?? 72
  return {
    'Content-Type': contentType,
    'Content-Length': String(bytes.length),
    PixelWidth: autoOrient.width,
    PixelHeight: autoOrient.height,
    Depth: depth === 'ushort' ? 16 : 8,
    ColorModel: space === 'b-w' ? 'Gray' : space === 'cmyk' ? 'CMYK' : 'RGB',
    HasAlpha: hasAlpha,
    DPIWidth: dpi,
    DPIHeight: dpi,
    Orientation: orientation ?? 1,
    ProfileName: 'sRGB',
    Exif: {},
    JFIF: {},
    TIFF: {},
    Output: {},
  }
}
