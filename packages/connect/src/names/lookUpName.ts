import type { Address, Client } from 'viem'
import { getEnsAddress, getEnsName, getEnsText } from 'viem/actions'
import { normalize } from 'viem/ens'
import type { LookUpAvatarParameters } from './NameLookups.ts'
import { resolveAvatar } from './resolveAvatar.ts'
import { withCache } from './withCache.ts'

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
