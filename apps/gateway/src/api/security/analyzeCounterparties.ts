import { AddressSchema, ChainIdParamSchema, TransactionCallRequestSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { nameContracts } from '../contracts/nameContracts.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { CounterpartyAnalysisSchema } from './AnalysisSchema.ts'
import { explainTransaction } from './explainTransaction.ts'
import { judgeContract } from './judgeContract.ts'
import { judgeRecipient, loadAcquaintance } from './judgeRecipient.ts'
import { type Counterparties, listCounterparties } from './listCounterparties.ts'

export const analyzeCounterparties = defineRoute({
  isExpensive: true,
  method: 'post',
  path: '/v1/chains/:chainId/security/:safe/counterparty-analysis',
  summary: 'What the service knows of whom a transaction pays and calls.',
  params: z.object({ chainId: ChainIdParamSchema, safe: AddressSchema }),
  body: TransactionCallRequestSchema,
  response: CounterpartyAnalysisSchema,
  async handle({ params: { chainId, safe }, body: { data, operation, to, value } }, { chains, contracts, db }) {
    const chain = getServedChain(chains, chainId)
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
})
