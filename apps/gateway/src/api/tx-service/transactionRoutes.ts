import {
  AddressSchema,
  ConfirmRequestSchema,
  createPageSchema,
  DeleteTransactionRequestSchema,
  HashSchema,
  HexSchema,
  OperationSchema,
  type ProposeRequest,
  SignatureHexSchema,
  UintStringSchema,
} from '@countersign/protocol/wire'
import type { Kysely } from 'kysely'
import { type Hash, zeroAddress } from 'viem'
import { z } from 'zod'
import { findMultisigTransaction } from '../../db/queries/loadMultisigTransactions.ts'
import type { Database } from '../../db/schema.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { getKnownSafe } from '../safe-state/getKnownSafe.ts'
import { explainOne } from '../transactions/explainEach.ts'
import { confirmProposal, storeProposal } from '../transactions/storeProposal.ts'
import { TransactionNotFoundError } from '../transactions/transactionId.ts'
import { withdrawProposal } from '../transactions/withdrawProposal.ts'
import { createSlicedPage, PageQuerySchema, ServiceAddressParamsSchema, ServiceHashParamsSchema } from './dialect.ts'
import {
  ServiceConfirmationSchema,
  type ServiceTransaction,
  ServiceTransactionSchema,
  toServiceConfirmations,
  toServiceTransaction,
} from './transactions.ts'
import { ServiceTransactionV1Schema, toV1 } from './transactionsV1.ts'

/** Clients send a string or a number. */
export const ServiceUintSchema = z.union([UintStringSchema, z.int().nonnegative().transform(String)])

const NullableAddressSchema = AddressSchema.nullish().transform((address) => address ?? zeroAddress)

/** Body of an estimation. */
export const ServiceCallSchema = z.object({
  data: z
    .union([HexSchema, z.literal('').transform(() => null)])
    .nullable()
    .default(null),
  operation: OperationSchema.default(0),
  to: AddressSchema,
  value: ServiceUintSchema,
})

/** v1 and v2 take the same: 201 without a body. */
const proposeTransaction = (version: Version) =>
  defineRoute({
    method: 'post',
    path: `/${version}/safes/:address/multisig-transactions`,
    summary: 'Propose a transaction',
    params: ServiceAddressParamsSchema,
    // Mapped to the common proposal.
    body: ServiceCallSchema.extend({
      baseGas: ServiceUintSchema.default('0'),
      contractTransactionHash: HashSchema,
      gasPrice: ServiceUintSchema.default('0'),
      gasToken: NullableAddressSchema,
      nonce: ServiceUintSchema,
      origin: z.string().max(4096).nullable().default(null),
      refundReceiver: NullableAddressSchema,
      safeTxGas: ServiceUintSchema.default('0'),
      sender: AddressSchema,
      signature: SignatureHexSchema.nullable().default(null),
    }).transform(
      ({ contractTransactionHash, ...rest }): ProposeRequest => ({ ...rest, safeTxHash: contractTransactionHash }),
    ),
    response: 'nothing',
    status: 201,
    async handle({ chain, params: { address: safe }, body: request }, { db, jobs }) {
      await storeProposal(db, { chain, jobs, request, safe })
    },
  })

/** Not covered by the official client. */
const deleteTransaction = (version: Version) =>
  defineRoute({
    method: 'delete',
    path: `/${version}/multisig-transactions/:hash`,
    summary: 'Delete a proposed transaction',
    description: 'Signed by the proposer.',
    params: ServiceHashParamsSchema,
    body: DeleteTransactionRequestSchema,
    response: 'nothing',
    status: 204,
    async handle({ chain, params: { hash: safeTxHash }, body: { signature } }, { db }) {
      await withdrawProposal(db, { chain, safeTxHash, signature })
    },
  })

type Version = 'v1' | 'v2'

async function getTransaction(db: Kysely<Database>, chain: ServedChain, safeTxHash: Hash): Promise<ServiceTransaction> {
  const record = await findMultisigTransaction(db, { chainId: chain.config.id, safeTxHash })
  if (!record) throw new TransactionNotFoundError({ id: safeTxHash })
  const safe = await getKnownSafe(db, chain, record.safe)
  return explainOne(record, chain, (_, decoded) => toServiceTransaction(record, { ...chain, decoded, safe }))
}

export const serviceTransactionRoutes = [
  proposeTransaction('v1'),
  proposeTransaction('v2'),
  defineRoute({
    method: 'get',
    path: '/v1/multisig-transactions/:hash',
    summary: 'Get a multisig transaction (v1)',
    description: 'As v2, with numbers for `nonce`, `baseGas` and `safeTxGas`.',
    params: ServiceHashParamsSchema,
    response: ServiceTransactionV1Schema,
    async handle({ chain, params: { hash } }, { db }) {
      return toV1(await getTransaction(db, chain, hash))
    },
  }),
  defineRoute({
    method: 'get',
    path: '/v2/multisig-transactions/:hash',
    summary: 'Get a multisig transaction',
    params: ServiceHashParamsSchema,
    response: ServiceTransactionSchema,
    handle: ({ chain, params: { hash } }, { db }) => getTransaction(db, chain, hash),
  }),
  deleteTransaction('v1'),
  deleteTransaction('v2'),
  defineRoute({
    method: 'get',
    path: '/v1/multisig-transactions/:hash/confirmations',
    summary: 'List confirmations of a transaction',
    params: ServiceHashParamsSchema,
    query: PageQuerySchema,
    response: createPageSchema(ServiceConfirmationSchema),
    async handle({ c, chain, params: { hash: safeTxHash } }, { db, publicUrl }) {
      const record = await findMultisigTransaction(db, { chainId: chain.config.id, safeTxHash })
      if (!record) throw new TransactionNotFoundError({ id: safeTxHash })
      const confirmations = toServiceConfirmations(record, { safe: await getKnownSafe(db, chain, record.safe) })
      return createSlicedPage(c, confirmations, publicUrl)
    },
  }),
  defineRoute({
    method: 'post',
    path: '/v1/multisig-transactions/:hash/confirmations',
    summary: 'Confirm a transaction',
    params: ServiceHashParamsSchema,
    body: ConfirmRequestSchema,
    response: z.object({ signature: z.string() }),
    status: 201,
    async handle({ chain, params: { hash: safeTxHash }, body: { signature } }, { db, jobs }) {
      await confirmProposal(db, { chain, jobs, safeTxHash, signature })
      return { signature }
    },
  }),
]
