/** What a build learns of an image from the image service, beyond what the CMS tells. */
export interface ImageMetadata {
  /** Dominant colour as `#rrggbb`; null where the image has none or lets the page shine through. */
  color: string | null
  /** A very small blurred picture as a data URL; null as above. */
  placeholder: string | null
  /** In pixels; null unless the CMS does not know them. */
  size: { width: number; height: number } | null
}
