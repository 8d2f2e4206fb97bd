import { z } from 'zod'

/** A JSON-RPC call for the host's node, or `safe_setSettings`, which the host answers itself. */
export const RpcCallParamsSchema = z.object({ call: z.string().min(1).max(64), params: z.array(z.unknown()).max(64) })

export type RpcCallParams = z.infer<typeof RpcCallParamsSchema>
