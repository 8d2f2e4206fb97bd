import { hashSafeTransaction } from '@countersign/protocol/hash'
import { createSigningRequest, verifyOwn } from '@countersign/protocol/verify'
import { createClient, custom, type Hex, zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { requestSignature } from './useSigning.ts'

const dave = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const safe = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
const owner = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const outsider = privateKeyToAccount(`0x${'22'.repeat(32)}`)
const transaction = {
  nonce: 5n,
  to: dave,
  value: 10n ** 18n,
  data: '0x',
  operation: 0,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
} as const
const identity = { chainId: 31_337, safe, version: '1.4.1' } as const
const { safeTxHash } = hashSafeTransaction({ ...identity, transaction })
const request = createSigningRequest({ ...identity, safeTxHash, transaction: verifyOwn(transaction) })

const RequestedSchema = z.object({
  method: z.literal('eth_signTypedData_v4'),
  params: z.tuple([z.string(), z.string()]),
})

/** A wallet with one response, and the request it received. */
function createWallet(answer: () => Promise<Hex>) {
  const requested: z.infer<typeof RequestedSchema>[] = []
  const wallet = createClient({
    transport: custom(
      {
        request: async (question) => {
          requested.push(RequestedSchema.parse(question))
          return answer()
        },
      },
      { retryCount: 0 },
    ),
  })
  return { requested, wallet }
}

/** A node with this code for an account, and this EIP-1271 response. */
function createNode(code: Hex, answer: Hex = '0x') {
  const answers: Record<string, unknown> = {
    eth_chainId: '0x7a69',
    eth_getBlockByNumber: { hash: `0x${'9a'.repeat(32)}`, number: '0x9', timestamp: '0x1' },
    eth_getCode: code,
    eth_call: answer,
  }
  return createClient({ transport: custom({ request: async ({ method }) => answers[method] }, { retryCount: 0 }) })
}
const node = createNode('0x')

test('default: one question, one signature over the hash on screen', async () => {
  const { requested, wallet } = createWallet(() => owner.sign({ hash: safeTxHash }))
  const signature = await requestSignature(wallet, { request, owner: owner.address, node })
  expect(signature).toBe(await owner.sign({ hash: safeTxHash }))
  expect(requested).toHaveLength(1)
})

test('behavior: the wallet is given the fields in the order of the contract, and its own domain first', async () => {
  const { requested, wallet } = createWallet(() => owner.sign({ hash: safeTxHash }))
  await requestSignature(wallet, { request, owner: owner.address, node })
  const [account, text = ''] = requested[0]?.params ?? []
  expect(account).toBe(owner.address)
  const json: unknown = JSON.parse(text)
  const { message, types } = z
    .object({
      message: z.record(z.string(), z.unknown()),
      types: z.record(z.string(), z.array(z.object({ name: z.string() }))),
    })
    .parse(json)
  const fields = [
    'to',
    'value',
    'data',
    'operation',
    'safeTxGas',
    'baseGas',
    'gasPrice',
    'gasToken',
    'refundReceiver',
    'nonce',
  ]
  expect(Object.keys(types)).toEqual(['EIP712Domain', 'SafeTx'])
  expect(types.EIP712Domain?.map(({ name }) => name)).toEqual(['chainId', 'verifyingContract'])
  expect(types.SafeTx?.map(({ name }) => name)).toEqual(fields)
  expect(Object.keys(message)).toEqual(fields)
  expect(message).toMatchObject({ nonce: '5', to: dave.toLowerCase(), value: '1000000000000000000' })
})

test('error: a signature of somebody else, or over something else, is thrown away', async () => {
  const bad = [() => outsider.sign({ hash: safeTxHash }), () => owner.sign({ hash: `0x${'33'.repeat(32)}` })]
  for (const answer of bad)
    await expect(
      requestSignature(createWallet(answer).wallet, { request, owner: owner.address, node }),
    ).rejects.toMatchObject({ code: 'SIGNED_SOMETHING_ELSE' })
})

test('error: a refusal of the wallet keeps its code', async () => {
  const { wallet } = createWallet(() => Promise.reject(Object.assign(new Error('no'), { code: 4001 })))
  await expect(requestSignature(wallet, { request, owner: owner.address, node })).rejects.toMatchObject({
    cause: expect.objectContaining({ code: 4001 }),
  })
})

test('behavior: an account that is a contract is judged by that contract, and its answer packed as one', async () => {
  const answer: Hex = `0x${'ab'.repeat(100)}`
  const { wallet } = createWallet(async () => answer)
  const yes = createNode('0x6001', `0x20c13b0b${'00'.repeat(28)}`)
  const signature = await requestSignature(wallet, { request, owner: owner.address, node: yes })
  const [word, offset] = [owner.address.slice(2).toLowerCase().padStart(64, '0'), '41'.padStart(64, '0')]
  expect(signature).toBe(`0x${word}${offset}00${'64'.padStart(64, '0')}${'ab'.repeat(100)}`)
})

test('error: what the contract refuses, and what an account with a key did not sign', async () => {
  const { wallet } = createWallet(async () => `0x${'ab'.repeat(100)}`)
  const sign = (code: Hex) => requestSignature(wallet, { request, owner: owner.address, node: createNode(code) })
  await expect(sign('0x6001')).rejects.toMatchObject({ code: 'CONTRACT_REFUSES' })
  await expect(sign('0x')).rejects.toMatchObject({ code: 'NOT_ECDSA_SIGNATURE' })
  // EIP-7702: delegated code, but signatures come from the key.
  await expect(sign(`0xef0100${'12'.repeat(20)}`)).rejects.toMatchObject({ code: 'NOT_ECDSA_SIGNATURE' })
})

test('error: a contract’s signature survives a node that does not answer, and is not requested twice', async () => {
  const { requested, wallet } = createWallet(async () => `0x${'ab'.repeat(100)}`)
  let stored: Hex | undefined
  const answers = {
    find: () => stored,
    save: (answer: Hex | undefined) => {
      stored = answer
    },
  }
  const down = createClient({
    transport: custom({ request: () => Promise.reject(new Error('unreachable')) }, { retryCount: 0 }),
  })
  const sign = (on: typeof node) => requestSignature(wallet, { answers, node: on, owner: owner.address, request })
  await expect(sign(down)).rejects.toMatchObject({ code: 'CHAIN_UNREACHABLE' })
  await expect(sign(down)).rejects.toMatchObject({ code: 'CHAIN_UNREACHABLE' })
  const signature = await sign(createNode('0x6001', `0x20c13b0b${'00'.repeat(28)}`))
  expect(signature).toContain('ab'.repeat(100))
  expect(requested).toHaveLength(1)
})

test('error: a stored answer that is refused is requested again', async () => {
  const { requested, wallet } = createWallet(() => owner.sign({ hash: safeTxHash }))
  let stored: Hex | undefined = `0x${'ab'.repeat(100)}`
  const answers = {
    find: () => stored,
    save: (answer: Hex | undefined) => {
      stored = answer
    },
  }
  const signature = await requestSignature(wallet, { answers, node, owner: owner.address, request })
  expect(signature).toBe(await owner.sign({ hash: safeTxHash }))
  expect(requested).toHaveLength(1)
})
