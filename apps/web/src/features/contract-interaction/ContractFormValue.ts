import { bundledInterfaces } from '@countersign/protocol/decode'
import { z } from 'zod'
import { isWrite } from '../../domain/transaction-builder/AbiFunctionSchema.ts'
import type { BatchItem } from '../../domain/transaction-builder/Batch.ts'
import { readWords } from '../../domain/transaction-builder/BatchEntry.ts'
import { readCall, signatureOf } from '../../domain/transaction-builder/encodeCall.ts'
import { FieldValueSchema, toField } from '../../domain/transaction-builder/FieldValue.ts'
import { exactAmount } from '../../lib/formatAmount.ts'

/** What stands in the form, exactly as typed. */
export const ContractFormValueSchema = z.object({
  address: z.string(),
  /** Where the description of the contract is from: `bundled:<name>`, `service`, `pasted`, `raw`; empty: not chosen. */
  source: z.string(),
  abiText: z.string(),
  /** Signature of the function. */
  method: z.string(),
  /** By signature, so that another function can be looked at and nothing is lost. */
  fields: z.record(z.string(), z.array(FieldValueSchema)),
  value: z.string(),
  data: z.string(),
})

export type ContractFormValue = z.infer<typeof ContractFormValueSchema>

export const emptyContractForm: ContractFormValue = {
  address: '',
  source: '',
  abiText: '',
  method: '',
  fields: {},
  value: '',
  data: '',
}

/** They work by delegatecall alone, which no form here makes. */
const delegateOnly = ['MultiSend', 'SignMessageLib', 'SafeMigration', 'SimulateTxAccessor']

export const callableInterfaces = bundledInterfaces.filter(({ name }) => !delegateOnly.includes(name))

export const bundledSource = (name: string) => `bundled:${name}`

/** The form that makes this call again: by the words it was made with, by what is bundled, or by its bytes. */
export function toContractForm(item: BatchItem, decimals: number): ContractFormValue {
  const form = {
    ...emptyContractForm,
    address: item.to,
    value: item.value === '0' ? '' : exactAmount(BigInt(item.value), decimals),
    data: item.data,
  }
  const words = readWords(item.entry)
  if (words) {
    const method = signatureOf(words.abi)
    return {
      ...form,
      source: 'pasted',
      abiText: JSON.stringify([words.abi]),
      method,
      fields: { [method]: words.fields },
    }
  }
  const known = readCall(item.to, item.data)
  const bundled = callableInterfaces.find(({ abi }) =>
    abi.some((entry) => entry.type === 'function' && isWrite(entry) && signatureOf(entry) === known?.signature),
  )
  if (!known || !bundled || known.unexplainedBytes > 0) return { ...form, source: 'raw' }
  const fields = known.abi.inputs.map((input, index) => toField(input, known.arguments[index]?.value))
  return {
    ...form,
    source: bundledSource(bundled.name),
    method: known.signature,
    fields: { [known.signature]: fields },
  }
}
