import { type Address, isAddressEqual } from 'viem'
import { type Action, listActions } from '../describe/Risk.ts'
import { createPause } from '../wire/withPauses.ts'
import { bindBundled, type ContractKind, findContractKind } from './bundledDescriptors.ts'
import type { ClearFacts, ClearReading, KnownDescriptor } from './ClearReading.ts'
import { compareReading } from './compareReading.ts'
import { explainCall } from './explainCall.ts'

/** Maximum explained calls of a batch; the others are shown without a descriptor. */
const maxCalls = 100

export type ExplainedAction = { action: Action; readings: ClearReading[] }

type ExplainActionsParameters = {
  /** The kernel's own reading of the transaction. */
  action: Action
  facts: ClearFacts
  /** Descriptors of the operator and the user for a contract. */
  findDescriptors?: ((address: Address) => Promise<readonly KnownDescriptor[]>) | undefined
  /** Accounts that are known to be Safes. */
  safes: readonly Address[]
}

/** Readings for each call of a transaction, in execution order. */
export async function explainActions(parameters: ExplainActionsParameters): Promise<ExplainedAction[]> {
  const explained: ExplainedAction[] = []
  // A batch of a hundred calls takes a tenth of a second.
  const pause = createPause(8)
  for (const action of listActions(parameters.action).slice(0, maxCalls)) {
    await pause()
    explained.push({ action, readings: await explain(action, parameters) })
  }
  return explained
}

async function explain(action: Action, parameters: ExplainActionsParameters): Promise<ClearReading[]> {
  const { facts, findDescriptors } = parameters
  const { data, operation, to, value } = action.decoded.call
  if (data.length < 10) return []
  const kind = await findKind(action, parameters)
  const bundled = kind ? bindBundled(kind, { address: to, chainId: facts.chain.id }) : []
  // Delegatecalled code acts on the Safe: a descriptor of the target contract does not apply.
  const others = operation === 0 ? ((await findDescriptors?.(to)) ?? []) : []
  const readings = await explainCall({
    call: { data, from: action.executor, to, value },
    descriptors: [...bundled, ...others],
    facts,
  })
  return Promise.all(
    readings.map(async (reading) =>
      reading.kind === 'read' && reading.source !== 'bundled'
        ? { ...reading, comparison: await compareReading(reading, action, facts) }
        : reading,
    ),
  )
}

const tokenCalls =
  /^(transfer|transferFrom|safeTransferFrom|safeBatchTransferFrom|approve|increaseAllowance|decreaseAllowance|permit|setApprovalForAll)$/
const tokenKinds = { ERC20: 'erc20', ERC721: 'erc721', ERC1155: 'erc1155' } as const

async function findKind(
  { decoded: { call, decoding } }: Action,
  { facts, safes }: ExplainActionsParameters,
): Promise<ContractKind | undefined> {
  const official = findContractKind(call.to)
  if (official) return official
  if (call.operation !== 0) return undefined
  if (safes.some((safe) => isAddressEqual(safe, call.to))) return 'safe'
  const names =
    decoding.kind === 'decoded'
      ? [decoding.call.name]
      : decoding.kind === 'ambiguous'
        ? decoding.candidates.map(({ name }) => name)
        : []
  if (!names.some((name) => tokenCalls.test(name))) return undefined
  const type = (await facts.findToken?.(call.to))?.type
  return type && tokenKinds[type]
}
