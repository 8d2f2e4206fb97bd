import type { NameLookups } from './lookUpName.ts'

const load = () => import('./lookUpName.ts')

/**
 * ENS names for `ConnectProvider`, and with `avatars` their images. The code loads with the first look-up.
 *
 * @example
 * const lookups = ensNames({ avatars: true })
 */
export function ensNames({ avatars = false }: { avatars?: boolean | undefined } = {}): NameLookups {
  return {
    lookUpName: async (client, address) => (await load()).lookUpName(client, address),
    ...(avatars && {
      lookUpAvatar: async (client, parameters) => (await load()).lookUpAvatar(client, parameters),
    }),
  }
}
