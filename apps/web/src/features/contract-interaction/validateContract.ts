import { type AbiFunction, type Address, getAddress, type Hex, isAddress, isHex } from 'viem'
import type { CallWords } from '../../domain/transaction-builder/BatchEntry.ts'
import { encodeCall } from '../../domain/transaction-builder/encodeCall.ts'
import { emptyField, toField } from '../../domain/transaction-builder/FieldValue.ts'
import type { FieldErrors } from '../../domain/transaction-builder/parseField.ts'
import { parseAmount } from '../../lib/formatAmount.ts'
import { contractText } from '../../lib/messages/contract.ts'
import type { ContractFormValue } from './ContractFormValue.ts'

export type ContractErrors = {
  address?: string | undefined
  abi?: string | undefined
  method?: string | undefined
  value?: string | undefined
  data?: string | undefined
  /** By path. */
  fields: FieldErrors
}

export type ValidateContractParameters = {
  form: ContractFormValue
  /** The function that was chosen; undefined for raw data, or where none is. */
  method: AbiFunction | undefined
  isRaw: boolean
  /** Whether the chain has code at the address; undefined: it has not been asked, or does not answer. */
  hasCode: boolean | undefined
  shortName: string
  /** Of the chain's own coin. */
  decimals: number
}

export type ValidateContractReturnType =
  | { ok: true; call: { to: Address; value: bigint; data: Hex }; words: CallWords | undefined }
  | { ok: false; errors: ContractErrors }

const words = contractText.errors

/** Turns what was typed into the one call it means, or says field by field what is wrong. */
export function validateContract(parameters: ValidateContractParameters): ValidateContractReturnType {
  const { form, isRaw } = parameters
  const data = isRaw ? readRaw(form.data) : readMethod(parameters)
  const bytes = 'data' in data ? data.data : undefined
  const to = checkTarget(parameters, bytes)
  const value = checkValue(parameters)
  if ('address' in to && 'amount' in value && 'data' in data)
    return {
      ok: true,
      call: { to: to.address, value: value.amount, data: data.data },
      words: 'words' in data ? data.words : undefined,
    }
  return {
    ok: false,
    errors: {
      fields: {},
      ...('error' in to ? { address: to.error } : {}),
      ...('error' in value ? { value: value.error } : {}),
      ...('errors' in data ? data.errors : {}),
    },
  }
}

/** What stands in the fields of this function. */
export function fieldsOf(form: ContractFormValue, method: AbiFunction) {
  const kept = form.fields[form.method]
  return method.inputs.map((input, index) => kept?.[index] ?? emptyField(input))
}

/** The address as typed, if it is one of this chain. */
export function readTarget(text: string, shortName: string): Address | undefined {
  const plain = text.replace(/\s+/g, '').replace(new RegExp(`^${shortName}:`, 'i'), '')
  return isAddress(plain) ? getAddress(plain) : undefined
}

function checkTarget(
  { form, hasCode, shortName }: ValidateContractParameters,
  data: Hex | undefined,
): { address: Address } | { error: string } {
  if (form.address.trim() === '') return { error: words.targetMissing }
  const prefix = /^\s*([a-z0-9-]{1,40}):/i.exec(form.address)?.[1]
  if (prefix !== undefined && prefix.toLowerCase() !== shortName.toLowerCase())
    return { error: words.addressOtherChain(prefix) }
  const address = readTarget(form.address, shortName)
  if (!address) return { error: words.addressWrong }
  if (hasCode === undefined) return { error: words.codeUnknown }
  // Without code a call does nothing and counts as done; only a plain payment means something there.
  return hasCode || data === '0x' ? { address } : { error: words.noCode }
}

function checkValue({
  form,
  decimals,
  isRaw,
  method,
}: ValidateContractParameters): { amount: bigint } | { error: string } {
  const isPaying = isRaw || method?.stateMutability === 'payable'
  if (!isPaying || form.value.trim() === '') return { amount: 0n }
  const amount = parseAmount(form.value, decimals)
  return amount === undefined ? { error: words.amountWrong(decimals) } : { amount }
}

type Data = { data: Hex; words?: CallWords } | { errors: Partial<ContractErrors> }

function readRaw(text: string): Data {
  const plain = text.replace(/\s+/g, '')
  if (plain === '') return { errors: { data: words.bytesMissing } }
  if (!isHex(plain) || plain.length % 2 !== 0) return { errors: { data: words.bytesWrong } }
  return { data: `0x${plain.slice(2).toLowerCase()}` }
}

function readMethod({ form, method, shortName }: ValidateContractParameters): Data {
  if (!method) return { errors: { method: words.methodMissing } }
  const encoded = encodeCall(method, fieldsOf(form, method), { shortName })
  if (!encoded.ok) return { errors: { fields: encoded.errors } }
  // Units and prefixes are understood here alone: what leaves the form says the plain values.
  const fields = method.inputs.map((input, index) => toField(input, encoded.values[index]))
  return { data: encoded.data, words: { abi: method, fields } }
}
