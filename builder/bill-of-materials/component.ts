/** One package of an image, as CycloneDX tells it. https://cyclonedx.org/docs/1.6/json/#components */
export interface Component {
  type: 'library' | 'application' | 'operating-system'
  name: string
  version: string
  /** Unique within a bill; the package URL, where there is one. */
  'bom-ref': string
  /** https://github.com/package-url/purl-spec */
  purl?: string
  licenses?: { license: { name: string } }[]
}

/** A package with an address that databases of weaknesses know. */
export function toLibrary(purl: string, name: string, version: string): Component {
  return { type: 'library', name, version, 'bom-ref': purl, purl }
}
