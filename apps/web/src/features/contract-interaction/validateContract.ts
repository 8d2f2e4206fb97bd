import { type AbiFunction, type Address, getAddress, type Hex, isAddress, isHex } from 'viem'
import type { MethodInputs } from '../../domain/transaction-builder/BatchEntry.ts'
import { encodeCall, type FieldErrors } from '../../domain/transaction-builder/encodeCall.ts'
import { emptyField, toField } from '../../domain/transaction-builder/FieldValue.ts'
import { readAmount } from '../../domain/transaction-builder/readAmount.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { errorOf, type FieldResult } from '../../lib/readForm.ts'
import type { ContractFormValue } from './ContractFormValue.ts'

const t = createCatalogue('contractInteraction')

export type ContractErrors = { [name in 'address' | 'method' | 'value' | 'data']?: string | undefined } & {
  fields: FieldErrors
}

export type ValidateContractParameters = {
  form: ContractFormValue
  /** The selected function; undefined for raw data or without a choice. */
  method: AbiFunction | undefined
  isRaw: boolean
  /** Whether the address has code; undefined while loading or after an error. */
  hasCode: boolean | undefined
  shortName: string
  currency: { symbol: string; decimals: number }
}

type ValidateContractReturnType =
  | { value: { call: { to: Address; value: bigint; data: Hex }; words: MethodInputs | undefined } }
  | { errors: ContractErrors }

export function validateContract(parameters: ValidateContractParameters): ValidateContractReturnType {
  const { form, isRaw } = parameters
  const data = isRaw ? readRaw(form.data) : readMethod(parameters)
  const bytes = 'data' in data ? data.data : undefined
  const to = checkTarget(parameters, bytes)
  const value = checkValue(parameters)
  if ('value' in to && 'value' in value && 'data' in data)
    return { value: { call: { to: to.value, value: value.value, data: data.data }, words: data.words } }
  return {
    errors: { fields: {}, address: errorOf(to), value: errorOf(value), ...('errors' in data ? data.errors : {}) },
  }
}

export function fieldsOf(form: ContractFormValue, method: AbiFunction) {
  const stored = form.fields[form.method]
  return method.inputs.map((input, index) => stored?.[index] ?? emptyField(input))
}

export function readTarget(text: string, shortName: string): Address | undefined {
  const plain = text.replace(/\s+/g, '').replace(new RegExp(`^${shortName}:`, 'i'), '')
  return isAddress(plain) ? getAddress(plain) : undefined
}

function checkTarget(
  { form, hasCode, shortName }: ValidateContractParameters,
  data: Hex | undefined,
): FieldResult<Address> {
  if (form.address.trim() === '') return { error: t('errors.targetMissing') }
  const prefix = /^\s*([a-z0-9-]{1,40}):/i.exec(form.address)?.[1]
  if (prefix !== undefined && prefix.toLowerCase() !== shortName.toLowerCase())
    return { error: t('errors.addressOtherChain', { prefix }) }
  const address = readTarget(form.address, shortName)
  if (!address) return { error: t('errors.addressWrong') }
  if (hasCode === undefined) return { error: t('errors.codeUnknown') }
  // A call to an address without code succeeds without effect, so only a plain payment is allowed.
  return hasCode || data === '0x' ? { value: address } : { error: t('errors.noCode') }
}

function checkValue({ form, currency, isRaw, method }: ValidateContractParameters): FieldResult<bigint> {
  const isPaying = isRaw || method?.stateMutability === 'payable'
  if (!isPaying || form.value.trim() === '') return { value: 0n }
  return readAmount(form.value, currency)
}

type Data = { data: Hex; words?: MethodInputs } | { errors: Partial<ContractErrors> }

function readRaw(text: string): Data {
  const plain = text.replace(/\s+/g, '')
  if (plain === '') return { errors: { data: t('errors.bytesMissing') } }
  if (!isHex(plain) || plain.length % 2 !== 0) return { errors: { data: t('errors.bytesWrong') } }
  return { data: `0x${plain.slice(2).toLowerCase()}` }
}

function readMethod({ form, method, shortName }: ValidateContractParameters): Data {
  if (!method) return { errors: { method: t('errors.methodMissing') } }
  const encoded = encodeCall(method, fieldsOf(form, method), { shortName })
  if (!encoded.ok) return { errors: { fields: encoded.errors } }
  // Stores plain values: units and prefixes exist in this form only.
  const fields = method.inputs.map((input, index) => toField(input, encoded.values[index]))
  return { data: encoded.data, words: { abi: method, fields } }
}
