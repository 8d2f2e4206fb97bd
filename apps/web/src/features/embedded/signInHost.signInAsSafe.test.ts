import { createClient as createServiceClient } from '@countersign/client'
import { demoSafes } from '@countersign/devchain/demo-world'
import type { Frame } from '@countersign/frame'
import { createClient, custom, defineChain, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { describeError } from '../../lib/describeError.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { type SignInProgress, signInAsSafe } from './signInHost.ts'

const t = createCatalogue('embedded')

const { address: safe, owners, threshold } = demoSafes.grants
const hash: Hex = `0x${'5a'.repeat(32)}`
const chain = defineChain({
  id: 31_337,
  name: 'Paper',
  nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
})

/** A signing host, a service that counts sign-ins, and a node for the Safe. */
async function signIn(sayOfSafe: () => unknown, isStored = true) {
  const frame: Frame = {
    dispose() {},
    origin: 'https://host.example',
    pending: 0,
    request: async ({ schema }) => schema.parse({ messageHash: hash, signature: '0x1234' }),
  }
  const info = { chainId: chain.id, isReadOnly: false, owners: [...owners], safeAddress: safe, threshold }
  const calls: string[] = []
  const service = createServiceClient({
    baseUrl: 'https://service.example',
    fetch: async (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input)
      calls.push(pathname)
      if (pathname.endsWith('nonce')) return Response.json({ nonce: 'abcdefgh12345678' })
      if (!pathname.endsWith('me')) return new Response(null, { status: 200 })
      return isStored
        ? Response.json({ authMethod: 'siwe', id: safe, signerAddress: safe })
        : Response.json({ code: 'NOT_SIGNED_IN', message: 'Nobody is.' }, { status: 403 })
    },
  })
  const answers: Record<string, () => unknown> = {
    eth_call: sayOfSafe,
    eth_chainId: () => '0x7a69',
    eth_getBlockByNumber: () => ({ hash, number: '0x9', timestamp: '0x1' }),
  }
  const client = createClient({
    chain,
    transport: custom({ request: async ({ method }) => answers[method]?.() }, { retryCount: 0 }),
  })
  const steps: SignInProgress['step'][] = []
  const error: unknown = await signInAsSafe({
    client,
    host: { frame, info, origin: 'https://host.example' },
    location: { host: 'app.example', origin: 'https://app.example' },
    report: ({ step }) => steps.push(step),
    service,
    signal: new AbortController().signal,
  }).catch((reason: unknown) => reason)
  return { calls, error, steps }
}

const yes = `0x1626ba7e${'00'.repeat(28)}`

test('default: the service gets what the Safe on the chain accepts', async () => {
  const { calls, error, steps } = await signIn(() => yes)
  expect(error).toBeUndefined()
  expect(steps).toEqual(['preparing', 'asking', 'verifying'])
  expect(calls).toHaveLength(3)
})

test('error: what the Safe refuses never reaches the service', async () => {
  const { calls, error } = await signIn(() => `0x${'00'.repeat(32)}`)
  expect(describeError(error)).toMatchObject({ sentence: t('errors.verifying') })
  expect(describeError(error).details).toContain(t('refusedByChain'))
  expect(calls).toHaveLength(1)
})

test('error: a node that does not answer is not taken for a refusal of the Safe', async () => {
  const { calls, error } = await signIn(() => {
    throw new Error('offline')
  })
  expect(describeError(error).details).toContain('could not check')
  expect(describeError(error).details).not.toContain(t('refusedByChain'))
  expect(calls).toHaveLength(1)
})

test('error: a session that the browser does not keep, as in a frame of another site without https', async () => {
  const { error } = await signIn(() => yes, false)
  expect(error).toMatchObject({ code: 'SESSION_NOT_KEPT' })
  expect(describeError(error).sentence).toBe(t('sessionNotKept'))
})
