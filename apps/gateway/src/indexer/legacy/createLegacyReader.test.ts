import { safeAbi } from '@countersign/protocol/chain'
import {
  type Address,
  createPublicClient,
  custom,
  defineChain,
  encodeAbiParameters,
  encodeFunctionData,
  getAddress,
  type Hex,
  numberToHex,
  parseAbiParameters,
  RpcRequestError,
  zeroAddress,
} from 'viem'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Tracer } from '../trace/createTracer.ts'
import { createLegacyReader } from './createLegacyReader.ts'

const toAddress = (number: number): Address => getAddress(numberToHex(number, { size: 20 }))
const toHash = (number: number) => numberToHex(number, { size: 32 })
const [safe, other, payee] = [toAddress(1_000), toAddress(2_000), toAddress(3_000)]
const logger = { info: () => undefined, warn: () => undefined }
const CallSchema = z.object({ gas: z.string().transform(Number), to: z.string().optional() })

const execution = (value: bigint) =>
  encodeFunctionData({
    abi: safeAbi,
    args: [payee, value, '0x', 0, 0n, 0n, 0n, zeroAddress, zeroAddress, '0x'],
    functionName: 'execTransaction',
  })

type Sent = { input: Hex; to: Address }

/** A node that has block 9 with these transactions, before which the Safe had executed nothing. */
function setup(
  sent: readonly Sent[],
  { isForgetful = false, nonce = 0n, trace = async () => undefined, version = '1.0.0' }: Options = {},
) {
  const refusal = new RpcRequestError({ body: {}, error: { code: -32_000, message: 'gone' }, url: '' })
  const gas: number[] = []
  const answer = (method: string, params: readonly unknown[]): unknown => {
    if (method === 'eth_getBalance') {
      if (isForgetful) throw refusal
      return '0x0'
    }
    if (method === 'eth_getStorageAt') return toHash(params[2] === '0x9' ? Number(nonce) : 0)
    if (method === 'eth_call') {
      const call = CallSchema.parse(params[0])
      gas.push(call.gas)
      // Without a recipient it is a creation, which some nodes refuse.
      if (call.to === undefined || version === null) throw refusal
      return encodeAbiParameters(parseAbiParameters('string'), [version])
    }
    if (method === 'eth_getTransactionReceipt') return { status: '0x1' }
    const transactions = sent.map((item, index) => ({ ...item, from: payee, hash: toHash(index + 1), value: '0x0' }))
    return { hash: toHash(9), transactions }
  }
  const chain = defineChain({
    id: 1,
    name: 'one',
    nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
    rpcUrls: { default: { http: [] } },
  })
  const request = async ({ method, params }: { method: string; params: unknown[] }) => answer(method, params)
  const client = createPublicClient({ chain, transport: custom({ request }, { retryCount: 0 }) })
  const read = createLegacyReader({ chainId: 1, client, logger, trace })
  return Object.assign(() => read({ from: 9, logs: [], safes: [safe], to: 9 }), { gas })
}

type Options = { isForgetful?: boolean; nonce?: bigint; trace?: Tracer; version?: string | null }

test('default: executions that were called directly, each with its own nonce and number', async () => {
  const read = setup(
    [
      { input: execution(0n), to: safe },
      { input: execution(0n), to: safe },
    ],
    { nonce: 2n },
  )
  const { logs, missed } = await read()
  expect(missed).toEqual([])
  expect(new Set(logs.map(({ data }) => data)).size).toBe(2)
  expect(new Set(logs.map(({ logIndex }) => logIndex)).size).toBe(2)
  expect(Math.max(...read.gas)).toBeLessThan(1_000_000)
})

test('behavior: a Safe that replaced its code by one without a version', async () => {
  const read = setup([{ input: execution(0n), to: safe }], { nonce: 1n, version: null })
  expect(await read()).toEqual({ logs: [], missed: [] })
})

test('behavior: a hidden one makes the nonces after it unknown', async () => {
  const read = setup(
    [
      { input: '0x01', to: other },
      { input: execution(0n), to: safe },
    ],
    { nonce: 2n },
  )
  expect(await read()).toEqual({ logs: [], missed: [] })
})

test('error: a failed trace is reported, with the facts that need no trace', async () => {
  const trace: Tracer = async () => Promise.reject(new Error('too slow'))
  const read = setup(
    [
      { input: '0x01', to: other },
      { input: execution(0n), to: safe },
    ],
    { nonce: 2n, trace },
  )
  expect(await read()).toMatchObject({ logs: [], missed: [{ block: 9, error: { message: 'too slow' }, safe }] })
})

test('error: a node without old states shows nothing, and that is no failure', async () => {
  const read = setup([{ input: execution(0n), to: safe }], { isForgetful: true, nonce: 1n })
  expect(await read()).toEqual({ logs: [], missed: [] })
})
