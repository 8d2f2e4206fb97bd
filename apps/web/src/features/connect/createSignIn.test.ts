import type { AuthenticationAdapter } from '@countersign/connect'
import { expect, test } from 'vitest'
import { createSignIn } from './createSignIn.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

function setup({ accepts = true, session = true } = {}) {
  const stored = new Map<string, string>()
  const requested: string[] = []
  const adapter: AuthenticationAdapter = {
    createMessage: () => 'message',
    getNonce: async () => 'nonce',
    async getSession() {
      requested.push('session')
      return session ? { address } : null
    },
    async signOut() {
      requested.push('signOut')
    },
    verify: async () => accepts,
  }
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => void stored.delete(key),
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  return { requested, signIn: createSignIn({ adapter, baseUrl: '', statement: '', storage }) }
}
const proof = { message: 'message', signature: '0x' } as const

test('default: a session is asked for after a sign-in, and not after a sign-out', async () => {
  const { requested, signIn } = setup()
  expect(await signIn.verify(proof)).toBe(true)
  expect(await signIn.getSession()).toEqual({ address })
  await signIn.signOut()
  expect(await signIn.getSession()).toBe(null)
  expect(requested).toEqual(['session', 'signOut'])
})

test('behavior: who never signed in asks nothing', async () => {
  const { requested, signIn } = setup({ accepts: false })
  expect(await signIn.verify(proof)).toBe(false)
  expect(await signIn.getSession()).toBe(null)
  expect(requested).toEqual([])
})

test('behavior: a session that ended is asked for once', async () => {
  const { requested, signIn } = setup({ session: false })
  await signIn.verify(proof)
  expect(await signIn.getSession()).toBe(null)
  expect(await signIn.getSession()).toBe(null)
  expect(requested).toEqual(['session'])
})
