import { type Hex, numberToHex, pad } from 'viem'
import { planCreation } from '../chain/planCreation.ts'
import type { PlanCreationParameters } from '../chain/SafeFacts.ts'
import { sentinel, slots, toMappingSlot } from '../chain/slots.ts'
import { proxyCreationCodes } from '../hash/proxyCreationCodes.ts'

/** Storage layout of the versions that can be created. */
const layout = { modules: 1n, owners: 2n, ownerCount: 3n, threshold: 4n } as const

/** Code and storage as state override. */
export type PlannedAccount = { code: Hex; storage: Readonly<Record<Hex, Hex>> }

/** State override of a Safe that is not deployed yet, equal to the result of its creation. */
export function createPlannedAccount(planned: PlanCreationParameters): PlannedAccount {
  const { contracts, setup, version } = planCreation(planned)
  const toWord = (value: Hex) => pad(value, { size: 32 })
  // A linked list: each entry points to the next one, the last one to the sentinel.
  const starts: readonly Hex[] = [sentinel, ...setup.owners]
  const links = starts.map((owner, index) => [
    toMappingSlot(owner, layout.owners),
    toWord(setup.owners[index] ?? sentinel),
  ])
  return {
    code: getProxyCode(version),
    storage: Object.fromEntries([
      [slots.implementation, toWord(contracts.singleton.address)],
      [slots.fallbackHandler, toWord(setup.fallbackHandler)],
      [toMappingSlot(sentinel, layout.modules), toWord(sentinel)],
      [numberToHex(layout.ownerCount, { size: 32 }), numberToHex(setup.owners.length, { size: 32 })],
      [numberToHex(layout.threshold, { size: 32 }), numberToHex(setup.threshold, { size: 32 })],
      ...links,
    ]),
  }
}

/** The runtime code, which is the end of the creation code. */
function getProxyCode(version: PlanCreationParameters['version']): Hex {
  const code = proxyCreationCodes[version]
  return `0x${code.slice(code.lastIndexOf('6080604052'))}`
}
