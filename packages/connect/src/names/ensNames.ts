import type { NameLookups } from './NameLookups.ts'

const load = () => import('./lookUpName.ts')

/**
 * Names of ENS for `ConnectProvider`, and with `avatars` the pictures of them. The code comes with the first look-up; an
 * app that does not ask for it has none of it in its build.
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
