import type { ChainConfig } from '@countersign/protocol/config'
import { sanitizeText } from '@countersign/protocol/text'
import { concat, hashStruct, isHex, keccak256 } from 'viem'
import { z } from 'zod'
import { messages } from './messages.ts'
import type { TypedDataRequest } from './parseRequest.ts'
import { toSafeCallRows } from './toCallDescription.ts'
import type { PromptRow } from './WalletRequestPrompt.ts'

const AmountSchema = z.union([z.string(), z.number()]).transform((value) => BigInt(value))

const SafeTxSchema = z.object({
  data: z
    .string()
    .refine((value) => isHex(value))
    .transform((value) => (isHex(value) ? value : '0x')),
  nonce: AmountSchema,
  operation: z.coerce.number(),
  to: z.string(),
  value: AmountSchema,
})

export type TypedDataDescription = { cautions: readonly string[]; rows: readonly PromptRow[]; title: string }

/** Lists typed data by field, with the hashes that a hardware wallet shows. */
export function describeTypedData(typedData: TypedDataRequest, chain: ChainConfig): TypedDataDescription {
  const hashes = hashRows(typedData)
  const safe = String(typedData.domain.verifyingContract ?? '')
  if (typedData.primaryType === 'SafeTx') {
    const transaction = SafeTxSchema.safeParse(typedData.message)
    if (transaction.success) {
      const { nonce, operation } = transaction.data
      return {
        cautions: operation === 1 ? [messages.cautionDelegateCall] : [],
        rows: [
          { isCode: true, label: messages.safe, value: safe },
          ...toSafeCallRows({ chain, ...transaction.data }),
          { label: messages.nonce, value: nonce.toString() },
          ...hashes,
        ],
        title: messages.signSafeTitle,
      }
    }
  }
  const name = sanitizeText(typedData.primaryType)
  return {
    cautions: [],
    rows: [
      { isCode: true, label: messages.typedDomain, value: JSON.stringify(typedData.domain) },
      { isCode: true, label: messages.message, value: JSON.stringify(typedData.message) },
      ...hashes,
    ],
    title: typedData.primaryType === 'SafeMessage' ? messages.signSafeMessageTitle : messages.signTypedTitle(name),
  }
}

/** Domain, message and signing hash; typed data that cannot be hashed is rejected. */
function hashRows(typedData: TypedDataRequest): PromptRow[] {
  const { domain, message, primaryType } = typedData
  const types: TypedDataRequest['types'] = { EIP712Domain: domainFields(domain), ...typedData.types }
  const domainHash = hashStruct({ data: domain, primaryType: 'EIP712Domain', types })
  const messageHash = hashStruct({ data: message, primaryType, types })
  const rows = [
    { isCode: true, label: messages.domainHash, value: domainHash },
    { isCode: true, label: messages.messageHash, value: messageHash },
  ]
  if (primaryType !== 'SafeTx') return rows
  const safeTxHash = keccak256(concat(['0x1901', domainHash, messageHash]))
  return [...rows, { isCode: true, label: messages.safeTxHash, value: safeTxHash }]
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
