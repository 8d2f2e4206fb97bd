import { UintStringSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { estimateCall } from '../../estimations/estimateCall.ts'
import { defineRoute } from '../../http/defineRoute.ts'
import { getLiveSafe } from '../../safe-state/getLiveSafe.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceAddressParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { txServicePath } from '../dialect/txServicePath.ts'
import { ServiceCallSchema } from '../transactions/ServiceProposalSchema.ts'

const ServiceEstimationSchema = z.object({ safeTxGas: UintStringSchema })

export const estimateServiceTransaction = defineRoute({
  isExpensive: true,
  method: 'post',
  path: `${txServicePath}/v1/safes/:address/multisig-transactions/estimations`,
  summary: 'The gas that a call needs inside a Safe.',
  params: ServiceAddressParamsSchema,
  body: ServiceCallSchema,
  response: ServiceEstimationSchema,
  async handle({ params: { address: safe, chain: name }, body: { data, operation, to, value } }, { chains }) {
    const chain = getNamedChain(chains, name)
    const { version } = await getLiveSafe(chain, safe)
    const call = { data: data ?? '0x', operation, to, value: BigInt(value) } as const
    const safeTxGas = await estimateCall(chain, { call, safe, version })
    return { safeTxGas: safeTxGas.toString() }
  },
})
