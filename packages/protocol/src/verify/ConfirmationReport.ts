import type { Address, Hex } from 'viem'
import type { Evidence } from '../evidence/Evidence.ts'
import type { SafeSignature } from '../signatures/SafeSignature.ts'
import type { ThreatId } from './Check.ts'

/**
 * - `valid`: by a current owner; counts.
 * - `formerOwner`: genuine, but the signer is no owner any more.
 * - `stranger`: genuine, but the signer is no owner.
 * - `duplicate`: this owner was counted already.
 * - `forged`: not a signature of its claimed signer.
 * - `unknown`: could not be checked; does not count.
 */
type ConfirmationStatus = 'valid' | 'formerOwner' | 'stranger' | 'duplicate' | 'forged' | 'unknown'

type ConfirmationCode =
  | 'VALID'
  | 'FORMER_OWNER'
  | 'NOT_AN_OWNER'
  | 'COUNTED_ALREADY'
  | 'SIGNATURE_UNREADABLE'
  | 'NOT_ONE_SIGNATURE'
  | 'OTHER_SIGNER'
  | 'NO_SIGNER'
  | 'NOT_APPROVED_ON_CHAIN'
  | 'CONTRACT_REFUSES'
  | 'SIGNATURE_MISSING'
  | 'OWNERS_UNKNOWN'
  | 'APPROVAL_UNKNOWN'
  | 'CONTRACT_UNKNOWN'

/** The verdict on one claimed confirmation, with its reason. */
export type ConfirmationReport = {
  status: ConfirmationStatus
  code: ConfirmationCode
  threat: ThreatId
  claimedOwner: Address
  kind: SafeSignature['kind'] | undefined
  /** The actual signer, where proven. */
  signer: Address | undefined
  /** The signature, stand-alone, where it is valid. */
  data: Hex | undefined
  evidence: Evidence | undefined
}
