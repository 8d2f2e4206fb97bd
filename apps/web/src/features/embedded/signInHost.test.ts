import { demoSafes } from '@countersign/devchain/demo-world'
import type { Frame } from '@countersign/frame'
import { hashSafeMessage } from '@countersign/protocol/hash'
import { createClient, custom, defineChain, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { parseMessage, signInHost } from './signInHost.ts'

const t = createCatalogue('embedded')

const { address: safe, owners, threshold } = demoSafes.grants
const typedData = {
  domain: { chainId: 31_337, name: 'Market' },
  message: { item: 'Seal' },
  primaryType: 'Order',
  types: { Order: [{ name: 'item', type: 'string' }] },
}
const someHash: Hex = `0x${'5a'.repeat(32)}`
const yes = `0x1626ba7e${'00'.repeat(28)}`
const chain = defineChain({
  id: 31_337,
  name: 'Paper',
  nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
})

/** A host with this answer, and a chain where the Safe returns `accepted`. */
function setup(content: string | typeof typedData, answer: (hash: Hex) => unknown, accepted = yes) {
  const { safeMessageHash } = hashSafeMessage({ chainId: chain.id, message: content, safe, version: '1.4.1' })
  const requested: string[] = []
  const collecting: Hex[] = []
  const frame: Frame = {
    dispose() {},
    origin: 'https://host.example',
    pending: 0,
    async request({ method, schema }) {
      requested.push(method)
      return schema.parse(method === 'getOffChainSignature' ? '0x1234' : answer(safeMessageHash))
    },
  }
  const answers: Record<string, unknown> = {
    eth_call: accepted,
    eth_chainId: '0x7a69',
    eth_getBlockByNumber: { hash: someHash, number: '0x9', timestamp: '0x1' },
  }
  const client = createClient({
    chain,
    transport: custom({ request: async ({ method }) => answers[method] }, { retryCount: 0 }),
  })
  const info = { chainId: chain.id, isReadOnly: false, owners: [...owners], safeAddress: safe, threshold }
  const outcome = signInHost({
    client,
    content,
    host: { frame, info, origin: 'https://host.example' },
    interval: 1,
    onCollecting: (hash) => collecting.push(hash),
    signal: new AbortController().signal,
    version: '1.4.1',
  })
  return { requested, collecting, outcome, safeMessageHash }
}

test('default: typed data goes to the host as typed data, and its signature counts when the Safe accepts it', async () => {
  const { requested, outcome, safeMessageHash } = setup(typedData, (messageHash) => ({
    messageHash,
    signature: '0x1234',
  }))
  expect(await outcome).toEqual({ hash: safeMessageHash, signature: '0x1234' })
  expect(requested).toEqual(['signTypedMessage'])
})

test('behavior: a text, whose owners take their time', async () => {
  const { requested, collecting, outcome, safeMessageHash } = setup('hello', (messageHash) => ({ messageHash }))
  expect(await outcome).toEqual({ hash: safeMessageHash, signature: '0x1234' })
  expect(requested).toEqual(['signMessage', 'getOffChainSignature'])
  expect(collecting).toEqual([safeMessageHash])
})

test('error: another message, a message on the chain, and a signature that the Safe does not accept', async () => {
  const signed = (messageHash: Hex) => ({ messageHash, signature: '0x1234' })
  await expect(setup('hello', () => signed(someHash)).outcome).rejects.toThrow(t('otherMessage'))
  await expect(setup('hello', () => ({ safeTxHash: someHash })).outcome).rejects.toThrow(t('onChain'))
  await expect(setup('hello', signed, `0x${'00'.repeat(32)}`).outcome).rejects.toThrow(t('refusedByChain'))
})

test('behavior: what somebody typed is a text, typed data, or nothing that can be signed', () => {
  expect(parseMessage(' hello ')).toBe(' hello ')
  expect(parseMessage(JSON.stringify(typedData))).toEqual(typedData)
  for (const text of ['', '  ', '{', '{}', '{"types":{}}']) expect(parseMessage(text)).toBe(undefined)
})
