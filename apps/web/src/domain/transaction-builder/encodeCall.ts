import { type DecodedFunction, decodeCall, toKnownFunctions } from '@countersign/protocol/decode'
import {
  type AbiFunction,
  type Address,
  concatHex,
  encodeAbiParameters,
  type Hex,
  toFunctionSelector,
  toFunctionSignature,
} from 'viem'
import type { FieldValue } from './FieldValue.ts'
import { type FieldErrors, parseFields } from './parseField.ts'

export type EncodeCallReturnType = { ok: true; data: Hex; values: unknown[] } | { ok: false; errors: FieldErrors }

/** Encodes typed arguments as calldata, or returns their errors. */
export function encodeCall(
  abi: AbiFunction,
  fields: readonly FieldValue[],
  { shortName }: { shortName: string },
): EncodeCallReturnType {
  const parsed = parseFields(abi.inputs, fields, { shortName })
  if (!parsed.ok) return parsed
  const data = concatHex([toFunctionSelector(abi), encodeAbiParameters(abi.inputs, parsed.value)])
  return { ok: true, data, values: parsed.value }
}

/** Decodes calldata with the kernel's decoder: by bundled ABIs, else by the given function. */
export function readCall(to: Address, data: Hex, abi?: AbiFunction): DecodedFunction | undefined {
  const known = abi ? toKnownFunctions([abi], 'guess') : []
  const { decoding } = decodeCall({ to, value: 0n, data, operation: 0 }, { functions: known })
  if (decoding.kind === 'decoded') return decoding.call
  return decoding.kind === 'ambiguous' ? decoding.candidates[0] : undefined
}

/** Identifies a function: names can be overloaded, signatures not. */
export function signatureOf(abi: AbiFunction): string {
  return toFunctionSignature(abi)
}
