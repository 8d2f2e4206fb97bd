import { useStore } from '../../lib/useStore.ts'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import { useServices } from '../services/Services.ts'
import type { Embedding, Host } from './createEmbedding.ts'

export function useEmbedding(): Embedding {
  return useStore(useServices().embedding)
}

/** The host, if it shows this Safe. */
export function useHostOf(safe: Pick<CurrentSafe, 'address' | 'chainId'>): Host | undefined {
  const embedding = useEmbedding()
  if (embedding.status !== 'connected') return undefined
  const { host } = embedding
  const { chainId, safeAddress } = host.info
  return chainId === safe.chainId && safeAddress === safe.address ? host : undefined
}
