import { createClient } from '@countersign/client'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import type { Frame } from '@countersign/frame'
import { hashSafeTransaction, type SafeTransaction, TransactionDetailsSchema, verifyOwn } from '@countersign/protocol'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { createBatch } from '../../domain/drafting/createBatch.ts'
import { listCandidates } from '../../domain/drafting/multiSendQuery.ts'
import type { Host } from '../../domain/embedding/createEmbedding.ts'
import { proposeInHost } from './proposeInHost.ts'

const { address: safe, owners, threshold, version } = demoSafes.grants
const chainId = 31_337
const asked: SafeTransaction = {
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

/** A host that proposes this, and says it did. The service knows nothing of it. */
async function propose(
  proposed: SafeTransaction,
  said: { safeTxHash?: string; details?: unknown } = {},
  { transaction = asked, sent = [] }: { transaction?: SafeTransaction; sent?: unknown[] } = {},
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
      if (method === 'sendTransactions') sent.push(params)
      return schema.parse(answers[method])
    },
  }
  const info = { chainId, isReadOnly: false, owners: [...owners], safeAddress: safe, threshold }
  const host: Host = { frame, info, origin: 'https://host.example' }
  const service = createClient({
    baseUrl: 'https://service.example',
    fetch: async () => new Response('{"code":"404","message":"unknown"}', { status: 404 }),
  })
  return proposeInHost({ host, onSent() {}, service, transaction: verifyOwn(transaction), version })
}

test('default: the same call under a nonce and gas of the host', async () => {
  const proposed = { ...asked, nonce: 9n, safeTxGas: 7n }
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
  expect((await propose({ ...asked, ...change })).outcome).toBe('other')
})

test('behavior: a true description under the hash of something else', async () => {
  const { safeTxHash } = describe({ ...asked, to: safe })
  expect((await propose(asked, { safeTxHash })).outcome).toBe('other')
})

test('behavior: a host that does not say what it proposed', async () => {
  expect((await propose(asked, { details: null })).outcome).toBe('incomparable')
})

test('behavior: a host is asked for the calls of a batch, and may carry them with another official contract', async () => {
  const [multiSend, other] = listCandidates(version)
  if (!multiSend || !other) throw new Error('There are too few deployments.')
  const calls = [1n, 2n].map((value) => ({ to: demoAccounts[7].address, value, data: '0x' }) as const)
  const transaction: SafeTransaction = { ...asked, ...createBatch(calls, multiSend.address), operation: 1 }
  const sent: unknown[] = []
  const carried = { ...transaction, to: other.address }
  expect((await propose(carried, {}, { transaction, sent })).outcome).toBe('same')
  expect(sent).toMatchObject([{ txs: [{ value: '1' }, { value: '2' }] }])
  const elsewhere = { ...transaction, to: demoAccounts[8].address }
  expect((await propose(elsewhere, {}, { transaction })).outcome).toBe('other')
})
