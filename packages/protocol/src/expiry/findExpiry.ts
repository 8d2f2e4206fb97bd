import type { Address, Hex } from 'viem'
import { isDelegateLibrary } from '../chain/findDeployment.ts'
import type { DecodedCall } from '../decode/decodeCall.ts'
import type { SafeTransaction } from '../hash/hashSafeTransaction.ts'
import { isVersionAtLeast } from '../hash/parseSafeVersion.ts'
import {
  expiryAddress,
  expiryCodeHash,
  isExpiryDeployment,
  parseExpiryCall,
  singletonFactory,
  singletonFactoryCodeHash,
} from './expiryContract.ts'

export type Expiry = {
  /** The last second in which it can be executed, since 1970. */
  at: bigint
  /**
   * `valid`: by the code on the chain, or deployed by the same batch before. `foreign`: other code, or none, at the
   * address: the call expires nothing. `unknown`: the code was not read.
   */
  status: 'valid' | 'foreign' | 'unknown'
  /** The calls that only serve the expiry: to the contract, and its deployment. */
  calls: ReadonlySet<DecodedCall>
}

/** Of JavaScript, in seconds: whatever is later never expires. */
const lastDate = 8_640_000_000_000n

type FindCodeHash = (address: Address) => Hex | null | undefined

/** Contracts whose code decides over the expiry; none where nothing calls it. */
export function listExpiryTargets(decoded: DecodedCall): Address[] {
  const calls = listRun(decoded)
  if (!calls.some(({ call }) => parseExpiryCall(call) !== undefined)) return []
  return calls.some(({ call }) => isExpiryDeployment(call)) ? [expiryAddress, singletonFactory] : [expiryAddress]
}

/** The date after which a transaction reverts; undefined where it has none. */
export function findExpiry(decoded: DecodedCall, findCodeHash: FindCodeHash = () => undefined): Expiry | undefined {
  const calls = listRun(decoded)
  const dates = calls.flatMap(({ call }) => parseExpiryCall(call) ?? [])
  const [at] = dates.toSorted((a, b) => (a < b ? -1 : 1))
  if (at === undefined || at > lastDate) return undefined
  const deployment = calls.findIndex(({ call }) => isExpiryDeployment(call))
  const use = calls.findIndex(({ call }) => parseExpiryCall(call) !== undefined)
  const isDeployedBefore = deployment !== -1 && deployment < use
  const serving = calls.filter(
    ({ call }, index) => parseExpiryCall(call) !== undefined || (isDeployedBefore && index === deployment),
  )
  return { at, calls: new Set(serving), status: findStatus(isDeployedBefore, findCodeHash) }
}

/**
 * Whether the chain refuses it after its date. Otherwise its execution succeeds with a failed call: it uses the nonce,
 * and pays the refund.
 */
export function isRefusedLate(
  { gasPrice, safeTxGas }: Pick<SafeTransaction, 'gasPrice' | 'safeTxGas'>,
  version: string,
): boolean {
  return isVersionAtLeast(version, '1.3.0') && safeTxGas === 0n && gasPrice === 0n
}

function findStatus(isDeployedBefore: boolean, findCodeHash: FindCodeHash): Expiry['status'] {
  const codeHash = findCodeHash(expiryAddress)
  if (codeHash === expiryCodeHash) return 'valid'
  if (codeHash !== null || !isDeployedBefore) return codeHash === undefined ? 'unknown' : 'foreign'
  const factory = findCodeHash(singletonFactory)
  if (factory === undefined) return 'unknown'
  return factory === singletonFactoryCodeHash ? 'valid' : 'foreign'
}

/** The calls that the Safe makes itself: of a batch by an official library, which reverts as a whole, or the one. */
function listRun(decoded: DecodedCall): readonly DecodedCall[] {
  const { batch, call, nested } = decoded
  if (!batch?.ok || call.operation !== 1 || !isDelegateLibrary(call.to)) return [decoded]
  return nested.flatMap(listRun)
}
