import type { Address, Client } from 'viem'
import { getEnsAddress, getEnsName, getEnsText } from 'viem/actions'
import { normalize } from 'viem/ens'
import { CACHE_TIME } from '../constants.ts'
import { resolveAvatar } from './resolveAvatar.ts'
import type { Gateways } from './toFetchableUri.ts'

export type LookUpAvatarParameters = {
  name: string
  getClient(chainId: number): Client | undefined
  gateways?: Gateways | undefined
  fetch?: typeof globalThis.fetch | undefined
}

/** Look-ups of names and avatars, which reveal the account to third parties. Keep it stable between renders. */
export type NameLookups = {
  /** The primary name of an account, null when it has none. */
  lookUpName(client: Client, address: Address): Promise<string | null>
  /** The avatar of a name, null when its owner set none; absent disables avatars. */
  lookUpAvatar?(client: Client, parameters: LookUpAvatarParameters): Promise<string | null>
}

/** The primary name of an account, null when it has none. viem checks that the name points back. */
export function lookUpName(client: Client, address: Address): Promise<string | null> {
  return withCache(() => getEnsName(client, { address }), { key: `name:${client.chain?.id}:${address}` })
}

/** The image of a name, null when its owner set none. */
export function lookUpAvatar(client: Client, { name, ...rest }: LookUpAvatarParameters): Promise<string | null> {
  return withCache(
    async () => {
      const normalized = normalize(name)
      const uri = await getEnsText(client, { key: 'avatar', name: normalized })
      const address = uri ? await getEnsAddress(client, { name: normalized }) : null
      return uri && address ? resolveAvatar({ address, uri, ...rest }) : null
    },
    { key: `avatar:${client.chain?.id}:${name}` },
  )
}

const entries = new Map<string, { at: number; value: Promise<unknown> }>()

type WithCacheOptions = { key: string; cacheTime?: number; now?: () => number }

/** One look-up per key for the cache time (unlimited by default); failures are not cached. */
export function withCache<value>(look: () => Promise<value>, options: WithCacheOptions): Promise<value> {
  const { cacheTime = CACHE_TIME, key, now = Date.now } = options
  const known = entries.get(key)
  if (known && now() - known.at < cacheTime) return known.value as Promise<value>
  const value = look()
  entries.set(key, { at: now(), value })
  value.catch(() => entries.get(key)?.value === value && entries.delete(key))
  return value
}
