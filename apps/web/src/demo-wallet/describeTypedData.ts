import type { ChainConfig } from '@countersign/protocol/config'
import { sanitizeText } from '@countersign/protocol/text'
import { HexSchema } from '@countersign/protocol/wire'
import {
  type Address,
  concat,
  decodeFunctionData,
  formatUnits,
  type Hex,
  hashStruct,
  keccak256,
  parseAbi,
  size,
} from 'viem'
import { z } from 'zod'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import type { TypedDataRequest } from './parseRequest.ts'
import type { PromptRow } from './WalletRequestPrompt.ts'

const t = createCatalogue('demoWallet')

const abi = parseAbi([
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
  'function transfer(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
])

type TypedDataDescription = { cautions?: readonly string[]; rows: readonly PromptRow[]; title: string }

/** Describes a transaction; a Safe's `execTransaction` is decoded one level deeper. */
export function toCallDescription({ chain, data, to }: { chain: ChainConfig; data: Hex; to: Address | undefined }) {
  const call = decode(data)
  if (call?.functionName !== 'execTransaction' || to === undefined) {
    const rows = [{ label: t('calls'), value: describeData(data) }]
    return {
      cautions: data !== '0x' && !call ? [t('cautionUnknownData')] : [],
      rows: data === '0x' ? [] : rows,
      targetLabel: t('recipient'),
      title: t('sendTitle'),
    }
  }
  const [target, value, innerData, operation] = call.args
  const signatures = call.args[9]
  return {
    cautions: operation === 1 ? [t('cautionDelegateCall')] : [],
    rows: [
      ...toSafeCallRows({ chain, data: innerData, operation, to: target, value }),
      { label: t('signatures'), value: t('signatureCount', { count: Math.floor(size(signatures) / 65) }) },
    ],
    targetLabel: t('safe'),
    title: t('executeTitle'),
  }
}

type ToSafeCallRowsParameters = { chain: ChainConfig; data: Hex; operation: number; to: string; value: bigint }

function toSafeCallRows({ chain, data, operation, to, value }: ToSafeCallRowsParameters): PromptRow[] {
  const { decimals, symbol } = chain.nativeCurrency
  return [
    { isCode: true, label: t('recipient'), value: to },
    ...(value > 0n || data === '0x'
      ? [{ label: t('amount'), value: `${formatUnits(value, decimals)} ${symbol}` }]
      : []),
    { label: t('calls'), value: describeData(data) },
    { label: t('operation'), value: operation === 1 ? t('operationDelegateCall') : t('operationCall') },
  ]
}

/** Function and arguments; amounts stay in base units, since this wallet knows no tokens. */
function describeData(data: Hex): string {
  if (data === '0x') return t('noData')
  const call = decode(data)
  if (!call) return t('unknownCall', { count: size(data) })
  return `${call.functionName}(${call.args.map(String).join(', ')})`
}

function decode(data: Hex) {
  try {
    return decodeFunctionData({ abi, data })
  } catch {
    return undefined
  }
}

const AmountSchema = z.union([z.string(), z.number()]).transform((value) => BigInt(value))

const SafeTxSchema = z.object({
  data: HexSchema,
  nonce: AmountSchema,
  operation: z.coerce.number(),
  to: z.string(),
  value: AmountSchema,
})

export function describeTypedData(typedData: TypedDataRequest, chain: ChainConfig): TypedDataDescription {
  const hashes = hashRows(typedData)
  const safe = String(typedData.domain.verifyingContract ?? '')
  if (typedData.primaryType === 'SafeTx') {
    const transaction = SafeTxSchema.safeParse(typedData.message)
    if (transaction.success) {
      const { nonce, operation } = transaction.data
      return {
        cautions: operation === 1 ? [t('cautionDelegateCall')] : [],
        rows: [
          { isCode: true, label: t('safe'), value: safe },
          ...toSafeCallRows({ chain, ...transaction.data }),
          { label: t('nonce'), value: nonce.toString() },
          ...hashes,
        ],
        title: t('signSafeTitle'),
      }
    }
  }
  const name = sanitizeText(typedData.primaryType)
  return {
    rows: [
      { isCode: true, label: t('typedDomain'), value: JSON.stringify(typedData.domain) },
      { isCode: true, label: t('message'), value: JSON.stringify(typedData.message) },
      ...hashes,
    ],
    title: typedData.primaryType === 'SafeMessage' ? t('signSafeMessageTitle') : t('signTypedTitle', { type: name }),
  }
}

/** Domain, message and signing hash; typed data that cannot be hashed is rejected. */
function hashRows(typedData: TypedDataRequest): PromptRow[] {
  const { domain, message, primaryType } = typedData
  const types: TypedDataRequest['types'] = { EIP712Domain: domainFields(domain), ...typedData.types }
  const domainHash = hashStruct({ data: domain, primaryType: 'EIP712Domain', types })
  const messageHash = hashStruct({ data: message, primaryType, types })
  const rows = [
    { isCode: true, label: t('domainHash'), value: domainHash },
    { isCode: true, label: t('messageHash'), value: messageHash },
  ]
  if (primaryType !== 'SafeTx') return rows
  const safeTxHash = keccak256(concat(['0x1901', domainHash, messageHash]))
  return [...rows, { isCode: true, label: t('safeTxHash'), value: safeTxHash }]
}

function domainFields(domain: Record<string, unknown>): { name: string; type: string }[] {
  const fields = [
    { name: 'name', type: 'string' },
    { name: 'version', type: 'string' },
    { name: 'chainId', type: 'uint256' },
    { name: 'verifyingContract', type: 'address' },
    { name: 'salt', type: 'bytes32' },
  ]
  return fields.filter(({ name }) => domain[name] !== undefined)
}
