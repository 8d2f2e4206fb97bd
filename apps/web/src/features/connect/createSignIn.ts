import { type AuthenticationAdapter, createServiceAuthentication } from '@countersign/connect'

const key = 'countersign.signedIn'

type CreateSignInParameters = {
  baseUrl: string
  statement: string
  storage: Pick<Storage, 'getItem' | 'removeItem' | 'setItem'>
  adapter?: AuthenticationAdapter
}

/** The service's sign-in (SIWE). The session is queried only after an earlier sign-in, which most users never do. */
export function createSignIn({ storage, ...options }: CreateSignInParameters): AuthenticationAdapter {
  const { adapter = createServiceAuthentication(options) } = options
  return {
    ...adapter,
    async getSession() {
      if (storage.getItem(key) === null) return null
      const session = await adapter.getSession()
      if (!session) storage.removeItem(key)
      return session
    },
    async signOut() {
      storage.removeItem(key)
      await adapter.signOut()
    },
    async verify(parameters) {
      const isAccepted = await adapter.verify(parameters)
      if (isAccepted) storage.setItem(key, 'true')
      return isAccepted
    },
  }
}
