import { z } from 'zod'
import type { SafeRange } from './readSafeRange.ts'

const Hash = z.templateLiteral(['0x', z.string().regex(/^[0-9a-fA-F]{64}$/)])
const Address = z.templateLiteral(['0x', z.string().regex(/^[0-9a-fA-F]{40}$/)])
const place = { blockNumber: z.bigint(), transactionHash: Hash }
const transfer = { ...place, from: Address, logIndex: z.number(), to: Address, value: z.bigint() }

/** For stored ranges. Nothing is normalized: what is read is what was stored. */
export const SafeRangeSchema: z.ZodType<SafeRange> = z.object({
  executions: z.array(
    z.object({
      ...place,
      isSuccess: z.boolean(),
      kind: z.enum(['module', 'multisig']),
      module: z.union([Address, z.undefined()]),
      safeTxHash: z.union([Hash, z.undefined()]),
    }),
  ),
  isCreation: z.boolean(),
  multiTransfers: z.array(z.object({ ...transfer, position: z.number(), token: Address, tokenId: z.bigint() })),
  transfers: z.array(
    z.object({
      ...transfer,
      token: z.union([Address, z.undefined()]),
      type: z.enum(['ERC20', 'ERC721', 'NATIVE_COIN']),
    }),
  ),
})
