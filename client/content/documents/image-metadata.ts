/** What the image service knows of an image beyond the CMS. */
export interface ImageMetadata {
  /** Dominant colour as `#rrggbb`; null if unknown or if the image is partly transparent. */
  color: string | null
  /** A very small blurred picture as a data URL; null as above. */
  placeholder: string | null
  /** In pixels; null unless the CMS does not know them. */
  size: { width: number; height: number } | null
}
