import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { allowanceModule, safeContracts } from '@countersign/devchain/demo-world'
import { type BorrowedDevchain, borrowDevchain, createTestClient, deploySafe } from '@countersign/devchain/testing'
import { type LinkedTransaction, recoverLinkedTransaction } from '@countersign/protocol/offline'
import { createClient, custom, encodeFunctionData, http, isAddressEqual, parseAbi, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BatchCall, createBatchCall } from '../../domain/transaction-builder/createBatchCall.ts'
import { createTransaction } from '../../domain/transaction-builder/createTransaction.ts'
import { describeLinked } from '../../domain/transactions/describeLinked.ts'
import { readFromNode } from './readFromNode.ts'

const [alice, bob, , , erin] = demoAccounts
const version = '1.4.1'
const abi = parseAbi([
  'function enableModule(address module)',
  'function addDelegate(address delegate)',
  'function setAllowance(address delegate, address token, uint96 allowanceAmount, uint16 resetTimeMin, uint32 resetBaseMin)',
])

let devchain: BorrowedDevchain
beforeAll(async () => {
  devchain = await borrowDevchain()
})
afterAll(() => devchain.stop())

/** As the spending limit form encodes it. */
async function createLimit(): Promise<LinkedTransaction> {
  const client = createTestClient(devchain.url)
  const safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 2, version })
  const args = [erin.address, zeroAddress, 5n * 10n ** 17n, 1_440, 0] as const
  const calls: BatchCall[] = [
    { to: safe, value: 0n, data: encodeFunctionData({ abi, functionName: 'enableModule', args: [allowanceModule] }) },
    {
      to: allowanceModule,
      value: 0n,
      data: encodeFunctionData({ abi, functionName: 'addDelegate', args: [erin.address] }),
    },
    { to: allowanceModule, value: 0n, data: encodeFunctionData({ abi, functionName: 'setAllowance', args }) },
  ]
  const transaction = createTransaction(createBatchCall(calls, safeContracts[version].multiSendCallOnly), 0n)
  return { chainId, kind: 'transaction', safe, signatures: [], transaction, version }
}

test('behavior: a spending limit has the app’s summary, and its module is known by its code', async () => {
  const item = await createLimit()
  const node = createClient({ transport: http(devchain.url, { retryCount: 0 }) })
  const { codes, tokens } = await readFromNode(node, await recoverLinkedTransaction(item))
  const { allRisks, sentence } = describeLinked({ codes, item, tokens })
  expect(sentence.text).toBe(`Set a spending limit of 0.5 ETH per day for ${erin.address}`)
  expect(allRisks.map(({ code }) => code)).toContain('LIMIT_MODULE_ENABLED')
  expect(allRisks.filter(({ severity }) => severity === 'danger')).toEqual([])
})

test.each([
  ['other code at its address', async () => '0x00'],
  ['no code at its address', async () => '0x'],
  ['a node that does not give its code', () => Promise.reject(new Error('refused'))],
])('error: %s keeps the warning', async (_, getCode) => {
  const item = await createLimit()
  const client = createTestClient(devchain.url)
  const node = createClient({
    transport: custom(
      {
        request: ({ method, params }) =>
          method === 'eth_getCode' && isAddressEqual(params[0], allowanceModule)
            ? getCode()
            : client.request({ method, params }),
      },
      { retryCount: 0 },
    ),
  })
  const { codes } = await readFromNode(node, await recoverLinkedTransaction(item))
  const { allRisks } = describeLinked({ codes, item })
  expect(allRisks[0]).toMatchObject({ code: 'MODULE_ENABLED', severity: 'danger' })
})
