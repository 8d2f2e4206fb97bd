import {
  AddressSchema,
  ChainIdParamSchema,
  HexSchema,
  TransactionCallRequestSchema,
  type TypedData,
  TypedDataSchema,
} from '@countersign/protocol/wire'
import { type Address, isAddressEqual } from 'viem'
import { z } from 'zod'
import { findSafe } from '../../db/queries/findSafe.ts'
import { nameContracts } from '../contracts/getContract.ts'
import { defineRoute } from '../http/defineRoute.ts'
import {
  CounterpartyAnalysisSchema,
  RecipientAnalysisSchema,
  type ThreatAnalysis,
  ThreatAnalysisSchema,
} from './AnalysisSchema.ts'
import { explainTransaction } from './explainTransaction.ts'
import {
  type Counterparties,
  judgeContract,
  judgeRecipient,
  listCounterparties,
  loadAcquaintance,
} from './judgeCounterparties.ts'
import { listBalanceChanges, simulateOnNode } from './listBalanceChanges.ts'
import { listThreats } from './listThreats.ts'

/** Wallets send numbers or strings. */
const AmountSchema = z.union([z.int().nonnegative(), z.string().regex(/^[0-9]{1,78}$/)]).transform(BigInt)

const SafeTransactionSchema = z.object({
  baseGas: AmountSchema.default(0n),
  data: HexSchema,
  gasPrice: AmountSchema.default(0n),
  gasToken: AddressSchema,
  operation: z.coerce.number().pipe(z.union([z.literal(0), z.literal(1)])),
  refundReceiver: AddressSchema,
  safeTxGas: AmountSchema.default(0n),
  to: AddressSchema,
  value: AmountSchema,
})

export const securityRoutes = [
  defineRoute({
    isExpensive: true,
    method: 'get',
    path: '/v1/chains/:chainId/security/:safe/recipient/:address',
    summary: 'Check whether a Safe paid an address',
    params: z.object({ address: AddressSchema, chainId: ChainIdParamSchema, safe: AddressSchema }),
    response: RecipientAnalysisSchema,
    async handle({ chain, params: { address, safe } }, { db }) {
      return judgeRecipient(await loadAcquaintance(db, { addresses: [address], chain, safe }), address)
    },
  }),
  defineRoute({
    isExpensive: true,
    method: 'post',
    path: '/v1/chains/:chainId/security/:safe/counterparty-analysis',
    summary: 'Analyze counterparties of a transaction',
    params: z.object({ chainId: ChainIdParamSchema, safe: AddressSchema }),
    body: TransactionCallRequestSchema,
    response: CounterpartyAnalysisSchema,
    async handle({ chain, params: { safe }, body: { data, operation, to, value } }, { contracts, db }) {
      const transaction = { data: data ?? '0x', operation, to, value: BigInt(value) } as const
      const { description } = await explainTransaction({ chain, db }, { safe, transaction })
      const parties: Counterparties = description
        ? listCounterparties(description, safe)
        : { contracts: [{ address: to, fallbackHandler: undefined, isDelegated: operation === 1 }], recipients: [] }
      const called = parties.contracts.map(({ address }) => address)
      const [acquaintance, names] = await Promise.all([
        loadAcquaintance(db, { addresses: [...new Set([...called, ...parties.recipients])], chain, safe }),
        nameContracts({ chain, contracts, db }, called),
      ])
      return {
        contract: Object.fromEntries(
          parties.contracts.map((contract) => [
            contract.address,
            judgeContract(contract, { acquaintance, named: names.get(contract.address) }),
          ]),
        ),
        deadlock: {},
        recipient: Object.fromEntries(
          parties.recipients.map((recipient) => [recipient, judgeRecipient(acquaintance, recipient)]),
        ),
      }
    },
  }),
  defineRoute({
    isExpensive: true,
    method: 'post',
    path: '/v1/chains/:chainId/security/:safe/threat-analysis',
    summary: 'Analyze risks of a transaction',
    description: 'Applies fixed rules and simulates the transaction.',
    params: z.object({ chainId: ChainIdParamSchema, safe: AddressSchema }),
    body: z.object({ data: TypedDataSchema, origin: z.string().max(2048).optional(), walletAddress: AddressSchema }),
    response: ThreatAnalysisSchema,
    async handle({ chain, params: { chainId, safe }, body: { data } }, { db }) {
      const transaction = parseTransaction(data, { chainId, safe })
      if (!transaction) return notJudged('Only transactions of this Safe are analyzed; this typed data is not one.')
      const { description, tokens } = await explainTransaction({ chain, db }, { safe, transaction })
      if (!description) return notJudged('The data of this transaction is too large to decode.')
      const record = await findSafe(db, { address: safe, chainId })
      const { nativeCurrency } = chain.config
      const simulated = await simulateOnNode({ chain, db }, { safe, tokens, transaction })
      const described = listBalanceChanges(description, { nativeCurrency, safe, tokens })
      // A balance does not show which NFT moves, so these come from the decoded call.
      const pieces = simulated.hasFailed ? [] : (described ?? []).filter(({ asset }) => asset.type === 'ERC721')
      const changes = simulated.changes ? [...simulated.changes, ...pieces] : described
      return {
        ...(changes ? { BALANCE_CHANGE: changes } : {}),
        THREAT: listThreats(description, { hasFailed: simulated.hasFailed, safe, singleton: record?.singleton }),
      }
    },
  }),
]

function parseTransaction(
  { domain, message, primaryType }: TypedData,
  { chainId, safe }: { chainId: number; safe: Address },
) {
  const isOurs = domain.verifyingContract !== undefined && isAddressEqual(domain.verifyingContract, safe)
  const isHere = domain.chainId === undefined || Number(domain.chainId) === chainId
  return primaryType === 'SafeTx' && isOurs && isHere ? SafeTransactionSchema.safeParse(message).data : undefined
}

function notJudged(description: string): ThreatAnalysis {
  return { THREAT: [{ description, severity: 'INFO', title: 'Not analyzed', type: 'FAILED' }] }
}
