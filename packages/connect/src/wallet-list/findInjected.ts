import { listMarks } from './injectedMarks.ts'

/** What sits on the page behind a connector of an old wallet. */
export type InjectedProvider = {
  /** The same wallet has announced itself too. */
  isAnnounced: boolean
  marks: readonly string[]
}

export type FindInjectedParameters = {
  /** The providers that announced themselves (EIP-6963). */
  announced: readonly unknown[]
  connectors: readonly { id: string; legacyProvider?: unknown; type: string; uid: string }[]
  /** `window.ethereum` */
  ethereum: unknown
}

/** Connectors for wallets that announce nothing: wagmi's own, and those of a list (`window.ethereum.providers`). */
export function isLegacy({ id, type }: { id: string; type: string }): boolean {
  return type === 'injected' && (id === 'injected' || id.startsWith('injected:'))
}

/** Old wallets that are there, by the connector that reaches them. */
export function findInjected({ announced, connectors, ethereum }: FindInjectedParameters) {
  const found = new Map<string, InjectedProvider>()
  for (const connector of connectors) {
    if (!isLegacy(connector)) continue
    const provider = connector.legacyProvider ?? ethereum
    if (typeof provider !== 'object' || provider === null) continue
    const marks = listMarks(provider)
    // Some announce a wrapped object: then the marks on it tell.
    const isSame = (other: unknown) =>
      other === provider || (marks.length > 0 && listMarks(other).sort().join() === [...marks].sort().join())
    found.set(connector.uid, { isAnnounced: announced.some(isSame), marks })
  }
  return found
}
