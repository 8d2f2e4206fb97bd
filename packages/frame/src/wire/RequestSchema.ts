import { z } from 'zod'

/** Methods of a host, with their names on the wire. */
export const methods = [
  'sendTransactions',
  'rpcCall',
  'getChainInfo',
  'getSafeInfo',
  'getTxBySafeTxHash',
  'getSafeBalances',
  'signMessage',
  'signTypedMessage',
  'getEnvironmentInfo',
  'getOffChainSignature',
  'requestAddressBook',
  'wallet_getPermissions',
  'wallet_requestPermissions',
] as const

export type Method = (typeof methods)[number]

/** Methods that wait for a user's decision. */
const decisions: readonly Method[] = [
  'sendTransactions',
  'signMessage',
  'signTypedMessage',
  'requestAddressBook',
  'wallet_requestPermissions',
]

export function isDecision(method: Method): boolean {
  return decisions.includes(method)
}

/** Version of the official SDK's messages; hosts reject requests without one. */
export const protocolVersion = '9.1.0'

/** App → host. The method parses the parameters. */
export const RequestSchema = z.object({
  id: z.string().min(1).max(64),
  method: z.enum(methods),
  params: z.unknown().optional(),
  env: z.object({ sdkVersion: z.string().max(32) }),
})

export type Request = z.infer<typeof RequestSchema>

export function createRequest({ id, method, params }: { id: string; method: Method; params: unknown }): Request {
  return { id, method, params, env: { sdkVersion: protocolVersion } }
}

/** Members of `crypto` that are used. */
export type RandomSource = { getRandomValues(bytes: Uint8Array<ArrayBuffer>): Uint8Array }

/** Ten hexadecimal digits, as official apps send. */
export function createRequestId(crypto: RandomSource): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Official apps accept responses of version 1 and later, and ignore others silently. */
const VersionSchema = z
  .string()
  .max(32)
  .refine((version) => Number.parseInt(version, 10) >= 1)

/** Host → app. The caller parses the data. */
export const ResponseSchema = z.discriminatedUnion('success', [
  z.object({ id: z.string(), success: z.literal(true), version: VersionSchema, data: z.unknown().optional() }),
  z.object({ id: z.string(), success: z.literal(false), version: VersionSchema, error: z.unknown().optional() }),
])

export type Response = z.infer<typeof ResponseSchema>
