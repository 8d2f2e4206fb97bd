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

/** The calldata of a function for what was typed, or what is wrong with it. */
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

/** Reads calldata back with the kernel's own decoder: by what is bundled, else by the function it was made with. */
export function readCall(to: Address, data: Hex, abi?: AbiFunction): DecodedFunction | undefined {
  const known = abi ? toKnownFunctions([abi], 'guess') : []
  const { decoding } = decodeCall({ to, value: 0n, data, operation: 0 }, { functions: known })
  if (decoding.kind === 'decoded') return decoding.call
  return decoding.kind === 'ambiguous' ? decoding.candidates[0] : undefined
}

/** How one function is told from another in a list: names repeat, signatures do not. */
export function signatureOf(abi: AbiFunction): string {
  return toFunctionSignature(abi)
}
