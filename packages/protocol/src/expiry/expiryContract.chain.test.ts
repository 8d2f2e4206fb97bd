import { type Devchain, startDevchain } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { safeContracts } from '@countersign/devchain/demo-world'
import {
  createTestClient,
  deploySafe,
  encodeExecTransaction,
  executeAsSafe,
  safeAbi,
  signHash,
  type TestClient,
  toSafeTransaction,
} from '@countersign/devchain/testing'
import {
  BaseError,
  concat,
  encodeFunctionData,
  getCreate2Address,
  type Hex,
  keccak256,
  numberToHex,
  slice,
  zeroHash,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { multiSendAbi } from '../abi/libraryAbi.ts'
import { type Call, encodeMultiSend } from '../decode/decodeMultiSend.ts'
import { hashSafeTransaction } from '../hash/hashSafeTransaction.ts'
import {
  createExpiryCall,
  createExpiryDeployment,
  expiryAddress,
  expiryCodeHash,
  expiryCreationCode,
  singletonFactory,
  singletonFactoryCodeHash,
} from './expiryContract.ts'

const [alice, bob] = demoAccounts
const versions = ['1.0.0', '1.1.1', '1.2.0', '1.3.0', '1.4.1', '1.5.0'] as const
let chain: Devchain
let client: TestClient
beforeAll(async () => {
  chain = await startDevchain()
  client = createTestClient(chain.url)
})
afterAll(() => chain.stop())

/** MultiSend came with 1.1.0; a Safe 1.0.0 uses that of later versions. */
const getMultiSend = (version: (typeof versions)[number]) =>
  safeContracts[version === '1.0.0' ? '1.1.1' : version].multiSend

test('default: address and code follow from the bytes, and the embedded chain has them', async () => {
  expect(getCreate2Address({ bytecode: expiryCreationCode, from: singletonFactory, salt: zeroHash })).toBe(
    expiryAddress,
  )
  expect(keccak256((await client.getCode({ address: expiryAddress })) ?? '0x')).toBe(expiryCodeHash)
  expect(keccak256((await client.getCode({ address: singletonFactory })) ?? '0x')).toBe(singletonFactoryCodeHash)
  // The creation code gives this code, and the factory accepts what `createExpiryDeployment` sends.
  expect(await client.call({ data: expiryCreationCode })).toEqual({
    data: await client.getCode({ address: expiryAddress }),
  })
  const { data, to } = createExpiryDeployment()
  const other: Hex = concat([numberToHex(1, { size: 32 }), expiryCreationCode])
  expect(data).toBe(concat([zeroHash, expiryCreationCode]))
  const made = await client.call({ account: alice.address, data: other, to })
  const salt = numberToHex(1, { size: 32 })
  const expected = getCreate2Address({ bytecode: expiryCreationCode, from: singletonFactory, salt })
  expect(made.data?.toLowerCase()).toBe(expected.toLowerCase())
})

test.each(versions)(
  'behavior: the second before, at and after the date, by call and delegatecall, %s',
  async (version) => {
    const safe = await deploySafe({ client, l2: false, owners: [alice.address], threshold: 1, version })
    await client.sendTransaction({ account: alice.address, to: safe, value: 100n })
    const paid = async () => client.getBalance({ address: safe })
    for (const operation of [0, 1] as const)
      for (const [delta, isInTime] of [
        [-1n, true],
        [0n, true],
        [1n, false],
      ] as const) {
        const { timestamp } = await client.getBlock()
        const at = timestamp + 1_000n
        const send: Call = { data: '0x', operation: 0, to: bob.address, value: 1n }
        const packed = encodeMultiSend([send, { ...createExpiryCall(at), operation }])
        const before = await paid()
        await client.setNextBlockTimestamp({ timestamp: at + delta })
        const { receipt } = await executeAsSafe({
          client,
          safe,
          transaction: {
            data: encodeFunctionData({ abi: multiSendAbi, args: [packed], functionName: 'multiSend' }),
            operation: 1,
            to: getMultiSend(version),
          },
        }).catch(() => ({ receipt: undefined }))
        expect((await client.getBlock()).timestamp).toBe(at + delta)
        expect([operation, delta, before - (await paid())]).toEqual([operation, delta, isInTime ? 1n : 0n])
        // Before 1.3.0 a failed call does not revert the execution, which uses the nonce.
        const isMined = isInTime || ['1.0.0', '1.1.1', '1.2.0'].includes(version)
        expect(receipt?.status === 'success').toBe(isMined)
      }
  },
)

test('behavior: with a gas limit or a refund a late execution uses the nonce, with nothing else', async () => {
  for (const fields of [{ safeTxGas: 100_000n }, { gasPrice: 1n }]) {
    const safe = await deploySafe({ client, owners: [alice.address], threshold: 1, version: '1.4.1' })
    await client.sendTransaction({ account: alice.address, to: safe, value: 10n ** 18n })
    const { timestamp } = await client.getBlock()
    const transaction = toSafeTransaction({ ...createExpiryCall(timestamp - 1n), ...fields, nonce: 0n })
    const { safeTxHash } = hashSafeTransaction({
      chainId: await client.getChainId(),
      safe,
      transaction,
      version: '1.4.1',
    })
    const data = encodeExecTransaction(transaction, await signHash(safeTxHash, [alice.address]))
    const hash = await client.sendTransaction({ account: bob.address, data, gas: 500_000n, to: safe })
    expect((await client.getTransactionReceipt({ hash })).status).toBe('success')
    expect(await client.readContract({ abi: safeAbi, address: safe, functionName: 'nonce' })).toBe(1n)
  }
})

test('error: any other calldata is refused, and the error names the date', async () => {
  const { data } = createExpiryCall(2n ** 64n)
  const call = (sent: Hex) => client.call({ data: sent, to: expiryAddress })
  await expect(call(data)).resolves.toBeDefined()
  for (const other of ['0x', slice(data, 0, 35), concat([data, '0x00']), concat(['0xe5', slice(data, 1)])] as const)
    await expect(call(other)).rejects.toThrow()
  const late = await call(createExpiryCall(1n).data).catch((error: unknown) => error)
  const raw = late instanceof BaseError ? late.walk((cause) => cause instanceof Error && 'data' in cause) : undefined
  expect(raw).toMatchObject({ data: concat(['0xf80dbaea', numberToHex(1, { size: 32 })]) })
})
