import { type Address, getAddress, type Hex, isAddress, isHex, stringToHex } from 'viem'
import { z } from 'zod'
import { WalletRpcError } from './WalletRpcError.ts'

const plainMethods = [
  'eth_accounts',
  'eth_chainId',
  'eth_requestAccounts',
  'wallet_getPermissions',
  'wallet_requestPermissions',
  'wallet_revokePermissions',
] as const

export type WalletRequest =
  | { method: (typeof plainMethods)[number] }
  | { method: 'read'; name: string; params: readonly unknown[] }
  | { data: Hex; from: Address; method: 'personal_sign' }
  | { from: Address; method: 'eth_signTypedData_v4'; typedData: z.output<typeof TypedDataSchema> }
  | { chainId: number | undefined; from: Address; method: 'eth_sendTransaction'; transaction: Transaction }
  | { chainId: number; method: 'wallet_switchEthereumChain' }
  | { chainId: number; method: 'wallet_addEthereumChain'; url: string }

type Transaction = { data?: Hex; gas?: bigint; to?: Address; value?: bigint }

const AddressSchema = z
  .string()
  .refine((value) => isAddress(value))
  .transform((value) => getAddress(value))
const HexSchema = z.templateLiteral(['0x', z.string().regex(/^[0-9a-fA-F]*$/)])
/** A string or a number, depending on the page; hashed as a number, as wallets do. */
const ChainIdSchema = z.union([z.int().nonnegative(), z.string().regex(/^(0x[0-9a-fA-F]+|[0-9]+)$/)]).transform(BigInt)
const TypedDataSchema = z.object({
  domain: z
    .record(z.string(), z.unknown())
    .transform(({ chainId, ...domain }) =>
      chainId === undefined ? domain : { ...domain, chainId: ChainIdSchema.parse(chainId) },
    ),
  message: z.record(z.string(), z.unknown()),
  primaryType: z.string(),
  // With the page's EIP712Domain fields, which are part of the hash.
  types: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() }))),
})
const TransactionSchema = z.object({
  chainId: z.coerce.number().optional(),
  data: HexSchema.optional(),
  from: AddressSchema,
  gas: z.string().transform(BigInt).optional(),
  to: AddressSchema.optional(),
  value: z.string().transform(BigInt).optional(),
})
const ChainSchema = z.object({ chainId: z.coerce.number(), rpcUrls: z.array(z.string()).default([]) })

const isRead = /^(eth_(get|call|block|estimate|gas|fee|max)|net_version|web3_)/

/** Parses a page's request; unknown methods fail with 4200, as in wallets. */
export function parseWalletRequest(request: { method: string; params: readonly unknown[] }): WalletRequest {
  const { method: name, params } = request
  const plain = plainMethods.find((known) => known === name)
  if (plain) return { method: plain }
  switch (name) {
    case 'wallet_switchEthereumChain':
      return { chainId: ChainSchema.parse(params[0]).chainId, method: name }
    case 'wallet_addEthereumChain': {
      const { chainId, rpcUrls } = ChainSchema.parse(params[0])
      return { chainId, method: name, url: rpcUrls[0] ?? '' }
    }
    case 'personal_sign': {
      const message = z.string().parse(params[0])
      const data = isHex(message) ? message : stringToHex(message)
      return { data, from: AddressSchema.parse(params[1]), method: name }
    }
    case 'eth_signTypedData_v4': {
      const typedData = TypedDataSchema.parse(JSON.parse(z.string().parse(params[1])))
      return { from: AddressSchema.parse(params[0]), method: name, typedData }
    }
    case 'eth_sendTransaction': {
      const { chainId, data, from, gas, to, value } = TransactionSchema.parse(params[0])
      const transaction = {
        ...(data === undefined ? {} : { data }),
        ...(gas === undefined ? {} : { gas }),
        ...(to === undefined ? {} : { to }),
        ...(value === undefined ? {} : { value }),
      }
      return { chainId, from, method: name, transaction }
    }
    default:
      if (isRead.test(name)) return { method: 'read', name, params }
      throw new WalletRpcError(4200, `The Provider does not support the requested method ${name}.`)
  }
}
