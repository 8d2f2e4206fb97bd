import type { DemoAccount } from '@countersign/devchain/accounts'
import type { ChainConfig } from '@countersign/protocol/config'
import { sanitizeText } from '@countersign/protocol/text'
import { formatUnits, hexToString } from 'viem'
import { describeTypedData } from './describeTypedData.ts'
import { messages } from './messages.ts'
import type { SigningRequest } from './parseRequest.ts'
import { toCallDescription } from './toCallDescription.ts'
import type { WalletRequestPrompt } from './WalletRequestPrompt.ts'

export type DescribeRequestContext = { account: DemoAccount; chain: ChainConfig }

/** Describes the request from its own bytes and fields only. */
export function describeRequest(
  request: SigningRequest,
  { account, chain }: DescribeRequestContext,
): WalletRequestPrompt {
  const chainRow = { label: messages.chain, value: `${sanitizeText(chain.name)} (${chain.id})` }
  switch (request.kind) {
    case 'message':
      return {
        account,
        approve: messages.approveSign,
        cautions: [],
        raw: request.data,
        rows: [{ label: messages.message, value: toText(request.data) }],
        title: messages.signMessageTitle,
      }
    case 'typed-data': {
      const { cautions, rows, title } = describeTypedData(request.typedData, chain)
      const raw = JSON.stringify(request.typedData, undefined, 2)
      return { account, approve: messages.approveSign, cautions, raw, rows: [...rows, chainRow], title }
    }
    case 'transaction': {
      const { data, to, value } = request.transaction
      const amount = `${formatUnits(value, chain.nativeCurrency.decimals)} ${chain.nativeCurrency.symbol}`
      const call = toCallDescription({ chain, data, to })
      return {
        account,
        approve: messages.approveSend,
        cautions: call.cautions,
        raw: JSON.stringify({ data, to, value: value.toString() }, undefined, 2),
        rows: [
          { isCode: true, label: call.targetLabel, value: to ?? messages.contractCreation },
          ...call.rows,
          { label: messages.amount, value: amount },
          chainRow,
        ],
        title: call.title,
      }
    }
  }
}

const mostLines = 100

/** Decodes printable text; other bytes stay hex. */
function toText(data: `0x${string}`): string {
  const text = hexToString(data)
  if (text.includes('\uFFFD')) return data
  const lines = text.split('\n')
  const shown = lines.slice(0, mostLines).map((line) => sanitizeText(line, { maxLength: 1_000 }))
  return [...shown, ...(lines.length > mostLines ? ['…'] : [])].join('\n')
}
