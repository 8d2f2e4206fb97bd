import {
  type AccessList,
  type Address,
  assertTransactionEIP1559,
  FeeConflictError,
  maxUint256,
  serializeAccessList,
  TipAboveFeeCapError,
} from 'viem'
import { BaseError } from '../errors/BaseError.ts'

const catalogue = {
  ADDRESS_INVALID: ['The address is not valid.', 'Check it letter by letter, or paste it again.'],
  CHAIN_ID_INVALID: ['The chain id must be a positive number.', 'Choose a configured chain.'],
  FEE_CAP_TOO_HIGH: ['The maximum fee per gas must fit into 256 bits.', 'Enter a lower maximum fee.'],
  FEE_CONFLICT: ['A gas price cannot be combined with a maximum or priority fee.', 'Keep one of the two ways to pay.'],
  FEE_NEGATIVE: ['A fee cannot be negative.', 'Enter zero or more.'],
  STORAGE_KEY_SIZE: [
    'Each storage key of the access list must be 32 bytes.',
    'Correct the access list or leave it out.',
  ],
  TIP_ABOVE_FEE_CAP: [
    'The priority fee must not be above the maximum fee.',
    'Lower the priority fee, or raise the maximum fee.',
  ],
} as const satisfies Record<string, readonly [sentence: string, remedy: string]>

export type TransactionRule = keyof typeof catalogue

export class InvalidTransactionRequestError extends BaseError {
  override readonly name = 'InvalidTransactionRequestError'
  override readonly code: TransactionRule
  constructor({ cause, rule }: { cause?: unknown; rule: TransactionRule }) {
    const [sentence, remedy] = catalogue[rule]
    super(rule, sentence, { cause, metaMessages: [remedy] })
    this.code = rule
  }
}

export type AssertTransactionRequestParameters = {
  accessList?: AccessList | undefined
  chainId: number
  gasPrice?: bigint | undefined
  maxFeePerGas?: bigint | undefined
  maxPriorityFeePerGas?: bigint | undefined
  to?: Address | undefined
}

/** viem's errors by name, each the rule that it stands for. */
const rules: ReadonlyMap<string, TransactionRule> = new Map([
  ['FeeCapTooHighError', 'FEE_CAP_TOO_HIGH'],
  ['FeeConflictError', 'FEE_CONFLICT'],
  ['InvalidAddressError', 'ADDRESS_INVALID'],
  ['InvalidChainIdError', 'CHAIN_ID_INVALID'],
  ['InvalidStorageKeySizeError', 'STORAGE_KEY_SIZE'],
  ['TipAboveFeeCapError', 'TIP_ABOVE_FEE_CAP'],
])

/** Checks a request before a wallet sees it. @throws InvalidTransactionRequestError */
export function assertTransactionRequest(request: AssertTransactionRequestParameters): void {
  if (!Number.isSafeInteger(request.chainId)) throw new InvalidTransactionRequestError({ rule: 'CHAIN_ID_INVALID' })
  try {
    assertFees(request)
    const { accessList, chainId, maxFeePerGas, maxPriorityFeePerGas, to } = request
    assertTransactionEIP1559({ chainId, maxFeePerGas, maxPriorityFeePerGas, to })
    serializeAccessList(accessList)
  } catch (cause) {
    const rule = cause instanceof Error ? rules.get(cause.name) : undefined
    throw rule ? new InvalidTransactionRequestError({ cause, rule }) : cause
  }
}

/** What viem leaves out: fees of zero count as absent there, and the conflict is left to the types. */
function assertFees({ gasPrice, maxFeePerGas, maxPriorityFeePerGas }: AssertTransactionRequestParameters): void {
  if (gasPrice !== undefined && (maxFeePerGas !== undefined || maxPriorityFeePerGas !== undefined)) {
    throw new FeeConflictError()
  }
  const fees = [gasPrice, maxFeePerGas, maxPriorityFeePerGas].filter((fee) => fee !== undefined)
  if (fees.some((fee) => fee < 0n)) throw new InvalidTransactionRequestError({ rule: 'FEE_NEGATIVE' })
  if (fees.some((fee) => fee > maxUint256)) throw new InvalidTransactionRequestError({ rule: 'FEE_CAP_TOO_HIGH' })
  if (maxFeePerGas !== undefined && maxPriorityFeePerGas !== undefined && maxPriorityFeePerGas > maxFeePerGas) {
    throw new TipAboveFeeCapError({ maxFeePerGas, maxPriorityFeePerGas })
  }
}
