import { type Address, zeroAddress } from 'viem'
import { BaseError } from '../errors/BaseError.ts'
import type { BlockReference } from '../evidence/Evidence.ts'
import { isVersionAtLeast } from '../hash/parseSafeVersion.ts'
import { msg, type TranslatableMessage } from '../text/msg.ts'
import { type ChainClient, ChainUnreachableError, type ReadBlockParameters, readBlock } from './ChainClient.ts'
import { readFacts } from './readFacts.ts'
import { type RawState, readRawState } from './readRawState.ts'
import type { PlanCreationParameters } from './SafeFacts.ts'

export type SafeState = {
  chainId: number
  address: Address
  block: BlockReference
  /** Never empty. */
  owners: readonly Address[]
  threshold: number
  nonce: bigint
  /** `VERSION()` of the implementation. */
  version: string
  implementation: Address
  fallbackHandler: Address | undefined
  guard: Address | undefined
  moduleGuard: Address | undefined
  /** Complete; undefined where the list could not be read to its end. */
  modules: readonly Address[] | undefined
  /** Not deployed yet; everything follows from the creation parameters. */
  planned?: PlanCreationParameters
}

export type ReadSafeStateParameters = ReadBlockParameters & {
  address: Address
  /** The previous state: reused while its block is current. */
  known?: SafeState | undefined
}

/** A Safe's state at one block, in two requests. @throws NotASafeError, ChainUnreachableError, WrongChainError */
export async function readSafeState(client: ChainClient, parameters: ReadSafeStateParameters): Promise<SafeState> {
  const { address, chainId, known } = parameters
  const { block, state } =
    (await readAtOneBlock(client, parameters)) ?? (await readAtOneBlock(client, parameters)) ?? {}
  if (block && block.hash === known?.block.hash) return known
  if (!block || !state) throw new ChainUnreachableError({ cause: undefined, method: 'eth_getBlockByNumber' })
  const { implementation, modules, nonce, owners, proxyCodeHash, threshold, version } = state
  if (proxyCodeHash === null)
    throw new NotASafeError({ address, chainId, reason: msg('node.noContract', 'no contract is deployed there') })
  if (!owners?.length || !threshold || nonce === undefined || version === undefined || implementation === zeroAddress)
    throw new NotASafeError({
      address,
      chainId,
      reason: msg('node.notASafe', 'the contract does not behave like a Safe'),
    })
  /** A slot counts only for versions that use it. */
  const since = (minimum: string, part: Address) =>
    part !== zeroAddress && isVersionAtLeast(version, minimum) ? part : undefined
  return {
    address,
    block,
    chainId,
    fallbackHandler: since('1.1.0', state.fallbackHandler),
    guard: since('1.3.0', state.guard),
    implementation,
    moduleGuard: since('1.5.0', state.moduleGuard),
    modules,
    nonce,
    owners,
    threshold: Number(threshold),
    version,
  }
}

/** By block number, which all nodes accept; the block is read again, because a reorganisation may have replaced it. */
async function readAtOneBlock(
  client: ChainClient,
  { address, known, ...at }: ReadSafeStateParameters,
): Promise<{ block: BlockReference; state?: RawState } | undefined> {
  const block = await readBlock(client, at)
  if (block.hash === known?.block.hash) return { block }
  const [state, again] = await Promise.all([
    readRawState(client, address, block),
    readBlock(client, { ...at, blockNumber: block.number }),
  ])
  return again.hash === block.hash ? { block, state } : undefined
}

/** The contract at this address is not a Safe. */
export class NotASafeError extends BaseError {
  constructor({ address, chainId, reason }: { address: Address; chainId: number; reason: TranslatableMessage }) {
    super(
      'NOT_A_SAFE',
      msg('node.safeMissing', 'There is no Safe at {address} on chain {chainId}: {reason}.', {
        address,
        chainId,
        reason,
      }),
    )
  }
}

/** The state of a planned Safe; undefined where it is deployed or its address does not follow from the plan. */
export async function readPlannedState(
  client: ChainClient,
  { address, chainId, planned }: { address: Address; chainId: number; planned: PlanCreationParameters },
): Promise<SafeState | undefined> {
  const { safe: facts } = await readFacts(client, { chainId, planned, safe: address })
  if (!facts.planned) return undefined
  const { block, fallbackHandler, implementation } = facts
  return {
    address,
    block,
    chainId,
    fallbackHandler,
    guard: undefined,
    implementation,
    moduleGuard: undefined,
    modules: [],
    nonce: 0n,
    owners: planned.owners,
    planned,
    threshold: planned.threshold,
    version: planned.version,
  }
}
