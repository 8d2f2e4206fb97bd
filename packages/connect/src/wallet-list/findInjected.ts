import { listMarks } from './injectedMarks.ts'

/** The injected provider behind a legacy connector. */
export type InjectedProvider = {
  /** The same wallet has announced itself too. */
  isAnnounced: boolean
  marks: readonly string[]
}

export type FindInjectedParameters = {
  /** The providers that announced themselves (EIP-6963). */
  announced: readonly unknown[]
  connectors: readonly { id: string; legacyProvider?: unknown; type: string; uid: string }[]
  ethereum: unknown
}

/** Connectors of wallets without EIP-6963: wagmi's own, and those of `window.ethereum.providers`. */
export function isLegacy({ id, type }: { id: string; type: string }): boolean {
  return type === 'injected' && (id === 'injected' || id.startsWith('injected:'))
}

/** Present legacy wallets by connector. */
export function findInjected({ announced, connectors, ethereum }: FindInjectedParameters) {
  const found = new Map<string, InjectedProvider>()
  for (const connector of connectors) {
    if (!isLegacy(connector)) continue
    const provider = connector.legacyProvider ?? ethereum
    if (typeof provider !== 'object' || provider === null) continue
    const marks = listMarks(provider)
    // Some announce a wrapped object: then its flags identify it.
    const isSame = (other: unknown) =>
      other === provider || (marks.length > 0 && listMarks(other).sort().join() === [...marks].sort().join())
    found.set(connector.uid, { isAnnounced: announced.some(isSame), marks })
  }
  return found
}
