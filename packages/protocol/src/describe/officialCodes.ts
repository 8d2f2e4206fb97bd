import { type Address, type Hex, keccak256 } from 'viem'
import { type ChainClient, requestBlock } from '../chain/ChainClient.ts'
import { findDeploymentByAddress, isAllowanceModule } from '../chain/findDeployment.ts'
import type { DecodedCall } from '../decode/decodeCall.ts'
import { listExpiryTargets } from '../expiry/findExpiry.ts'
import type { DescribeContext } from './DescribeContext.ts'
import { findMigration } from './findMigration.ts'
import { parseSettingsChange } from './parseSettingsChange.ts'

/** Hash of the code at an address; null: no code. */
export type CodeHash = { address: Address; codeHash: Hex | null }

/** Bundled contracts that a transaction relies on; their code hash must be verified. */
export function listOfficialTargets(decoded: DecodedCall): Address[] {
  return [...new Set([...listSetTargets(decoded), ...listExpiryTargets(decoded)])]
}

/** Those that it sets in the Safe. */
function listSetTargets(decoded: DecodedCall): Address[] {
  const { decoding, nested } = decoded
  const change = decoding.kind === 'decoded' ? parseSettingsChange(decoding.call) : undefined
  const migration = findMigration(decoded)
  const named = [
    ...(change?.type === 'ENABLE_MODULE' ? [change.module] : []),
    ...(change?.type === 'SET_FALLBACK_HANDLER' ? [change.handler] : []),
    ...(migration ? [migration.implementation, ...(migration.fallbackHandler ? [migration.fallbackHandler] : [])] : []),
  ].filter((address) => isAllowanceModule(address) || findDeploymentByAddress(address) !== undefined)
  return [...named, ...nested.flatMap(listSetTargets)]
}

/** @throws ChainUnreachableError */
export async function readOfficialCode(client: ChainClient, address: Address): Promise<CodeHash> {
  const method = 'eth_getCode'
  const code = await requestBlock(method, client.request({ method, params: [address, 'latest'] }))
  return { address, codeHash: code && code !== '0x' ? keccak256(code) : null }
}

type ReadOfficialCodesOptions = {
  /** Bounds the requests for one transaction: a batch can name every bundled contract. @default 20 */
  maxTargets?: number
}

/** Code hashes of `listOfficialTargets`. Without the node's answer a contract stays unofficial: its warning remains. */
export async function readOfficialCodes(
  client: ChainClient,
  decoded: DecodedCall,
  { maxTargets = 20 }: ReadOfficialCodesOptions = {},
): Promise<CodeHash[]> {
  const targets = listOfficialTargets(decoded).slice(0, maxTargets)
  const answers = await Promise.allSettled(targets.map((target) => readOfficialCode(client, target)))
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
}

export function createFindCodeHash(codes: readonly CodeHash[]): DescribeContext['findCodeHash'] {
  return (address) => codes.find((read) => read.address.toLowerCase() === address.toLowerCase())?.codeHash
}
