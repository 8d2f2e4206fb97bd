import { type Action, findMigration, parseMultiTransfer, type SettingsChange } from '@countersign/protocol/decode'
import { type Address, zeroAddress } from 'viem'
import type { SafeParts } from '../../domain/transactions/Report.ts'

/** Net outflow by token, negative for inflow; the zero address is the native coin. */
type Flow = { token: Address; out: bigint }

export type Setup = SafeParts & { owners: readonly Address[]; threshold: number }

/** Flows of the calls themselves; called contracts may move more. */
export function listFlows(action: Action, safe: Address): Flow[] {
  return sumFlows(listSteps(action, safe).flatMap((step) => findFlow(step, safe) ?? []))
}

/** The call and those inside it that the Safe itself makes, in order. */
function listSteps(action: Action, safe: Address): Action[] {
  if (!isSame(action.executor, safe)) return []
  return [action, ...action.actions.flatMap((inner) => listSteps(inner, safe))]
}

function sumFlows<flow extends Flow & { tokenId?: bigint }>(flows: readonly flow[]): flow[] {
  const sums = new Map<string, flow>()
  for (const flow of flows) {
    const key = `${flow.token.toLowerCase()} ${flow.tokenId}`
    sums.set(key, { ...flow, out: (sums.get(key)?.out ?? 0n) + flow.out })
  }
  return [...sums.values()].filter(({ out }) => out !== 0n)
}

function findFlow({ class: kind, decoded: { call } }: Action, safe: Address): Flow | undefined {
  if (kind.kind === 'Transfer') {
    const isOut = isSame(kind.sender, safe)
    if (kind.asset.type === 'ERC721' || isOut === isSame(kind.recipient, safe)) return undefined
    const token = 'tokenAddress' in kind.asset ? kind.asset.tokenAddress : zeroAddress
    return { token, out: isOut ? kind.asset.value : -kind.asset.value }
  }
  // A delegatecall transfers no value; a call to the Safe itself returns it.
  const isPaying = call.operation === 0 && call.value > 0n && !isSame(call.to, safe)
  return isPaying ? { token: zeroAddress, out: call.value } : undefined
}

/** Net outflow of an ERC-1155 id, negative for inflow. */
type MultiTokenFlow = Flow & { tokenId: bigint }

export function listMultiTokenFlows(action: Action, safe: Address): MultiTokenFlow[] {
  return sumFlows(listSteps(action, safe).flatMap((step) => listMoved(step, safe)))
}

function listMoved({ decoded: { call, decoding } }: Action, safe: Address): MultiTokenFlow[] {
  if (decoding.kind !== 'decoded' || call.operation !== 0) return []
  const transfer = parseMultiTransfer({ call: decoding.call, token: call.to })
  if (!transfer) return []
  const { items, recipient, sender, token } = transfer
  const isOut = isSame(sender, safe)
  if (isOut === isSame(recipient, safe)) return []
  return items.map(({ tokenId, value }) => ({ token, tokenId, out: isOut ? value : -value }))
}

/** Owners, threshold and modules after all steps; undefined if unchanged. */
export function findSetupAfter(action: Action, safe: Address, before: Setup): Setup | undefined {
  let after: Setup = before
  for (const { class: kind, decoded } of listSteps(action, safe)) {
    if (kind.kind === 'SettingsChange') after = applyChange(after, kind.change)
    const migration = findMigration(decoded)
    if (migration)
      after = {
        ...after,
        implementation: migration.implementation,
        fallbackHandler: migration.fallbackHandler ?? after.fallbackHandler,
      }
  }
  return after === before ? undefined : after
}

function applyChange(setup: Setup, change: SettingsChange): Setup {
  const { modules, owners } = setup
  switch (change.type) {
    case 'ADD_OWNER':
      return { ...setup, owners: [change.owner, ...owners], threshold: Number(change.threshold) }
    case 'REMOVE_OWNER':
      return {
        ...setup,
        owners: owners.filter((owner) => !isSame(owner, change.owner)),
        threshold: Number(change.threshold),
      }
    case 'SWAP_OWNER':
      return {
        ...setup,
        owners: owners.map((owner) => (isSame(owner, change.oldOwner) ? change.newOwner : owner)),
      }
    case 'CHANGE_THRESHOLD':
      return { ...setup, threshold: Number(change.threshold) }
    case 'CHANGE_IMPLEMENTATION':
      return { ...setup, implementation: change.implementation }
    case 'DELETE_GUARD':
      return { ...setup, guard: zeroAddress }
    case 'DELETE_MODULE_GUARD':
      return { ...setup, moduleGuard: zeroAddress }
    case 'DISABLE_MODULE':
      return { ...setup, modules: modules?.filter((module) => !isSame(module, change.module)) }
    case 'ENABLE_MODULE':
      return { ...setup, modules: modules && [change.module, ...modules] }
    case 'SET_FALLBACK_HANDLER':
      return { ...setup, fallbackHandler: change.handler }
    case 'SET_GUARD':
      return { ...setup, guard: change.guard }
    case 'SET_MODULE_GUARD':
      return { ...setup, moduleGuard: change.moduleGuard }
  }
}

/** Of decoded calls, whose addresses are valid: viem's `isAddressEqual` validates each, which a long batch feels. */
function isSame(one: Address, other: Address): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
