import { AddressSchema } from '@countersign/protocol/wire'
import { type Address, encodeFunctionData, type Hex, isAddressEqual, parseAbi } from 'viem'
import { z } from 'zod'

export type PermitRevocation = { to: Address; data: Hex }

/** Uniswap's Permit2, at the same address on every chain. */
const permit2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

const abi = parseAbi([
  'function invalidateNonces(address token, address spender, uint48 newNonce)',
  'function invalidateUnorderedNonces(uint256 wordPos, uint256 mask)',
])

const UintSchema = z
  .union([z.string().max(80), z.number(), z.bigint()])
  .transform((value, context) => {
    try {
      return BigInt(value)
    } catch {
      context.addIssue({ code: 'custom', message: 'Invalid number' })
      return z.NEVER
    }
  })
  .refine((value) => value >= 0n && value < 2n ** 256n)

const DetailsSchema = z.object({ expiration: UintSchema.optional(), nonce: UintSchema, token: AddressSchema })

const MessageSchema = z.object({
  deadline: UintSchema.optional().catch(undefined),
  details: z
    .union([DetailsSchema.transform((one) => [one]), z.array(DetailsSchema).max(100)])
    .optional()
    .catch(undefined),
  expiry: UintSchema.optional().catch(undefined),
  nonce: UintSchema.optional().catch(undefined),
  sigDeadline: UintSchema.optional().catch(undefined),
  spender: AddressSchema.optional().catch(undefined),
  validBefore: UintSchema.optional().catch(undefined),
})

type Permit = {
  domain?: { verifyingContract?: unknown } | undefined
  message: Record<string, unknown>
  primaryType: string
}

const lastMoment = 8_640_000_000_000n

/** Until when a permit can be used, and the calls by which the Safe makes it unusable. */
export function readPermit({ domain, message: given, primaryType }: Permit): {
  expiresAt: number | undefined
  revocations: PermitRevocation[]
} {
  const message = MessageSchema.safeParse(given).data
  if (!message) return { expiresAt: undefined, revocations: [] }
  const deadline = message.deadline ?? message.sigDeadline ?? message.validBefore ?? message.expiry
  // 0 is no deadline in some tokens.
  const expiresAt =
    deadline === undefined || deadline === 0n || deadline > lastMoment ? undefined : Number(deadline) * 1_000
  const contract = AddressSchema.safeParse(domain?.verifyingContract).data
  const isPermit2 = contract !== undefined && isAddressEqual(contract, permit2)
  return { expiresAt, revocations: isPermit2 ? listRevocations(message, primaryType) : [] }
}

function listRevocations(
  { details = [], nonce, spender }: z.infer<typeof MessageSchema>,
  type: string,
): PermitRevocation[] {
  if (/^Permit(?:Batch)?(?:Witness)?TransferFrom$/.test(type) && nonce !== undefined) {
    const args = [nonce >> 8n, 1n << (nonce & 255n)] as const
    return [{ data: encodeFunctionData({ abi, args, functionName: 'invalidateUnorderedNonces' }), to: permit2 }]
  }
  if (!/^Permit(?:Single|Batch)$/.test(type) || !spender) return []
  return details.flatMap(({ nonce: used, token }) => {
    const next = used + 1n
    if (next >= 2n ** 48n) return []
    const args = [token, spender, Number(next)] as const
    return [{ data: encodeFunctionData({ abi, args, functionName: 'invalidateNonces' }), to: permit2 }]
  })
}
