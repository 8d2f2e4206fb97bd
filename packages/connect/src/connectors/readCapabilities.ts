import { type Hex, numberToHex } from 'viem'

/** Of EIP-5792, by chain. */
export type Capabilities = Readonly<Record<Hex, Readonly<Record<string, unknown>>>>

/** More than any wallet names: the text is the wallet's. */
const MAX_LENGTH = 10_000

/**
 * What a wallet can do on each chain of its session, by the properties of the session (CAIP-25): wallets that name it
 * there need not answer `wallet_getCapabilities`. Undefined where it names nothing.
 */
export function readCapabilities(
  properties: Readonly<Record<string, unknown>> | undefined,
  chainIds: readonly number[],
): Capabilities | undefined {
  const named = Object.entries(properties ?? {}).flatMap(([name, text]) => {
    const value = parseObject(text)
    return value === undefined ? [] : [[name, value] as const]
  })
  if (named.length === 0) return undefined
  return Object.fromEntries(chainIds.map((id) => [numberToHex(id), Object.fromEntries(named)]))
}

/** The chains that a request asks for: the second of its parameters, all without it. */
export function pickCapabilities(capabilities: Capabilities, params: unknown): Capabilities {
  const wanted: unknown = Array.isArray(params) ? params[1] : undefined
  if (!Array.isArray(wanted)) return capabilities
  const ids = wanted.map((id: unknown) => Number(id))
  return Object.fromEntries(Object.entries(capabilities).filter(([id]) => ids.includes(Number(id))))
}

function parseObject(text: unknown): unknown {
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && !Array.isArray(value) ? (value ?? undefined) : undefined
  } catch {
    return undefined
  }
}
