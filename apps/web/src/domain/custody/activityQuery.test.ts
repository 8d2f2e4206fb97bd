import { demoAccounts } from '@countersign/devchain/accounts'
import { safeAbi } from '@countersign/protocol/chain'
import { hashSafeTransaction } from '@countersign/protocol/hash'
import { packSignatures, type SignedBy } from '@countersign/protocol/signatures'
import { type Address, concat, encodeFunctionData, type Hex, numberToHex, pad, zeroAddress } from 'viem'
import { privateKeyToAccount, sign } from 'viem/accounts'
import { expect, test } from 'vitest'
import { createTestServices } from '../../../test/createTestServices.ts'
import { alice, bob, carol, dave, safe } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { activityQuery } from './activityQuery.ts'

const [aliceKey, bobKey] = demoAccounts
const version = '1.4.1'
const fields = (nonce: number) =>
  ({
    baseGas: 0n,
    data: '0x',
    gasPrice: 0n,
    gasToken: zeroAddress,
    nonce: BigInt(nonce),
    operation: 0,
    refundReceiver: zeroAddress,
    safeTxGas: 0n,
    to: dave,
    value: 1n,
  }) as const
const hashOf = (nonce: number) =>
  hashSafeTransaction({ chainId: 31337, safe, transaction: fields(nonce), version }).safeTxHash
const encode = (signatures: Hex, nonce = 0) => {
  const { baseGas, data, gasPrice, gasToken, operation, refundReceiver, safeTxGas, to, value } = fields(nonce)
  return encodeFunctionData({
    abi: safeAbi,
    args: [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, signatures],
    functionName: 'execTransaction',
  })
}
async function signBy(keys: readonly (typeof aliceKey | typeof bobKey)[], nonce: number): Promise<Hex> {
  const signed = await Promise.all(
    keys.map(
      async ({ privateKey }): Promise<SignedBy> => ({
        data: await sign({ hash: hashOf(nonce), privateKey, to: 'hex' }),
        signer: privateKeyToAccount(privateKey).address,
      }),
    ),
  )
  return packSignatures(signed)
}
const approved = (owner: Address): Hex => concat([pad(owner), pad('0x'), '0x01'])

type Sent = { from?: Address; input: Hex; status?: Hex; to?: Address }

/** One executed transaction per entry, newest first, a day apart. */
async function readActivity(sent: readonly Sent[], answer?: (page: number) => object, threshold?: number) {
  let pages = 0
  const place = (hash: unknown) => sent.length - Number(hash)
  const services = createTestServices({
    answerNode: (method, params) => {
      const [first] = Array.isArray(params) ? params : []
      if (method === 'eth_getBlockByNumber') return { timestamp: numberToHex(Number(first) * 86_400) }
      if (method === 'eth_call' && threshold !== undefined) return numberToHex(threshold, { size: 32 })
      const entry = sent[place(first)]
      if (!entry) return null
      if (method === 'eth_getTransactionReceipt') return { status: entry.status ?? '0x1' }
      return {
        blockNumber: numberToHex(Number(first)),
        from: entry.from ?? dave,
        input: entry.input,
        to: entry.to ?? safe,
      }
    },
    answerService: () => {
      pages += 1
      return answer?.(pages) ?? { next: null, results: sent.map((_, index) => row(sent.length - index, 0)) }
    },
  })
  const query = activityQuery(services, { ...testSafe, owners: [alice, bob, carol], version })
  const activity = await services.queryClient.fetchQuery(query)
  return { ...activity, pages, seen: Object.fromEntries(activity.seen) }
}
const row = (number: number, nonce: number) => ({
  conflictType: 'None',
  transaction: {
    executionInfo: { confirmationsRequired: 1, confirmationsSubmitted: 1, nonce, type: 'MULTISIG' },
    id: `multisig_${safe}_${numberToHex(number, { size: 32 })}`,
    timestamp: 5,
    txHash: numberToHex(number, { size: 32 }),
    txInfo: { dataSize: '0', isCancellation: false, to: { value: dave }, type: 'Custom' },
    txStatus: 'SUCCESS',
  },
  type: 'TRANSACTION',
})
const day = 86_400_000
const of = (address: Address) => address.toLowerCase()

test('default: who signed by what was sent to the chain, when by its block; the service’s times count for nothing', async () => {
  const { count, seen, since } = await readActivity([
    { input: encode(await signBy([aliceKey], 0)) },
    { input: encode(await signBy([aliceKey, bobKey], 0)) },
  ])
  expect({ count, since }).toEqual({ count: 2, since: day })
  expect(seen).toEqual({ [of(alice)]: 2 * day, [of(bob)]: day, [of(dave)]: 2 * day })
})

test('behavior: whoever sent it used their key; the first approval was checked by the contract, a later one may be made up', async () => {
  const { seen } = await readActivity([{ from: carol, input: encode(concat([approved(alice), approved(bob)])) }])
  expect(seen).toEqual({ [of(alice)]: day, [of(carol)]: day })
})

test('behavior: what a guard or anybody else appends hides no signer, with the threshold known or not', async () => {
  for (const appended of ['0xdeadbeef', `0x${'ff'.repeat(130)}`, `0x${'00'.repeat(64)}05`] as const)
    for (const threshold of [undefined, 2]) {
      const input = encode(concat([await signBy([aliceKey, bobKey], 0), appended]))
      const { seen } = await readActivity([{ input }], undefined, threshold)
      expect(seen).toEqual({ [of(alice)]: day, [of(bob)]: day, [of(dave)]: day })
    }
})

test('behavior: as many approvals count as the contract has checked', async () => {
  const input = encode(concat([approved(alice), approved(bob), approved(carol)]))
  expect((await readActivity([{ input }], undefined, 2)).seen).toEqual({
    [of(alice)]: day,
    [of(bob)]: day,
    [of(dave)]: day,
  })
})

test('behavior: what was refused, sent elsewhere, or is no execution proves nothing', async () => {
  const input = encode(await signBy([aliceKey], 0))
  const { count, seen } = await readActivity([
    { input, status: '0x0' },
    { input, to: dave },
  ])
  expect({ count, seen }).toEqual({ count: 0, seen: {} })
  expect((await readActivity([{ input: '0x12345678' }])).seen).toEqual({ [of(dave)]: day })
  expect((await readActivity([{ input: encode('0x1234') }])).seen).toEqual({ [of(dave)]: day })
})

test('behavior: signatures over another nonce are nobody’s whom we know', async () => {
  const { seen } = await readActivity([{ input: encode(await signBy([aliceKey], 7)) }])
  expect(seen[of(alice)]).toBeUndefined()
})

test('behavior: a list without an end is not followed for ever', async () => {
  const input = encode(approved(alice))
  const sent = Array.from({ length: 20 }, () => ({ input }))
  const { pages } = await readActivity(sent, (page) => ({
    next: `http://service.test/${page}`,
    results: sent.map((_, index) => row(index + 1, 0)),
  }))
  expect(pages).toBe(2)
})

test('error: rows that are none do not keep the page and the node busy without end', async () => {
  const { count, pages } = await readActivity([], (page) => ({
    next: `http://service.test/${page}`,
    results: [row(page * 1_000, 0)],
  }))
  expect([count, pages]).toEqual([0, 10])
})

test('error: an execution that is listed again and again counts once', async () => {
  const { count } = await readActivity([{ input: encode(approved(alice)) }], () => ({
    next: null,
    results: Array.from({ length: 30 }, () => row(1, 0)),
  }))
  expect(count).toBe(1)
})
