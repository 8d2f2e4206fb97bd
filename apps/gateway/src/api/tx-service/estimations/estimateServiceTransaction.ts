import { UintStringSchema } from '@countersign/protocol'
import { Hono } from 'hono'
import { z } from 'zod'
import { estimateCall } from '../../estimations/estimateCall.ts'
import { parseBody, parseParams } from '../../http/parseInput.ts'
import { getLiveSafe } from '../../safe-state/getLiveSafe.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceAddressParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { type TxServiceDeps, txServicePath } from '../dialect/TxServiceDeps.ts'
import { ServiceCallSchema } from '../transactions/ServiceProposalSchema.ts'

export const ServiceEstimationSchema = z.object({ safeTxGas: UintStringSchema })

export type ServiceEstimation = z.infer<typeof ServiceEstimationSchema>

/** `POST /v1/safes/:address/multisig-transactions/estimations` of the dialect. */
export function estimateServiceTransaction({ chains }: Pick<TxServiceDeps, 'chains'>) {
  return new Hono().post(`${txServicePath}/v1/safes/:address/multisig-transactions/estimations`, async (c) => {
    const { address: safe, chain: name } = parseParams(c, ServiceAddressParamsSchema)
    const { data, operation, to, value } = await parseBody(c, ServiceCallSchema)
    const chain = getNamedChain(chains, name)
    const { version } = await getLiveSafe(chain, safe)
    const call = { data: data ?? '0x', operation, to, value: BigInt(value) } as const
    const safeTxGas = await estimateCall(chain, { call, safe, version })
    return c.json<ServiceEstimation>({ safeTxGas: safeTxGas.toString() })
  })
}
