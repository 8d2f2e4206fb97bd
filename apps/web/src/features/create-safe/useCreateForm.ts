import { type CreationPlan, creationVersions, planCreation, sentinel } from '@countersign/protocol/chain'
import type { ChainConfig } from '@countersign/protocol/config'
import { useMemo, useState } from 'react'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { z } from 'zod'
import { setName } from '../../domain/address-book/names.ts'
import { createSaltNonce, openCreations, storePlan } from '../../domain/safe/openCreations.ts'
import { useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import { readAddress } from '../../domain/transaction-builder/readAddress.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'

const t = createCatalogue('createSafe')

export function useCreateForm() {
  const services = useServices()
  const { address: me, chainId } = useSigner()
  const { chains } = services.config
  const store = openCreations(services.storage)
  const draft = useStore(store).form
  const parsed = useMemo(() => CreateFormSchema.safeParse(draft), [draft])
  // Constant while mounted, so that the predicted address does not change.
  const [saltNonce] = useState(createSaltNonce)
  const first = chains.find(({ id }) => id === chainId) ?? chains[0]
  const form: CreateFormValue = parsed.success
    ? parsed.data
    : { chainIds: first ? [first.id] : [], name: '', owners: [me ?? ''], saltNonce, version: '1.4.1' }
  const reading = readCreateForm(form, chains)
  return {
    form,
    reading,
    change: (next: Partial<CreateFormValue>) => store.update((all) => ({ ...all, form: { ...form, ...next } })),
    /** Stores the plan before its page opens, so that closing the tab does not lose it. */
    store: ({ chains: chosen, owners, threshold }: CreateReading, plan: NonNullable<CreateReading['plan']>) => {
      store.update((all) =>
        storePlan(all, {
          address: plan.safe,
          chainIds: chosen.map(({ id }) => id),
          owners,
          saltNonce: form.saltNonce,
          threshold,
          version: form.version,
        }),
      )
      if (form.name.trim() !== '') services.names.update((names) => setName(names, plan.safe, form.name))
    },
  }
}

const CreateFormSchema = z.object({
  name: z.string().max(64),
  owners: z.array(z.string().max(200)).min(1).max(100),
  /** Undefined: the advised threshold. */
  threshold: z.int().positive().optional(),
  version: z.enum(creationVersions),
  chainIds: z.array(z.int().positive()).max(100),
  saltNonce: z.string().regex(/^\d{1,78}$/),
})

export type CreateFormValue = z.infer<typeof CreateFormSchema>

export type CreateReading = {
  owners: Address[]
  threshold: number
  chains: ChainConfig[]
  errors: { owners: (string | undefined)[]; threshold: string | undefined; chains: string | undefined }
  /** What the address derives from; undefined while invalid. */
  plan: CreationPlan | undefined
}

/** A majority, which tolerates both lost and stolen keys. */
export function adviseThreshold(owners: number): number {
  return Math.floor(owners / 2) + 1
}

export function readCreateForm(form: CreateFormValue, chains: readonly ChainConfig[]): CreateReading {
  const owners: Address[] = []
  const chosen = chains.filter(({ id }) => form.chainIds.includes(id))
  const errors = form.owners.map((text) => {
    const read = readOwner(text, chosen.length > 0 ? chosen : chains)
    if ('error' in read) return read.error
    const fault = findFault(read.value, owners)
    owners.push(read.value)
    return fault
  })
  const count = form.owners.length
  const threshold = form.threshold ?? adviseThreshold(count)
  const thresholdError = threshold > count ? t('errors.tooHigh', { threshold, count }) : undefined
  const isSound = thresholdError === undefined && errors.every((error) => error === undefined)
  return {
    chains: chosen,
    errors: {
      chains: chosen.length === 0 ? t('errors.noChain') : undefined,
      owners: errors,
      threshold: thresholdError,
    },
    owners,
    plan: isSound
      ? planCreation({ owners, saltNonce: BigInt(form.saltNonce), threshold, version: form.version })
      : undefined,
    threshold,
  }
}

/** Accepts the prefix of any selected chain: an owner is one on all of them. */
function readOwner(text: string, chains: readonly ChainConfig[]): ReturnType<typeof readAddress> {
  const readings = chains.map((chain) => readAddress(text, chain))
  return readings.find((read) => 'value' in read) ?? readings[0] ?? { error: t('errors.noChain') }
}

function findFault(address: Address, others: readonly Address[]): string | undefined {
  if (isAddressEqual(address, zeroAddress)) return t('errors.zero')
  if (isAddressEqual(address, sentinel)) return t('errors.sentinel')
  return others.some((other) => isAddressEqual(other, address)) ? t('errors.twice') : undefined
}
