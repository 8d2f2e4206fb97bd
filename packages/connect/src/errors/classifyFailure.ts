import { NoAccountError, WalletTimeoutError } from './connectorErrors.ts'
import { listErrorCodes, listErrorMessages } from './listErrorCodes.ts'

/** Why a wallet request failed, as far as the user can act on it. */
export type FailureKind =
  | 'rejected'
  | 'noAccount'
  | 'pending'
  | 'timedOut'
  | 'offline'
  | 'unsupported'
  | 'notInstalled'
  | 'failed'

const KIND_OF_CODE: ReadonlyMap<number | string, FailureKind> = new Map<number | string, FailureKind>([
  [4001, 'rejected'],
  ['USER_REJECTED', 'rejected'],
  ['ACTION_REJECTED', 'rejected'],
  // WalletConnect's codes for rejected proposals, chains or methods.
  [5000, 'rejected'],
  [5001, 'rejected'],
  [5002, 'rejected'],
  [-32002, 'pending'],
  ['RESOURCE_UNAVAILABLE', 'pending'],
  ['WALLET_TIMEOUT', 'timedOut'],
  [4200, 'unsupported'],
  [-32601, 'unsupported'],
  ['SWITCH_CHAIN_UNSUPPORTED', 'unsupported'],
  ['CONNECTOR_NOT_FOUND', 'notInstalled'],
])

/** Rejections without a code: Coinbase's closed window. */
const REJECTED = /user closed modal|user denied|user rejected|request rejected|request reset/i
const NO_ACCOUNT = /accounts received is empty/i
const EXPIRED = /proposal expired|request expired|timed? ?out/i
const MISSING = /provider not found/i

/** Codes first, message text last; the network only when nothing else explains the failure. */
export function classifyFailure(error: unknown, { isOnline = true }: { isOnline?: boolean } = {}): FailureKind {
  if (error instanceof NoAccountError) return 'noAccount'
  for (const code of listErrorCodes(error)) {
    const kind = KIND_OF_CODE.get(code)
    if (kind) return kind
  }
  const messages = listErrorMessages(error)
  if (messages.some((message) => REJECTED.test(message))) return 'rejected'
  if (messages.some((message) => NO_ACCOUNT.test(message))) return 'noAccount'
  if (messages.some((message) => MISSING.test(message))) return 'notInstalled'
  if (!isOnline) return 'offline'
  if (error instanceof WalletTimeoutError || messages.some((message) => EXPIRED.test(message))) return 'timedOut'
  return 'failed'
}
