import { type LinkedItem, LinkedMessageSchema, LinkedTransactionSchema } from '@countersign/protocol/offline'
import { parseJson } from '@countersign/protocol/text'
import { zeroAddress } from 'viem'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import type { FormErrors, FormResult } from '../../lib/readForm.ts'

const t = createCatalogue('verify')

export const domainFields = ['chainId', 'safe', 'version'] as const
export const transactionFields = [
  'to',
  'value',
  'data',
  'operation',
  'safeTxGas',
  'baseGas',
  'gasPrice',
  'gasToken',
  'refundReceiver',
  'nonce',
] as const

export const itemKinds = ['transaction', 'text', 'typed'] as const

type ItemKind = (typeof itemKinds)[number]
export type VerifyField = (typeof domainFields)[number] | (typeof transactionFields)[number] | 'content' | 'signatures'
export type VerifyFormValue = { kind: ItemKind } & Record<VerifyField, string>

export const emptyVerifyForm: VerifyFormValue = {
  kind: 'transaction',
  chainId: '1',
  safe: '',
  version: '1.4.1',
  to: '',
  value: '0',
  data: '0x',
  operation: '0',
  safeTxGas: '0',
  baseGas: '0',
  gasPrice: '0',
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
  nonce: '',
  content: '',
  signatures: '',
}

export function readVerifyForm(value: VerifyFormValue): FormResult<LinkedItem, VerifyFormValue> {
  const signatures = value.signatures.split(/\s+/).filter((line) => line !== '')
  const base = pick(value, domainFields)
  if (value.kind === 'transaction') {
    const parsed = LinkedTransactionSchema.safeParse({ ...base, ...pick(value, transactionFields), signatures })
    return parsed.success ? { value: parsed.data } : { errors: listErrors(parsed.error.issues) }
  }
  const content = value.kind === 'text' ? value.content : parseJson(value.content)
  if (content === undefined) return { errors: { content: t('badJson') } }
  const parsed = LinkedMessageSchema.safeParse({ ...base, content, signatures })
  return parsed.success ? { value: parsed.data } : { errors: listErrors(parsed.error.issues) }
}

export function toVerifyForm(item: LinkedItem): VerifyFormValue {
  const { chainId, safe, signatures, version } = item
  const base = { ...emptyVerifyForm, chainId: `${chainId}`, safe, signatures: signatures.join('\n'), version }
  if (item.kind === 'transaction') {
    const texts = Object.fromEntries(transactionFields.map((field) => [field, `${item.transaction[field]}`]))
    return { ...base, ...texts }
  }
  return typeof item.content === 'string'
    ? { ...base, kind: 'text', content: item.content }
    : { ...base, kind: 'typed', content: JSON.stringify(item.content, undefined, 2) }
}

function pick(value: VerifyFormValue, fields: readonly VerifyField[]): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field, value[field].trim()]))
}

function listErrors(issues: readonly { message: string; path: readonly PropertyKey[] }[]): FormErrors<VerifyFormValue> {
  // The first error of each field: later ones often follow from it.
  return Object.fromEntries(issues.toReversed().map(({ message, path }) => [String(path[0] ?? 'content'), message]))
}
