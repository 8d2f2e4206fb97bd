import {
  ExecutionRevertedError,
  FeeCapTooHighError,
  FeeCapTooLowError,
  InsufficientFundsError,
  IntrinsicGasTooHighError,
  IntrinsicGasTooLowError,
  NonceMaxValueError,
  NonceTooHighError,
  NonceTooLowError,
  TipAboveFeeCapError,
  TransactionTypeNotSupportedError,
} from 'viem'
import { BaseError } from '../errors/BaseError.ts'
import { msg, type TranslatableMessage } from '../text/msg.ts'
import { findRevertReason, toReasonMessage } from './describeSafeError.ts'

/** What a node can refuse, and what the user can do about it. The first twelve are those of the specification. */
const catalogue = {
  EXECUTION_REVERTED: [
    msg('nodeError.reverted', 'The contract reverted the transaction.'),
    msg(
      'nodeError.revertedRemedy',
      'Check the amounts and the state it depends on, then simulate it again. If it was mined, only gas was spent.',
    ),
  ],
  FEE_CAP_TOO_HIGH: [
    msg('nodeError.feeTooHigh', 'The maximum fee per gas is larger than any chain can represent.'),
    msg('nodeError.feeTooHighRemedy', 'Enter a lower maximum fee, or use the wallet’s suggestion.'),
  ],
  FEE_CAP_TOO_LOW: [
    msg('nodeError.feeTooLow', 'The maximum fee per gas is below the next block’s base fee.'),
    msg('nodeError.feeTooLowRemedy', 'Raise the maximum fee, or wait until the network is less busy.'),
  ],
  INSUFFICIENT_FUNDS: [
    msg('nodeError.insufficientFunds', 'The paying account does not hold enough for the value and the fee.'),
    msg('nodeError.insufficientFundsRemedy', 'Send it some of the native coin, or pay with another account.'),
  ],
  INTRINSIC_GAS_TOO_HIGH: [
    msg('nodeError.gasTooHigh', 'The gas limit is higher than the block gas limit.'),
    msg('nodeError.gasTooHighRemedy', 'Lower the gas limit, or split the batch into smaller ones.'),
  ],
  INTRINSIC_GAS_TOO_LOW: [
    msg('nodeError.gasTooLow', 'The gas limit is below the minimum for a transaction.'),
    msg('nodeError.gasTooLowRemedy', 'Raise the gas limit, or leave it empty to estimate it.'),
  ],
  NONCE_MAX_VALUE: [
    msg('nodeError.nonceExhausted', 'The paying account has used its last possible nonce.'),
    msg('nodeError.nonceExhaustedRemedy', 'Pay with another account.'),
  ],
  NONCE_TOO_HIGH: [
    msg('nodeError.nonceTooHigh', 'The nonce is too high: earlier transactions of the paying account are missing.'),
    msg('nodeError.nonceTooHighRemedy', 'Wait for its pending transactions, or reset its activity in the wallet.'),
  ],
  NONCE_TOO_LOW: [
    msg('nodeError.nonceTooLow', 'The paying account has already used this nonce.'),
    msg('nodeError.nonceTooLowRemedy', 'It may be this transaction: check the history before you retry.'),
  ],
  TIP_ABOVE_FEE_CAP: [
    msg('nodeError.tipAboveCap', 'The priority fee is higher than the maximum fee.'),
    msg('nodeError.tipAboveCapRemedy', 'Lower the priority fee, or raise the maximum fee.'),
  ],
  TRANSACTION_TYPE_NOT_SUPPORTED: [
    msg('nodeError.typeUnsupported', 'The chain does not support this type of transaction.'),
    msg('nodeError.typeUnsupportedRemedy', 'Choose the legacy type in the wallet.'),
  ],
  UNKNOWN_NODE_ERROR: [
    msg('nodeError.unknown', 'The node refused the request for an unknown reason.'),
    msg('nodeError.unknownRemedy', 'Retry. If it fails again, use another node.'),
  ],
  REPLACEMENT_UNDERPRICED: [
    msg('nodeError.underpriced', 'A pending transaction with this nonce pays a higher fee.'),
    msg('nodeError.underpricedRemedy', 'Raise both fees by at least a tenth, or wait for the pending transaction.'),
  ],
} satisfies Record<string, readonly [sentence: TranslatableMessage, remedy: TranslatableMessage]>

export type NodeErrorCode = keyof typeof catalogue

export const nodeErrorCodes: readonly NodeErrorCode[] = Object.keys(catalogue).filter(isNodeErrorCode)

function isNodeErrorCode(code: string): code is NodeErrorCode {
  return code in catalogue
}

/** An answer of a chain node in terms that a user can act on. */
export class NodeError extends BaseError {
  override readonly name = 'NodeError'
  override readonly code: NodeErrorCode
  /** Revert reason, if there is one. */
  readonly reason: string | undefined
  override readonly remedy: string
  override readonly translatableRemedy: TranslatableMessage

  constructor({ cause, code, reason }: { cause?: unknown; code: NodeErrorCode; reason?: string | undefined }) {
    const [sentence, remedy] = catalogue[code]
    // A revert reason replaces the full stop of the sentence.
    super(
      code,
      reason === undefined
        ? sentence
        : msg('nodeError.revertedBecause', 'The contract reverted the transaction: {reason}', {
            reason: toReasonMessage(reason),
          }),
      {
        cause,
        metaMessages: [remedy],
      },
    )
    this.code = code
    this.reason = reason
    this.remedy = remedy.text
    this.translatableRemedy = remedy
  }
}

