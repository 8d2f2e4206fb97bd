import { type SafeState, sentinel } from '@countersign/protocol/chain'
import type { ChainConfig } from '@countersign/protocol/config'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { z } from 'zod'
import { readAddress } from '../../domain/transaction-builder/readAddress.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { errorOf, refineField } from '../../lib/readForm.ts'
import type { OwnerChange } from './planOwnerChange.ts'

const t = createCatalogue('owners')

export const OwnersFormSchema = z.object({
  /** Owners to remove; former owners are ignored. */
  removed: z.array(z.string()),
  replaced: z.record(z.string(), z.string()),
  added: z.array(z.string()),
  /** Undefined: unchanged. */
  threshold: z.int().positive().optional(),
})

export type OwnersFormValue = z.infer<typeof OwnersFormSchema>

export const noOwnerChange: OwnersFormValue = { removed: [], replaced: {}, added: [] }

export type ReadOwnersFormParameters = {
  form: OwnersFormValue
  state: Pick<SafeState, 'address' | 'owners' | 'threshold'>
  chain: Pick<ChainConfig, 'id' | 'shortName'>
}

export type OwnersReading = {
  change: OwnerChange
  after: { owners: Address[]; threshold: number }
  /** Valid new addresses, whose facts are read from the chain. */
  newcomers: Address[]
  errors: {
    replaced: Record<string, string>
    added: (string | undefined)[]
    threshold: string | undefined
    nothing: string | undefined
  }
  isSound: boolean
}

export function readOwnersForm({ form, state, chain }: ReadOwnersFormParameters): OwnersReading {
  const newcomers: Address[] = []
  const findFault = (address: Address): string | undefined => {
    const isThis = (other: Address) => isAddressEqual(other, address)
    if (isThis(zeroAddress)) return t('errors.zero')
    if (isThis(sentinel)) return t('errors.sentinel')
    if (isThis(state.address)) return t('errors.self')
    if (state.owners.some(isThis)) return t('errors.isOwner')
    return newcomers.some(isThis) ? t('errors.twice') : undefined
  }
  const readNew = (text: string) =>
    refineField(readAddress(text, chain), (address) => {
      const error = findFault(address)
      newcomers.push(address)
      return error
    })
  const removed = state.owners.filter((owner) => form.removed.includes(owner))
  const replacements = state.owners.flatMap((owner) => {
    const by = form.replaced[owner]
    return by === undefined || form.removed.includes(owner) ? [] : [{ owner, by: readNew(by) }]
  })
  const additions = form.added.map(readNew)
  const replaced = replacements.flatMap(({ owner, by }) => ('value' in by ? [{ owner, by: by.value }] : []))
  const added = additions.flatMap((read) => ('value' in read ? [read.value] : []))
  const owners = [
    ...added.toReversed(),
    ...state.owners
      .filter((owner) => !removed.includes(owner))
      .map((owner) => replaced.find((swap) => swap.owner === owner)?.by ?? owner),
  ]
  // Untyped owner fields count, so that the threshold is validated against the intended number.
  const count = state.owners.length - removed.length + form.added.length
  const threshold = form.threshold ?? state.threshold
  const isNothing = removed.length + replacements.length + additions.length === 0 && threshold === state.threshold
  const errors: OwnersReading['errors'] = {
    replaced: Object.fromEntries(replacements.flatMap(({ owner, by }) => ('error' in by ? [[owner, by.error]] : []))),
    added: additions.map(errorOf),
    threshold: findThresholdFault(threshold, count),
    nothing: isNothing ? t('errors.nothing') : undefined,
  }
  const isSound =
    !isNothing &&
    errors.threshold === undefined &&
    errors.added.every((error) => error === undefined) &&
    Object.keys(errors.replaced).length === 0
  return { change: { replaced, added, removed, threshold }, after: { owners, threshold }, newcomers, errors, isSound }
}

function findThresholdFault(threshold: number, count: number): string | undefined {
  if (count === 0) return t('errors.nobody')
  return threshold > count ? t('errors.tooHigh', { threshold, count }) : undefined
}
