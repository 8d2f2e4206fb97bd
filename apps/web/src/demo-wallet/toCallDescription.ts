import type { ChainConfig } from '@countersign/protocol/config'
import { type Address, decodeFunctionData, formatUnits, type Hex, parseAbi, size } from 'viem'
import { messages } from './messages.ts'
import type { PromptRow } from './WalletRequestPrompt.ts'

const abi = parseAbi([
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
  'function transfer(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
])

export type CallDescription = {
  cautions: readonly string[]
  rows: readonly PromptRow[]
  targetLabel: string
  title: string
}

export type ToCallDescriptionParameters = { chain: ChainConfig; data: Hex; to: Address | undefined }

/** Describes a transaction; a Safe's `execTransaction` is decoded one level deeper. */
export function toCallDescription({ chain, data, to }: ToCallDescriptionParameters): CallDescription {
  const call = decode(data)
  if (call?.functionName !== 'execTransaction' || to === undefined) {
    const rows = [{ label: messages.calls, value: describeData(data) }]
    return {
      cautions: data !== '0x' && !call ? [messages.cautionUnknownData] : [],
      rows: data === '0x' ? [] : rows,
      targetLabel: messages.recipient,
      title: messages.sendTitle,
    }
  }
  const [target, value, innerData, operation] = call.args
  const signatures = call.args[9]
  return {
    cautions: operation === 1 ? [messages.cautionDelegateCall] : [],
    rows: [
      ...toSafeCallRows({ chain, data: innerData, operation, to: target, value }),
      { label: messages.signatures, value: messages.signatureCount(Math.floor(size(signatures) / 65)) },
    ],
    targetLabel: messages.safe,
    title: messages.executeTitle,
  }
}

export type ToSafeCallRowsParameters = {
  chain: ChainConfig
  data: Hex
  operation: number
  to: string
  value: bigint
}

/** The rows of a Safe's call, shared by signing and execution. */
export function toSafeCallRows({ chain, data, operation, to, value }: ToSafeCallRowsParameters): PromptRow[] {
  const { decimals, symbol } = chain.nativeCurrency
  return [
    { isCode: true, label: messages.recipient, value: to },
    ...(value > 0n || data === '0x'
      ? [{ label: messages.amount, value: `${formatUnits(value, decimals)} ${symbol}` }]
      : []),
    { label: messages.calls, value: describeData(data) },
    {
      label: messages.operation,
      value: operation === 1 ? messages.operationDelegateCall : messages.operationCall,
    },
  ]
}

/** Function and arguments; amounts stay in base units, since this wallet knows no tokens. */
function describeData(data: Hex): string {
  if (data === '0x') return messages.noData
  const call = decode(data)
  if (!call) return messages.unknownCall(size(data))
  return `${call.functionName}(${call.args.map(String).join(', ')})`
}

function decode(data: Hex) {
  try {
    return decodeFunctionData({ abi, data })
  } catch {
    return undefined
  }
}
