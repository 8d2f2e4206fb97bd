import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { borrowDevchain, createTestClient, deploySafe, executeAsSafe } from '@countersign/devchain/testing'
import { hashSafeMessage, hashSafeTransaction } from '@countersign/protocol/hash'
import {
  acceptSignature,
  createMessageSigningRequest,
  verifyMessage,
  verifySafeSignature,
} from '@countersign/protocol/verify'
import { type Message, MessageSchema } from '@countersign/protocol/wire'
import { type Address, type Client, createClient, type Hex, hashMessage, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSafeKit } from '../../../../gateway/test/createSafeKit.ts'
import { testConfirmation } from '../../../test/testRecord.ts'
import type { MessageRecord, StoredConfirmation } from '../../domain/signature-store/ConfirmationsSchema.ts'
import { createTransaction } from '../../domain/transaction-builder/createTransaction.ts'
import { createOnChainCall, findLibrary } from '../../domain/transaction-builder/multiSendQuery.ts'
import { createMessageReport } from '../../domain/transactions/messageQueries.ts'

const [alice, bob, carol, dave] = demoAccounts
type DemoAccount = (typeof demoAccounts)[number]
const version = '1.4.1'
const content = 'We agree.'

let world: Awaited<ReturnType<typeof setup>>
beforeAll(async () => {
  world = await setup()
})
afterAll(() => world.devchain.stop())

async function setup() {
  const devchain = await borrowDevchain()
  const client = createTestClient(devchain.url)
  const node: Client = createClient({ transport: http(devchain.url) })
  const owners = [alice.address, bob.address, carol.address]
  const safe = await deploySafe({ client, owners, threshold: 2, version })
  return { client, devchain, node, safe }
}

const hashOf = (safe: Address, text = content) =>
  hashSafeMessage({ chainId, message: text, safe, version }).safeMessageHash

function store(safe: Address, confirmations: StoredConfirmation[] = []): MessageRecord {
  return { chainId, confirmations, content, createdAt: 0, hash: hashOf(safe), kind: 'message', safe }
}

/** The message's report from the service's record and local signatures. */
function readReport({ record, message }: { record?: MessageRecord; message?: Message }) {
  const { node, safe } = world
  return createMessageReport({
    id: { address: safe, chainId, messageHash: hashOf(safe) },
    record,
    kernel: { verifyMessage: (parameters) => verifyMessage(node, parameters) },
    message,
    serviceError: undefined,
  })
}

/** The owner's click on "Sign", from report to stored confirmation. */
async function sign(owner: DemoAccount): Promise<StoredConfirmation> {
  const { safe } = world
  const report = await readReport({ record: store(safe) })
  if (!report.content) throw new Error('Not verified.')
  const request = createMessageSigningRequest({
    chainId,
    content: report.content,
    safe,
    safeMessageHash: report.id.messageHash,
    version,
  })
  const raw = await privateKeyToAccount(owner.privateKey).signTypedData(request.typedData)
  const signature = await acceptSignature({ owner: owner.address, request, signature: raw })
  return testConfirmation({ isDelivered: true, signature, signer: owner.address })
}

function createMessage(confirmations: { owner: Address; signature: Hex }[], overrides: Partial<Message> = {}): Message {
  return MessageSchema.parse({
    confirmations: confirmations.map(({ owner, signature }) => ({ owner: { value: owner }, signature })),
    confirmationsRequired: 2,
    confirmationsSubmitted: confirmations.length,
    creationTimestamp: 1,
    message: content,
    messageHash: hashOf(world.safe),
    modifiedTimestamp: 1,
    proposedBy: { value: alice.address },
    status: 'NEEDS_CONFIRMATION',
    ...overrides,
  })
}

test('default: written here, signed by two, accepted by the Safe itself', async () => {
  const { node, safe } = world
  expect(await readReport({ record: store(safe) })).toMatchObject({ isComplete: false, missing: { length: 3 } })
  const [first, second] = [await sign(alice), await sign(bob)]
  const half = await readReport({ record: store(safe, [first]) })
  expect(half).toMatchObject({ confirmations: [{ isOnlyHere: true, status: 'valid' }], signature: undefined })
  const complete = await readReport({
    record: store(safe, [second]),
    message: createMessage([{ owner: alice.address, signature: first.signature }]),
  })
  expect(complete).toMatchObject({ isComplete: true, missing: [carol.address] })
  const { signature } = complete
  if (!signature) throw new Error('Not complete.')
  expect((await verifySafeSignature(node, { chainId, content, safe, signature })).verdict).toBe('ok')
  expect((await verifySafeSignature(node, { chainId, content: 'Other.', safe, signature })).verdict).toBe('block')
})

test('behavior: the hash is protocol-kit’s', async () => {
  const { devchain, safe } = world
  const kit = await createSafeKit({ rpcUrl: devchain.url, safeAddress: safe, signer: alice })
  expect(hashOf(safe)).toBe(await kit.getSafeMessageHash(hashMessage(content)))
  // The same for the on-chain signing transaction.
  const call = createOnChainCall(dave.address, content)
  const there = await kit.createTransaction({
    options: { nonce: 3 },
    transactions: [{ data: call.data, operation: 1, to: call.to, value: '0' }],
  })
  const here = hashSafeTransaction({ chainId, safe, transaction: createTransaction(call, 3n), version })
  expect(here.safeTxHash).toBe(await kit.getTransactionHash(there))
})

test('error: a service that alters the text, lies about the hash or makes up signatures is caught', async () => {
  const [first, ofOutsider] = [await sign(alice), await sign(dave)]
  const codes = async (message: Message) => (await readReport({ message })).checks.map(({ code }) => code)
  const altered = await readReport({ message: createMessage([], { message: 'We do not agree.' }) })
  expect(altered.content).toBeUndefined()
  expect(altered.checks.filter(({ verdict }) => verdict === 'block').map(({ code }) => code)).toEqual([
    'HASH_MISMATCH',
    'LINK_MISMATCH',
  ])
  expect(await codes(createMessage([], { messageHash: hashOf(world.safe, 'Other.') }))).toContain('HASH_MISMATCH')
  const forged = await readReport({
    message: createMessage(
      [
        { owner: alice.address, signature: first.signature },
        { owner: bob.address, signature: first.signature },
        { owner: dave.address, signature: ofOutsider.signature },
      ],
      { status: 'CONFIRMED' },
    ),
  })
  expect(forged.confirmations.map(({ status }) => status)).toEqual(['valid', 'forged', 'stranger'])
  expect(forged).toMatchObject({ isComplete: false, missing: [bob.address, carol.address], signature: undefined })
  expect(forged.checks.filter(({ verdict }) => verdict === 'warn').map(({ code }) => code)).toEqual([
    'NOT_COMPLETE',
    'OTHER_SIGNER',
  ])
})

test('behavior: signed on the chain, the Safe accepts it without a signature', async () => {
  const { client, node, safe } = world
  const sendRequest = async () => (await verifySafeSignature(node, { chainId, content, safe, signature: '0x' })).verdict
  expect(await sendRequest()).toBe('block')
  const library = await findLibrary(node, version, 'SignMessageLib')
  if (!library) throw new Error('The chain has no SignMessageLib.')
  const { receipt } = await executeAsSafe({
    client,
    safe,
    transaction: createTransaction(createOnChainCall(library, content), 0n),
  })
  expect(receipt.status).toBe('success')
  expect(await sendRequest()).toBe('ok')
})
