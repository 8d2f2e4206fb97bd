import type { Check } from '../../domain/verification/createCheckRegistry.ts'

/** How a blocking check is resolved. */
export type Remedy = 'expired' | 'import' | 'message' | 'node' | 'propose' | 'safe'

const codes: Record<Exclude<Remedy, 'node'>, readonly string[]> = {
  expired: ['EXPIRED'],
  // What the service sent is not what was proposed: the proposer has it.
  import: [
    'BODY_INVALID',
    'HASH_MISMATCH',
    'INNER_MISMATCH',
    'INNER_MISSING',
    'INNER_OF_OTHER_SAFE',
    'LINK_MISMATCH',
    'OTHER_SAFE',
    'SIGNATURES_OF_SOMETHING_ELSE',
  ],
  // Only another message can be signed.
  message: ['MESSAGE_INVALID', 'MESSAGE_IS_HASH', 'MESSAGE_IS_SAFE_TRANSACTION', 'MESSAGE_TO_SAFE_ITSELF'],
  // Only another transaction can be signed.
  propose: [
    'BATCH_BROKEN',
    'DELEGATECALL_NO_CODE',
    'DELEGATECALL_UNKNOWN',
    'EXPIRY_FOREIGN',
    'INNER_NOT_SIGNED',
    'NESTED_TOO_DEEP',
    'NONCE_USED',
    'REFUND_TO_STRANGER',
    'REJECTION_NOT_EMPTY',
  ],
  // The account itself is not what it should be.
  safe: [
    'CONTRACT_MISSING',
    'CONTRACT_OTHER_CODE',
    'DOMAIN_MISMATCH',
    'IMPLEMENTATION_UNKNOWN',
    'NO_CODE',
    'PROXY_UNKNOWN',
    'VERSION_MISMATCH',
  ],
}

const remedies = new Map(
  (['expired', 'import', 'message', 'propose', 'safe'] as const).flatMap((remedy) =>
    codes[remedy].map((code) => [code, remedy] as const),
  ),
)

/** Everything that could not be read, or reads as older than before, is the node's. */
export function findRemedy({ code, id, verdict }: Pick<Check, 'code' | 'id' | 'verdict'>): Remedy {
  const known = code === undefined ? undefined : remedies.get(code)
  // The body that the service sent is incomplete: the check is made in the app and has no code.
  return known ?? (id === 'T24' && verdict === 'block' ? 'import' : 'node')
}
