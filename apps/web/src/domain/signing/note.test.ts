import { AddressSchema, type TransactionDetails, TransactionDetailsSchema } from '@countersign/protocol/wire'
import { type Address, createClient, custom, isAddressEqual } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { dave, safe } from '../../../test/testReport.ts'
import type { ReportId } from '../transactions/Report.ts'
import { findProvenNote, signNote } from './note.ts'

const owner = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const outsider = privateKeyToAccount(`0x${'22'.repeat(32)}`)
const id = { address: safe, chainId: 31_337, safeTxHash: `0x${'ab'.repeat(32)}` } satisfies ReportId

const RequestedSchema = z.object({ params: z.tuple([z.string(), z.string()]) })
const TypedDataSchema = z.object({
  domain: z.object({
    chainId: z.coerce.number(),
    name: z.string(),
    verifyingContract: z.templateLiteral(['0x', z.string()]),
    version: z.string(),
  }),
  message: z.record(z.string(), z.unknown()),
  primaryType: z.string(),
  types: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() }))),
})

/** A wallet that signs anything with this key. */
const createWallet = (key: typeof owner) =>
  createClient({
    transport: custom({
      request: async (question) => {
        const { params } = RequestedSchema.parse(question)
        return key.signTypedData(TypedDataSchema.parse(JSON.parse(params[1])))
      },
    }),
  })

/** A node on which one contract accepts every signature; must not be called for accounts with a key. */
const createNode = (contract?: Address) =>
  createClient({
    transport: custom({
      request: async ({ method, params }) => {
        if (method === 'eth_chainId') return '0x7a69'
        if (method === 'eth_getBlockByNumber') return { hash: `0x${'9'.repeat(64)}`, number: '0x4d2', timestamp: '0x1' }
        const { to } = CallSchema.parse(params[0])
        return contract && isAddressEqual(to, contract) ? `0x1626ba7e${'00'.repeat(28)}` : '0x'
      },
    }),
  })
const CallSchema = z.object({ to: AddressSchema })
const node = createNode()

const OriginSchema = z.object({ note: z.string(), noteSignature: z.string() })

/** The service's response. */
function send(origin: unknown, proposer: Address = owner.address): TransactionDetails {
  return TransactionDetailsSchema.parse({
    detailedExecutionInfo: {
      baseGas: '0',
      confirmations: [],
      confirmationsRequired: 2,
      gasPrice: '0',
      gasToken: safe,
      nonce: 5,
      proposer: { value: proposer },
      refundReceiver: { value: safe },
      safeTxGas: '0',
      safeTxHash: id.safeTxHash,
      signers: [],
      submittedAt: 1,
      trusted: true,
      type: 'MULTISIG',
    },
    safeAddress: safe,
    txData: { hexData: '0x', operation: 0, to: { value: dave }, value: '1' },
    txId: 'id',
    txInfo: { dataSize: '0', isCancellation: false, to: { value: dave }, type: 'Custom', value: '1' },
    txStatus: 'AWAITING_CONFIRMATIONS',
    ...OriginSchema.parse(origin),
  })
}

const sign = async (note: string): Promise<unknown> =>
  JSON.parse(await signNote(createWallet(owner), { id, node, note, owner: owner.address }))

test('default: what the proposer wrote and signed is the proposer’s, word for word', async () => {
  const origin = await sign('  Rent for May \u202e')
  expect(origin).toMatchObject({ note: 'Rent for May' })
  expect(await findProvenNote(node, { details: send(origin), id })).toEqual({
    author: owner.address,
    block: undefined,
    text: 'Rent for May',
  })
})

test('error: T42, another word, another transaction, another proposer: nobody’s note', async () => {
  const origin = OriginSchema.parse(await sign('Rent for May'))
  const find = (details: TransactionDetails, of = id) => findProvenNote(node, { details, id: of })
  expect(await find(send({ ...origin, note: 'Rent for June' }))).toBeUndefined()
  expect(await find(send(origin), { ...id, safeTxHash: `0x${'cd'.repeat(32)}` })).toBeUndefined()
  expect(await find(send(origin, outsider.address))).toBeUndefined()
  expect(await find({ ...send(origin), noteSignature: null })).toBeUndefined()
})

test('error: a wallet that signs something else', async () => {
  const signing = signNote(createWallet(outsider), { id, node, note: 'Rent', owner: owner.address })
  await expect(signing).rejects.toMatchObject({ code: 'NOTE_NOT_SIGNED' })
})

test('behavior: an account that is a contract signs a note by its own word on the chain', async () => {
  const contract = dave
  const signing = (at = createNode(contract)) =>
    signNote(createWallet(outsider), { id, node: at, note: 'Rent', owner: contract })
  const origin: unknown = JSON.parse(await signing())
  const found = await findProvenNote(createNode(contract), { details: send(origin, contract), id })
  expect(found).toEqual({ author: contract, block: 1_234n, text: 'Rent' })
  // Not valid for another chain or another proposer.
  expect(await findProvenNote(node, { details: send(origin, contract), id })).toBeUndefined()
  expect(await findProvenNote(createNode(contract), { details: send(origin), id })).toBeUndefined()
  await expect(signing(node)).rejects.toMatchObject({ code: 'NOTE_NOT_SIGNED' })
})

test('error: a contract’s signature that no proposal can carry', async () => {
  const wallet = createClient({ transport: custom({ request: async () => `0x${'ab'.repeat(2_000)}` }) })
  const signing = signNote(wallet, { id, node: createNode(dave), note: 'Rent', owner: dave })
  await expect(signing).rejects.toMatchObject({ code: 'NOTE_TOO_LONG' })
})
