import { randomUUID } from 'node:crypto'
import type { Component } from './component.js'

/** A software bill of materials. https://cyclonedx.org/docs/1.6/json/ */
export interface Bill {
  bomFormat: 'CycloneDX'
  specVersion: '1.6'
  serialNumber: string
  version: 1
  metadata: { timestamp: string; component: { type: 'container'; name: string } }
  components: Component[]
}

export function createBill(image: string, components: readonly Component[], now: Date): Bill {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${randomUUID()}`,
    version: 1,
    metadata: { timestamp: now.toISOString(), component: { type: 'container', name: image } },
    components: [...components].sort((one, other) => (one['bom-ref'] < other['bom-ref'] ? -1 : 1)),
  }
}
