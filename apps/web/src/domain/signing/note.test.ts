import { type TransactionDetails, TransactionDetailsSchema } from '@countersign/protocol'
import { type Address, createClient, custom } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { dave, safe } from '../report/testReport.ts'
import { findProvenNote, signNote } from './note.ts'

const owner = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const stranger = privateKeyToAccount(`0x${'22'.repeat(32)}`)
const id = { address: safe, chainId: 31_337, safeTxHash: `0x${'ab'.repeat(32)}` } as const

const AskedSchema = z.object({ params: z.tuple([z.string(), z.string()]) })
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

/** A wallet that signs whatever it is asked, with this key. */
const createWallet = (key: typeof owner) =>
  createClient({
    transport: custom({
      request: async (question) => {
        const { params } = AskedSchema.parse(question)
        return key.signTypedData(TypedDataSchema.parse(JSON.parse(params[1])))
      },
    }),
  })

const OriginSchema = z.object({ note: z.string(), noteSignature: z.string() })

/** What a service tells of it. */
function tell(origin: unknown, proposer: Address = owner.address): TransactionDetails {
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
  JSON.parse(await signNote(createWallet(owner), { id, note, owner: owner.address }))

test('default: what the proposer wrote and signed is the proposer’s, word for word', async () => {
  const origin = await sign('  Rent for May \u202e')
  expect(origin).toMatchObject({ note: 'Rent for May' })
  expect(await findProvenNote(id, tell(origin))).toEqual({ author: owner.address, text: 'Rent for May' })
})

test('error: T42, another word, another transaction, another proposer: nobody’s note', async () => {
  const origin = OriginSchema.parse(await sign('Rent for May'))
  expect(await findProvenNote(id, tell({ ...origin, note: 'Rent for June' }))).toBeUndefined()
  expect(await findProvenNote({ ...id, safeTxHash: `0x${'cd'.repeat(32)}` }, tell(origin))).toBeUndefined()
  expect(await findProvenNote(id, tell(origin, stranger.address))).toBeUndefined()
  expect(await findProvenNote(id, { ...tell(origin), noteSignature: null })).toBeUndefined()
})

test('error: a wallet that signs something else', async () => {
  const signing = signNote(createWallet(stranger), { id, note: 'Rent', owner: owner.address })
  await expect(signing).rejects.toMatchObject({ code: 'NOTE_NOT_SIGNED' })
})
