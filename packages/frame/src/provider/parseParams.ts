import { AddressSchema, HexSchema } from '@countersign/protocol/wire'
import { type Address, type Hex, hexToBytes, isAddressEqual, isHex } from 'viem'
import { z } from 'zod'
import { InvalidMessageTypeError, InvalidTypedMessageError } from '../errors/callErrors.ts'
import { ProviderRpcError } from './ProviderRpcError.ts'

const QuantitySchema = z
  .union([z.string().regex(/^(0x[0-9a-fA-F]{1,64}|[0-9]{1,78})$/), z.int().nonnegative(), z.bigint().nonnegative()])
  .transform((value) => BigInt(value))

const CallSchema = z.object({
  to: AddressSchema,
  value: QuantitySchema.optional(),
  data: HexSchema.optional(),
  input: HexSchema.optional(),
})

const TypedMessageSchema = z.object({
  domain: z.record(z.string(), z.unknown()),
  message: z.record(z.string(), z.unknown()),
  primaryType: z.string().optional(),
  types: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() }))),
})

function invalid(message: string): ProviderRpcError {
  return new ProviderRpcError({ code: -32602, message })
}

/** Transaction of `eth_sendTransaction`, without gas and fees: the executor sets them. */
export function parseTransaction(value: unknown): { data: Hex; to: Address; value: bigint } {
  const parsed = CallSchema.safeParse(value)
  // A Safe cannot create a contract by a call without a target.
  if (!parsed.success) throw invalid('Invalid transaction: it needs an address to call.')
  const { data, input, to, value: amount = 0n } = parsed.data
  return { data: data ?? input ?? '0x', to, value: amount }
}

const CallsSchema = z.object({
  calls: z.array(z.unknown()).min(1),
  chainId: QuantitySchema.optional(),
  from: AddressSchema.optional(),
})

/** EIP-5792 `wallet_sendCalls`. */
export function parseCalls(value: unknown, { chainId, safe }: { chainId: number; safe: Address }) {
  const parsed = CallsSchema.safeParse(value)
  if (!parsed.success) throw invalid('Invalid calls: at least one is needed.')
  if (parsed.data.chainId !== undefined && parsed.data.chainId !== BigInt(chainId))
    throw new ProviderRpcError({ code: 5710, message: `The Safe lives on chain ${chainId}.` })
  if (parsed.data.from && !isAddressEqual(parsed.data.from, safe)) throw invalid(`Only ${safe} can be called from.`)
  return parsed.data.calls.map(parseTransaction)
}

/** Text, decoded if it was sent as hex: hosts hash the text. */
export function parseText(value: unknown): string {
  if (typeof value !== 'string') throw new InvalidMessageTypeError()
  if (!isHex(value, { strict: true }) || value.length % 2 !== 0) return value
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(hexToBytes(value))
  } catch {
    // Not UTF-8, such as a hash: a host would sign its hex digits instead of its bytes.
    throw new InvalidMessageTypeError()
  }
}

export function parseTypedMessage(value: unknown): z.infer<typeof TypedMessageSchema> {
  const parsed = TypedMessageSchema.safeParse(typeof value === 'string' ? parseJson(value) : value)
  if (!parsed.success) throw new InvalidTypedMessageError({ cause: parsed.error })
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new InvalidTypedMessageError({ cause })
  }
}

/** Only the Safe can sign here. */
export function assertSigner(value: unknown, safe: Address): void {
  const parsed = AddressSchema.safeParse(value)
  if (!parsed.success || !isAddressEqual(parsed.data, safe))
    throw new ProviderRpcError({ code: 4100, message: 'The address or message hash is invalid' })
}
