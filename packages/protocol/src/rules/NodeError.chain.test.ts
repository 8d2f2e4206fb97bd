import { demoAccounts } from '@countersign/devchain/accounts'
import {
  type BorrowedDevchain,
  borrowDevchain,
  createTestClient,
  deploySafe,
  type TestClient,
} from '@countersign/devchain/testing'
import { encodeFunctionData, type Hex, maxUint256, numberToHex, parseEther, parseGwei, zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { safeAbi } from '../abi/safeAbi.ts'
import { toNodeError } from './NodeError.ts'

/*
 * The embedded chain's real answers. Two of the specification's node errors cannot be provoked on it:
 * - FEE_CAP_TOO_HIGH: the engine reads fees as 128-bit numbers and refuses larger ones as malformed input, before any
 *   fee rule; `assertTransactionRequest` refuses them before they are sent.
 * - UNKNOWN_NODE_ERROR has no answer of its own: it stands for answers that are not known.
 * REPLACEMENT_UNDERPRICED needs a pool of waiting transactions, which a chain that mines at once does not keep.
 */
const [alice, bob, , , , , , , poor, worn] = demoAccounts
const account = privateKeyToAccount(alice.privateKey)
let chain: BorrowedDevchain
let client: TestClient
beforeAll(async () => {
  chain = await borrowDevchain()
  client = createTestClient(chain.url)
})
afterAll(() => chain.stop())

const codeOf = async (action: Promise<unknown>) => {
  const error: unknown = await action.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return toNodeError(error)?.code
}
type AnyCall = { Method: string; Parameters: unknown[]; ReturnType: unknown }
const request = (method: string, ...params: unknown[]) => client.request<AnyCall>({ method, params })
const base = { from: alice.address, to: bob.address }
const raw = async (change: object) =>
  request(
    'eth_sendRawTransaction',
    await account.signTransaction({
      chainId: 31_337,
      gas: 21_000n,
      maxFeePerGas: parseGwei('100'),
      nonce: await client.getTransactionCount({ address: alice.address }),
      to: bob.address,
      type: 'eip1559',
      ...change,
    }),
  )

test('behavior: nonce too low and too high', async () => {
  await raw({})
  expect(await codeOf(raw({ nonce: 0 }))).toBe('NONCE_TOO_LOW')
  expect(await codeOf(raw({ nonce: 1000 }))).toBe('NONCE_TOO_HIGH')
})

test('behavior: nonce at its maximum', async () => {
  const max = numberToHex(2n ** 64n - 1n)
  await request('hardhat_setNonce', worn.address, max)
  expect(await codeOf(request('eth_sendTransaction', { ...base, from: worn.address, nonce: max }))).toBe(
    'NONCE_MAX_VALUE',
  )
})

test('behavior: insufficient funds', async () => {
  expect(await codeOf(raw({ value: parseEther('1000000000') }))).toBe('INSUFFICIENT_FUNDS')
  expect(
    await codeOf(client.sendTransaction({ account: poor.address, to: bob.address, value: parseEther('1000000000') })),
  ).toBe('INSUFFICIENT_FUNDS')
})

test('behavior: gas limit too low and too high', async () => {
  expect(await codeOf(raw({ gas: 20_000n }))).toBe('INTRINSIC_GAS_TOO_LOW')
  expect(await codeOf(raw({ gas: 10n ** 12n }))).toBe('INTRINSIC_GAS_TOO_HIGH')
})

test('behavior: fees', async () => {
  expect(await codeOf(raw({ maxFeePerGas: 1n, maxPriorityFeePerGas: 0n }))).toBe('FEE_CAP_TOO_LOW')
  const tip = { ...base, maxFeePerGas: numberToHex(5), maxPriorityFeePerGas: numberToHex(10) }
  expect(await codeOf(request('eth_sendTransaction', tip))).toBe('TIP_ABOVE_FEE_CAP')
})

test('behavior: a fee cap above 128 bits is malformed to the engine, not a refusal', async () => {
  expect(await codeOf(raw({ maxFeePerGas: maxUint256 }))).toBeUndefined()
})

test('behavior: unknown transaction type', async () => {
  expect(await codeOf(request('eth_sendRawTransaction', '0x7fc0'))).toBe('TRANSACTION_TYPE_NOT_SUPPORTED')
})

test('behavior: a revert with the reason of the Safe', async () => {
  const safe = await deploySafe({ client, owners: [alice.address], threshold: 1 })
  const execute = (data: Hex, signatures: Hex) =>
    client
      .call({
        account: alice.address,
        data: encodeFunctionData({
          abi: safeAbi,
          functionName: 'execTransaction',
          args: [safe, 0n, data, 0, 0n, 0n, 0n, zeroAddress, zeroAddress, signatures],
        }),
        to: safe,
      })
      .then(
        () => undefined,
        (error: unknown) => toNodeError(error),
      )
  const approved: Hex = `0x${alice.address.slice(2).toLowerCase().padStart(64, '0')}${'0'.repeat(64)}01`
  expect(await execute('0x', '0x')).toMatchObject({
    code: 'EXECUTION_REVERTED',
    reason: 'there are fewer signatures than the threshold requires (GS020)',
  })
  const failing = encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args: [5n] })
  expect((await execute(failing, approved))?.reason).toBe('the Safe’s call fails (GS013)')
  expect(await execute('0x', approved)).toBeUndefined()
})
