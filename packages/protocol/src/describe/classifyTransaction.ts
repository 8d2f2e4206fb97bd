import { type Address, isAddressEqual, size, zeroAddress } from 'viem'
import { type DecodeCallOptions, type DecodedCall, decodeCall } from '../decode/decodeCall.ts'
import type { Call } from '../decode/decodeMultiSend.ts'
import type { TransferDirection } from '../wire/TransferInfoSchema.ts'
import { parseSettingsChange, type SettingsChange } from './parseSettingsChange.ts'
import { getTransferDirection, type KnownTokenType, parseTransfer, type Transfer } from './parseTransfer.ts'

export type TransactionClass =
  | ({ kind: 'Transfer'; direction: TransferDirection } & Transfer)
  | { kind: 'SettingsChange'; change: SettingsChange }
  | {
      kind: 'Custom'
      to: Address
      value: bigint
      dataSize: number
      methodName: string | null
      isCancellation: boolean
      /** Number of calls of a valid MultiSend batch. */
      actionCount?: number
    }

type ClassifyTransactionParameters = DecodeCallOptions & {
  safe: Address
  transaction: Call & Partial<RefundFields>
  /** Known tokens by address. Without it no token call counts as a transfer. */
  findTokenType?: (address: Address) => KnownTokenType | undefined
}

type ClassifyTransactionReturnType = { class: TransactionClass; decoded: DecodedCall }

/** The transaction type, in the precedence of the service API. */
export function classifyTransaction(parameters: ClassifyTransactionParameters): ClassifyTransactionReturnType {
  const { safe, transaction, findTokenType, ...options } = parameters
  // Inner calls are irrelevant here, and decoding a large batch is slow.
  const decoded = decodeCall(transaction, { ...options, maxDepth: 0 })
  return { class: classifyCall({ decoded, findTokenType, refund: transaction, safe }), decoded }
}

type ClassifyCallParameters = {
  decoded: DecodedCall
  findTokenType?: ClassifyTransactionParameters['findTokenType'] | undefined
  refund?: Partial<RefundFields>
  /** The caller. */
  safe: Address
}

/** The same for a decoded call, such as an item of a batch. */
export function classifyCall({ decoded, findTokenType, refund = {}, safe }: ClassifyCallParameters): TransactionClass {
  const { call, decoding } = decoded
  const { data, operation, to, value } = call
  const custom = () => toCustom({ decoded, refund, safe })
  if (operation !== 0) return custom()
  if (data === '0x') {
    if (value === 0n) return custom()
    const transfer: Transfer = { sender: safe, recipient: to, asset: { type: 'NATIVE_COIN', value } }
    return { kind: 'Transfer', direction: 'OUTGOING', ...transfer }
  }
  // A non-canonical encoding, which contracts may read differently, gets no meaning.
  if (value > 0n || decoding.kind !== 'decoded' || !decoding.call.isCanonical) return custom()
  const change = isAddressEqual(to, safe) ? parseSettingsChange(decoding.call) : undefined
  if (change) return { kind: 'SettingsChange', change }
  const transfer = parseTransfer({ call: decoding.call, safe, token: to, tokenType: findTokenType?.(to) })
  return transfer ? { kind: 'Transfer', direction: getTransferDirection({ ...transfer, safe }), ...transfer } : custom()
}

function toCustom({
  decoded,
  refund,
  safe,
}: Required<Pick<ClassifyCallParameters, 'decoded' | 'refund' | 'safe'>>): TransactionClass {
  const { data, to, value } = decoded.call
  return {
    kind: 'Custom',
    to,
    value,
    dataSize: size(data),
    methodName: getMethodName(decoded),
    isCancellation: isCancellation({ safe, transaction: { ...refund, ...decoded.call } }),
    ...(decoded.batch?.ok ? { actionCount: decoded.batch.calls.length } : {}),
  }
}

function getMethodName({ decoding }: DecodedCall): string | null {
  if (decoding.kind === 'decoded') return decoding.call.name
  return decoding.kind === 'ambiguous' ? (decoding.candidates[0]?.name ?? null) : null
}

export type RefundFields = {
  baseGas: bigint
  gasPrice: bigint
  gasToken: Address
  refundReceiver: Address
  safeTxGas: bigint
}

export type IsCancellationParameters = { safe: Address; transaction: Call & Partial<RefundFields> }

/** Whether a transaction only uses its nonce. A "rejection" that fails this test is a disguised transaction. */
export function isCancellation({ safe, transaction }: IsCancellationParameters): boolean {
  const { data, operation, to, value } = transaction
  return operation === 0 && value === 0n && data === '0x' && isAddressEqual(to, safe) && !hasRefund(transaction)
}

/** Whether a field makes the Safe refund the executor. A gas limit alone refunds nothing. */
export function hasRefund(fields: Partial<RefundFields>): boolean {
  const { baseGas = 0n, gasPrice = 0n, gasToken = zeroAddress, refundReceiver = zeroAddress } = fields
  return baseGas !== 0n || gasPrice !== 0n || gasToken !== zeroAddress || refundReceiver !== zeroAddress
}
