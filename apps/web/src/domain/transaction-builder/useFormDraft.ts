import { useMemo } from 'react'
import type { z } from 'zod'
import { useStore } from '../../lib/useStore.ts'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import { useServices } from '../services/Services.ts'
import { formKey, saveForm } from '../signature-store/drafts.ts'

export type UseFormDraftParameters<schema extends z.ZodType> = {
  safe: Pick<CurrentSafe, 'address' | 'chainId'>
  /** Name of the form, as in `transactionKinds`. */
  form: string
  /** Parses the stored value; an invalid one counts as empty. */
  schema: schema
  empty: z.output<schema>
}

/** A form's input, stored on every keystroke until the transaction is signed. */
export function useFormDraft<schema extends z.ZodType>({ safe, form, schema, empty }: UseFormDraftParameters<schema>) {
  const { drafts } = useServices()
  const key = formKey(safe.chainId, safe.address, form)
  const stored = useStore(drafts).forms[key]
  const parsed = useMemo(() => schema.safeParse(stored), [stored, schema])
  const value: z.output<schema> = parsed.success ? parsed.data : empty
  return { value, save: (next: z.output<schema>) => drafts.update((all) => saveForm(all, key, next)) }
}
