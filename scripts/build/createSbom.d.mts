export type Component = {
  'bom-ref': string
  hashes?: { alg: string; content: string }[]
  licenses?: ({ license: { id: string } | { name: string } } | { expression: string })[]
  name: string
  purl: string
  scope: string
  version: string
}

export type Bom = {
  bomFormat: string
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
  metadata: { timestamp?: string; component: Component }
  serialNumber: string
  specVersion: string
  version: number
}

export function createSbom(lock: unknown, facts: { date: string | null; version: string }): Bom
