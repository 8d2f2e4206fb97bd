import { useMemo, useState } from 'react'
import { setName } from '../../domain/address-book/names.ts'
import { createSaltNonce, openCreations, storePlan } from '../../domain/safe/openCreations.ts'
import { useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/wallet/useSigner.ts'
import { useStore } from '../../lib/useStore.ts'
import { CreateFormSchema, type CreateFormValue, type CreateReading, readCreateForm } from './readCreateForm.ts'

/** The form, persisted on each keystroke, and its parsed value. */
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
    keep: ({ chains: chosen, owners, threshold }: CreateReading, plan: NonNullable<CreateReading['plan']>) => {
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
