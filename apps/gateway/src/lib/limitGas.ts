import { z } from 'zod'

/** Enough for the largest batches. */
export const maxUntrustedGas = 10_000_000

const CallSchema = z.looseObject({ gas: z.string().optional() })
const ParamsSchema = z.tuple([CallSchema], z.unknown())
const SimulationSchema = z.tuple(
  [z.looseObject({ blockStateCalls: z.array(z.looseObject({ calls: z.array(CallSchema).optional() })) })],
  z.unknown(),
)
/** Methods whose first parameter is a transaction. */
const tries = new Set(['debug_traceCall', 'eth_call', 'eth_createAccessList', 'eth_estimateGas', 'trace_call'])

/** Limits the gas of every call: untrusted code could otherwise occupy the node. */
export function limitGas<body extends { method: string; params?: unknown }>(body: body, maxGas: number): body {
  const limit = ({ gas, ...call }: z.infer<typeof CallSchema>) => ({ ...call, gas: toLower(gas, maxGas) })
  if (tries.has(body.method)) {
    const params = ParamsSchema.safeParse(body.params).data
    return params ? { ...body, params: [limit(params[0]), ...params.slice(1)] } : body
  }
  const params = body.method === 'eth_simulateV1' ? SimulationSchema.safeParse(body.params).data : undefined
  if (!params) return body
  const [{ blockStateCalls, ...options }, ...rest] = params
  const limited = blockStateCalls.map(({ calls, ...block }) => ({
    ...block,
    ...(calls ? { calls: calls.map(limit) } : {}),
  }))
  return { ...body, params: [{ ...options, blockStateCalls: limited }, ...rest] }
}

function toLower(gas: string | undefined, maxGas: number): string {
  const requested = gas !== undefined && /^0x[\da-f]{1,12}$/i.test(gas) ? Number(gas) : maxGas
  return `0x${Math.min(requested, maxGas).toString(16)}`
}
