import { bundledInterfaces } from '@countersign/protocol/decode'
import { z } from 'zod'
import type { BatchItem } from '../../domain/transaction-builder/Batch.ts'
import { readMethodInputs } from '../../domain/transaction-builder/BatchEntry.ts'
import { readCall, signatureOf } from '../../domain/transaction-builder/encodeCall.ts'
import { FieldValueSchema, isWrite, toField } from '../../domain/transaction-builder/FieldValue.ts'
import { exactAmount } from '../../lib/formatAmount.ts'

export const ContractFormValueSchema = z.object({
  address: z.string(),
  /** ABI source: `bundled:<name>`, `service`, `pasted`, `raw`; empty: not chosen. */
  source: z.string(),
  abiText: z.string(),
  method: z.string(),
  /** By signature, so that switching functions loses nothing. */
  fields: z.record(z.string(), z.array(FieldValueSchema)),
  value: z.string(),
  data: z.string(),
})

export type ContractFormValue = z.infer<typeof ContractFormValueSchema>

export const emptyContractForm = { address: '', source: '', abiText: '', method: '', fields: {}, value: '', data: '' }

/** Work by delegatecall only, which this form never makes. */
const delegateOnly = ['MultiSend', 'SignMessageLib', 'SafeMigration', 'SimulateTxAccessor']

export const callableInterfaces = bundledInterfaces.filter(({ name }) => !delegateOnly.includes(name))

export const bundledSource = (name: string) => `bundled:${name}`

/** Recreates the form of a call, from its stored fields, a bundled ABI or its raw data. */
export function toContractForm(item: BatchItem, decimals: number): ContractFormValue {
  const form = {
    ...emptyContractForm,
    address: item.to,
    value: item.value === '0' ? '' : exactAmount(BigInt(item.value), decimals),
    data: item.data,
  }
  const words = readMethodInputs(item.entry)
  if (words) {
    const method = signatureOf(words.abi)
    const abiText = JSON.stringify([words.abi])
    return { ...form, source: 'pasted', abiText, method, fields: { [method]: words.fields } }
  }
  const known = readCall(item.to, item.data)
  const bundled = callableInterfaces.find(({ abi }) =>
    abi.some((entry) => entry.type === 'function' && isWrite(entry) && signatureOf(entry) === known?.signature),
  )
  if (!known || !bundled || known.unexplainedBytes > 0) return { ...form, source: 'raw' }
  const { abi, arguments: values, signature: method } = known
  const fields = abi.inputs.map((input, index) => toField(input, values[index]?.value))
  return { ...form, source: bundledSource(bundled.name), method, fields: { [method]: fields } }
}
