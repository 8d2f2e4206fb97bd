import { BaseError } from '../errors/BaseError.ts'
import { say, toEnglish, type Words } from '../text/Words.ts'
import { toReasonWords } from './describeSafeError.ts'

/** What a node can refuse, and what the user can do about it. The first twelve are those of the specification. */
const catalogue = {
  EXECUTION_REVERTED: [
    say`The contract refused the transaction.`,
    say`Check the amounts and the state it depends on, then simulate it again. Nothing was spent but gas, if it was mined.`,
  ],
  FEE_CAP_TOO_HIGH: [
    say`The maximum fee per gas is larger than any chain can represent.`,
    say`Enter a lower maximum fee, or let the wallet suggest one.`,
  ],
  FEE_CAP_TOO_LOW: [
    say`The maximum fee per gas is below what the next block asks for.`,
    say`Raise the maximum fee, or wait until the network is less busy.`,
  ],
  INSUFFICIENT_FUNDS: [
    say`The paying account does not hold enough for the value and the fee.`,
    say`Send it some of the native coin, or pay with another account.`,
  ],
  INTRINSIC_GAS_TOO_HIGH: [
    say`The gas limit is more than a block can hold.`,
    say`Lower the gas limit, or split the batch into smaller ones.`,
  ],
  INTRINSIC_GAS_TOO_LOW: [
    say`The gas limit is too low even to start the transaction.`,
    say`Raise the gas limit, or leave it empty to have it estimated.`,
  ],
  NONCE_MAX_VALUE: [say`The paying account has used every nonce it can have.`, say`Pay with another account.`],
  NONCE_TOO_HIGH: [
    say`The paying account has transactions missing before this one.`,
    say`Wait for its pending transactions, or reset its activity in the wallet.`,
  ],
  NONCE_TOO_LOW: [
    say`The paying account has already sent a transaction with this number.`,
    say`It may be this one: look at the history before you try again.`,
  ],
  TIP_ABOVE_FEE_CAP: [
    say`The priority fee is higher than the maximum fee.`,
    say`Lower the priority fee, or raise the maximum fee.`,
  ],
  TRANSACTION_TYPE_NOT_SUPPORTED: [
    say`The chain does not know this type of transaction.`,
    say`Choose the legacy type in the wallet.`,
  ],
  UNKNOWN_NODE_ERROR: [
    say`The node refused the request and the reason is not known here.`,
    say`Try again; if it persists, ask another node.`,
  ],
  REPLACEMENT_UNDERPRICED: [
    say`A pending transaction with this number pays more.`,
    say`Raise both fees by at least a tenth, or wait for the pending one.`,
  ],
} satisfies Record<string, readonly [sentence: Words, remedy: Words]>

export type NodeErrorCode = keyof typeof catalogue

export const nodeErrorCodes: readonly NodeErrorCode[] = Object.keys(catalogue).filter(isNodeErrorCode)

function isNodeErrorCode(code: string): code is NodeErrorCode {
  return code in catalogue
}

/** An answer of a chain node in terms that a user can act on. */
export class NodeError extends BaseError {
  override readonly name = 'NodeError'
  readonly code: NodeErrorCode
  /** Revert reason, if there is one. */
  readonly reason: string | undefined
  override readonly remedy: string

  constructor({ cause, code, reason }: { cause?: unknown; code: NodeErrorCode; reason?: string | undefined }) {
    const [sentence, remedy] = catalogue[code]
    // A revert reason replaces the full stop of the sentence.
    super(reason === undefined ? sentence : say`The contract refused the transaction: ${toReasonWords(reason)}`, {
      cause,
      metaMessages: [remedy],
    })
    this.code = code
    this.reason = reason
    this.remedy = toEnglish(remedy)
  }
}
