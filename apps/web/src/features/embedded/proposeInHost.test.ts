import { createClient } from '@countersign/client'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import type { Frame } from '@countersign/frame'
import { hashSafeTransaction, type SafeTransaction } from '@countersign/protocol/hash'
import { verifyOwn } from '@countersign/protocol/verify'
import { TransactionDetailsSchema } from '@countersign/protocol/wire'
import { type Address, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import type { Host } from '../../domain/safe-apps/createEmbedding.ts'
import { createBatchCall } from '../../domain/transaction-builder/createBatchCall.ts'
import { createTransaction } from '../../domain/transaction-builder/createTransaction.ts'
import { proposeInHost } from './proposeInHost.ts'

const { address: safe, owners, threshold, version } = demoSafes.grants
const chainId = 31_337
const requested: SafeTransaction = {
  baseGas: 0n,
  data: '0x',
  gasPrice: 0n,
  gasToken: zeroAddress,
  nonce: 3n,
  operation: 0,
  refundReceiver: zeroAddress,
  safeTxGas: 0n,
  to: demoAccounts[7].address,
  value: 5n,
}

function describe(transaction: SafeTransaction) {
  const { safeTxHash } = hashSafeTransaction({ chainId, safe, transaction, version })
  const to = { value: transaction.to }
  const details = TransactionDetailsSchema.parse({
    detailedExecutionInfo: {
      baseGas: String(transaction.baseGas),
      confirmations: [],
      confirmationsRequired: threshold,
      gasPrice: String(transaction.gasPrice),
      gasToken: transaction.gasToken,
      nonce: Number(transaction.nonce),
      refundReceiver: { value: transaction.refundReceiver },
      safeTxGas: String(transaction.safeTxGas),
      safeTxHash,
      signers: owners.map((value) => ({ value })),
      submittedAt: 1,
      trusted: true,
      type: 'MULTISIG',
    },
    safeAddress: safe,
    txData: { hexData: transaction.data, operation: transaction.operation, to, value: String(transaction.value) },
    txId: `multisig_${safe}_${safeTxHash}`,
    txInfo: { dataSize: '0', isCancellation: false, to, type: 'Custom', value: String(transaction.value) },
    txStatus: 'AWAITING_CONFIRMATIONS',
  })
  return { details, safeTxHash }
}

/** A host that proposes this; the service has no record of it. */
async function propose(
  proposed: SafeTransaction,
  said: {
    safeTxHash?: string
    details?: unknown
    requested?: SafeTransaction
    onRequest?: (params: unknown) => void
  } = {},
) {
  const { details, safeTxHash } = describe(proposed)
  const answers: Record<string, unknown> = {
    getTxBySafeTxHash: 'details' in said ? said.details : details,
    sendTransactions: { safeTxHash: said.safeTxHash ?? safeTxHash },
  }
  const frame: Frame = {
    dispose() {},
    origin: 'https://host.example',
    pending: 0,
    request: async ({ method, params, schema }) => {
      if (method === 'sendTransactions') said.onRequest?.(params)
      return schema.parse(answers[method])
    },
  }
  const info = { chainId, isReadOnly: false, owners: [...owners], safeAddress: safe, threshold }
  const host: Host = { frame, info, origin: 'https://host.example' }
  const service = createClient({
    baseUrl: 'https://service.example',
    fetch: async () => new Response('{"code":"404","message":"unknown"}', { status: 404 }),
  })
  return proposeInHost({ host, onSent() {}, service, transaction: verifyOwn(said.requested ?? requested), version })
}

test('default: the same call under a nonce and gas of the host', async () => {
  const proposed = { ...requested, nonce: 9n, safeTxGas: 7n }
  expect(await propose(proposed)).toEqual({
    isKnownToService: false,
    nonce: 9n,
    outcome: 'same',
    safeTxHash: describe(proposed).safeTxHash,
  })
})

test.each<Partial<SafeTransaction>>([
  { to: demoAccounts[8].address },
  { value: 6n },
  { data: '0x00' },
  { operation: 1 },
  { gasPrice: 1n },
])('behavior: something else is told: %o', async (change) => {
  expect((await propose({ ...requested, ...change })).outcome).toBe('other')
})

test('behavior: a true description under the hash of something else', async () => {
  const { safeTxHash } = describe({ ...requested, to: safe })
  expect((await propose(requested, { safeTxHash })).outcome).toBe('other')
})

test('behavior: a host that does not say what it proposed', async () => {
  expect((await propose(requested, { details: null })).outcome).toBe('incomparable')
})

const batch = (multiSend: Address, last: bigint): SafeTransaction =>
  createTransaction(
    createBatchCall(
      [
        { to: requested.to, value: 5n, data: '0x' },
        { to: requested.to, value: last, data: '0x12' },
      ],
      multiSend,
    ),
    3n,
  )
const [release, other] = [
  '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
  '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D',
] as const

test('behavior: of a batch the host is asked for the calls, and may put them together by its own release', async () => {
  const requests: unknown[] = []
  const said = { requested: batch(release, 6n), onRequest: (params: unknown) => requests.push(params) }
  expect(await propose(batch(other, 6n), said)).toMatchObject({ outcome: 'same' })
  expect(JSON.stringify(requests)).toContain('0x12')
  expect(JSON.stringify(requests)).not.toContain('8d80ff0a')
})

test('behavior: a batch with another call in it, or fewer, is something else', async () => {
  const said = { requested: batch(release, 6n) }
  expect((await propose(batch(other, 7n), said)).outcome).toBe('other')
  expect((await propose({ ...requested, value: 5n }, said)).outcome).toBe('other')
  expect((await propose(batch(demoAccounts[8].address, 6n), said)).outcome).toBe('other')
})