/** viem's patterns, then those of other nodes. The order matters: a revert may quote any other text. */
const rules: readonly { code: NodeErrorCode; name: string; patterns: readonly RegExp[] }[] = [
  {
    code: 'EXECUTION_REVERTED',
    name: 'ExecutionRevertedError',
    patterns: [ExecutionRevertedError.nodeMessage, /\breverted\b|\bvm execution error\b|\bout of gas\b|invalid opcode/],
  },
  {
    code: 'REPLACEMENT_UNDERPRICED',
    name: 'ReplacementUnderpricedError',
    patterns: [
      /replacement (transaction|fee)\b.*\b(underpriced|too low)|replacementnotallowed|gas price too low to replace/,
    ],
  },
  {
    code: 'FEE_CAP_TOO_HIGH',
    name: 'FeeCapTooHighError',
    patterns: [FeeCapTooHighError.nodeMessage, /maxfeepergas .*(exceeds|higher than) .*2\^256/],
  },
  {
    code: 'FEE_CAP_TOO_LOW',
    name: 'FeeCapTooLowError',
    patterns: [
      FeeCapTooLowError.nodeMessage,
      /maxfeepergas \(\d+\) is too low|feetoolow|transaction underpriced|gas price (is )?(below|less than) (current|block|configured|minimum)/,
    ],
  },
  {
    code: 'TIP_ABOVE_FEE_CAP',
    name: 'TipAboveFeeCapError',
    patterns: [
      TipAboveFeeCapError.nodeMessage,
      /maxpriorityfeepergas \(?\d*\)?\s*(is bigger than|cannot exceed|exceeds)/,
    ],
  },
  { code: 'NONCE_MAX_VALUE', name: 'NonceMaxValueError', patterns: [NonceMaxValueError.nodeMessage, /nonce overflow/] },
  {
    code: 'NONCE_TOO_HIGH',
    name: 'NonceTooHighError',
    patterns: [NonceTooHighError.nodeMessage, /nonce gap|noncegap|transaction nonce is too distant/],
  },
  {
    code: 'NONCE_TOO_LOW',
    name: 'NonceTooLowError',
    patterns: [NonceTooLowError.nodeMessage, /oldnonce|known transaction|nonce is lower than/],
  },
  {
    code: 'INSUFFICIENT_FUNDS',
    name: 'InsufficientFundsError',
    patterns: [
      InsufficientFundsError.nodeMessage,
      /doesn't have enough funds|insufficientfunds|upfront cost exceeds account balance/,
    ],
  },
  {
    code: 'INTRINSIC_GAS_TOO_HIGH',
    name: 'IntrinsicGasTooHighError',
    patterns: [
      IntrinsicGasTooHighError.nodeMessage,
      /exceeds block gas limit|gas limit (is )?too high|gaslimitexceeded/,
    ],
  },
  {
    code: 'INTRINSIC_GAS_TOO_LOW',
    name: 'IntrinsicGasTooLowError',
    patterns: [
      IntrinsicGasTooLowError.nodeMessage,
      /requires at least \d+ gas|intrinsic gas exceeds gas limit|gas limit is below intrinsic/,
    ],
  },
  {
    code: 'TRANSACTION_TYPE_NOT_SUPPORTED',
    name: 'TransactionTypeNotSupportedError',
    patterns: [
      TransactionTypeNotSupportedError.nodeMessage,
      /(invalid|unsupported|unknown) transaction type|transaction type not supported/,
    ],
  },
]

/** JSON-RPC codes with which nodes refuse a call or transaction; 3 is a revert. */
const refusals = new Set<unknown>([3, -32_000, -32_003, -32_010, -32_015, -32_016, -32_603])

/** What a node refused, whatever wrapped its answer. Undefined for a rejection by the user or a lost connection. */
export function toNodeError(error: unknown): NodeError | undefined {
  const chain = listCauses(error)
  const code = findByClass(chain) ?? findByText(chain)
  if (code === undefined) {
    return chain.some(isRefusal) ? new NodeError({ cause: error, code: 'UNKNOWN_NODE_ERROR' }) : undefined
  }
  const reason = code === 'EXECUTION_REVERTED' ? findRevertReason(chain) : undefined
  return new NodeError({ cause: error, code, reason })
}

/** By name: an app may hold more than one copy of viem. */
function findByClass(chain: readonly object[]): NodeErrorCode | undefined {
  const names = new Set(chain.map((error) => ('name' in error ? error.name : undefined)))
  return rules.find(({ name }) => names.has(name))?.code
}

function findByText(chain: readonly object[]): NodeErrorCode | undefined {
  if (chain.some((error) => 'code' in error && error.code === 3)) return 'EXECUTION_REVERTED'
  const texts = chain.flatMap(listTexts)
  return rules.find(({ patterns }) => texts.some((text) => patterns.some((pattern) => pattern.test(text))))?.code
}

function isRefusal(error: object): boolean {
  return 'code' in error && refusals.has(error.code)
}

/** `details` is the node's own text in viem's errors; their `message` repeats the request, which may quote anything. */
function listTexts(error: object): string[] {
  const text = 'details' in error ? error.details : 'message' in error ? error.message : undefined
  return typeof text === 'string' ? [text.toLowerCase()] : []
}

/** The error and everything it wraps: causes, and the original answer that wallets put into `data`. */
function listCauses(error: unknown): object[] {
  const seen = new Set<object>()
  const queue = [error]
  while (queue.length > 0) {
    const current = queue.shift()
    if (typeof current !== 'object' || current === null || seen.has(current)) continue
    seen.add(current)
    if ('cause' in current) queue.push(current.cause)
    if ('data' in current) queue.push(current.data)
    if ('originalError' in current) queue.push(current.originalError)
    if ('error' in current) queue.push(current.error)
  }
  return [...seen]
}
