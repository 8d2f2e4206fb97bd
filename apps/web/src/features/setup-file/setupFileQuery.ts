import { NotASafeError } from '@countersign/protocol/chain'
import { readSetupChain, type SetupCreation, type SetupFile } from '@countersign/protocol/custody'
import { sanitizeText } from '@countersign/protocol/text'
import { queryOptions } from '@tanstack/react-query'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { safeKey } from '../../domain/safe/queries.ts'
import { getChainClient, type Services } from '../../domain/services/Services.ts'

export type SetupFileParameters = {
  safe: CurrentSafe
  /** As the service claims it; the kernel takes it only if the address follows from it. */
  creation: SetupCreation | undefined
  nameOf: (address: string) => string | undefined
}

export type ReadSetupFile = {
  file: SetupFile
  /** Networks that could not be read: the Safe may be there too. */
  unread: readonly string[]
}

/** The content of a new setup file, read from the nodes of all configured networks. */
export function setupFileQuery(services: Services, { creation, nameOf, safe }: SetupFileParameters) {
  return queryOptions({
    queryKey: [...safeKey(safe), 'setupFile', creation?.initializer ?? ''],
    queryFn: async (): Promise<ReadSetupFile> => {
      const { chains, serviceUrl } = services.config
      // The current one first: its chain is in the signed domain, and wallets sign only for the network they are on.
      const sorted = [safe.chain, ...chains.filter(({ id }) => id !== safe.chainId)]
      const unread: string[] = []
      const read = sorted.map(async ({ id: chainId, name: chainName }) => {
        try {
          const client = getChainClient(services, chainId)
          return await readSetupChain(client, { chainId, chainName, creation, nameOf, safe: safe.address })
        } catch (error) {
          // Of the current network, the page shows it.
          if (chainId === safe.chainId) throw error
          if (!(error instanceof NotASafeError)) unread.push(chainName)
          return undefined
        }
      })
      const found = (await Promise.all(read)).flatMap((setup) => setup?.chain ?? [])
      const ids = new Set(found.map(({ chainId }) => chainId))
      const nodes = sorted
        .filter(({ id }) => ids.has(id))
        .flatMap(({ id, rpcUrls }) => rpcUrls.default.http.map((url) => ({ chainId: id, url: toAbsolute(url) })))
      const file: SetupFile = {
        chains: found,
        createdAt: new Date().toISOString(),
        name: sanitizeText(nameOf(safe.address) ?? '', { maxLength: 64 }),
        nodes: nodes.slice(0, 50),
        safe: safe.address,
        services: [toAbsolute(serviceUrl)],
      }
      return { file, unread }
    },
    // A file is of one moment: signing must not change it.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  })
}

function toAbsolute(url: string): string {
  const absolute = new URL(url || '/', globalThis.location.origin)
  // Credentials belong to this browser.
  absolute.username = ''
  absolute.password = ''
  return absolute.href
}
