import { AddressSchema, HexSchema } from '@countersign/protocol/wire'
import { type Address, type Hex, hexToBigInt, isHex, stringToHex } from 'viem'
import { z } from 'zod'
import { createWalletError } from './WalletRequestPrompt.ts'

export type TransactionRequest = { data: Hex; gas?: bigint; nonce?: number; to?: Address; value: bigint }

export type SigningRequest =
  | { data: Hex; from: Address; kind: 'message' }
  | { from: Address; kind: 'typed-data'; typedData: TypedDataRequest }
  | { from: Address; kind: 'transaction'; transaction: TransactionRequest }

const QuantitySchema = z
  .string()
  .refine((value) => isHex(value) && value.length > 2, { error: 'expected a hexadecimal quantity' })
  .transform((value) => hexToBigInt(isHex(value) ? value : '0x0'))

const TransactionSchema = z.object({
  chainId: QuantitySchema.optional(),
  data: HexSchema.optional(),
  from: AddressSchema,
  gas: QuantitySchema.optional(),
  input: HexSchema.optional(),
  nonce: QuantitySchema.optional(),
  to: AddressSchema.nullish(),
  value: QuantitySchema.optional(),
})

const TypedDataSchema = z.object({
  domain: z.record(z.string(), z.unknown()),
  message: z.record(z.string(), z.unknown()),
  primaryType: z.string(),
  types: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() }))),
})

export type TypedDataRequest = z.infer<typeof TypedDataSchema>

export type SigningMethod = 'eth_sendTransaction' | 'eth_signTypedData_v4' | 'personal_sign'

export type ParseRequestParameters = { chainId: number; method: SigningMethod; params: unknown }

/** Parses a signing request; invalid ones are rejected before the user sees them. */
export function parseRequest({ chainId, method, params }: ParseRequestParameters): SigningRequest {
  switch (method) {
    case 'personal_sign': {
      const [message, from] = parse(z.tuple([z.string(), AddressSchema]).rest(z.unknown()), params)
      return { data: isHex(message) ? message : stringToHex(message), from, kind: 'message' }
    }
    case 'eth_signTypedData_v4': {
      const [from, json] = parse(z.tuple([AddressSchema, z.unknown()]).rest(z.unknown()), params)
      const typedData = parse(TypedDataSchema, typeof json === 'string' ? parseJson(json) : json)
      refuseOtherChain(typedData.domain.chainId, chainId)
      return { from, kind: 'typed-data', typedData }
    }
    case 'eth_sendTransaction': {
      const [sent] = parse(z.tuple([TransactionSchema]).rest(z.unknown()), params)
      refuseOtherChain(sent.chainId, chainId)
      const transaction = {
        data: sent.data ?? sent.input ?? '0x',
        value: sent.value ?? 0n,
        ...(sent.gas === undefined ? {} : { gas: sent.gas }),
        ...(sent.nonce === undefined ? {} : { nonce: Number(sent.nonce) }),
        ...(sent.to ? { to: sent.to } : {}),
      }
      return { from: sent.from, kind: 'transaction', transaction }
    }
  }
}

function parse<schema extends z.ZodType>(schema: schema, value: unknown): z.output<schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw createWalletError(-32602, `Invalid parameters: ${z.prettifyError(result.error)}`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw createWalletError(-32602, 'Invalid parameters: typed data is not JSON.')
  }
}

/** Rejects requests that name another chain, as real wallets do. */
function refuseOtherChain(requested: unknown, chainId: number): void {
  if (requested === undefined || Number(requested) === chainId) return
  throw createWalletError(-32602, `Provided chainId "${String(requested)}" must match the active chainId "${chainId}".`)
}
