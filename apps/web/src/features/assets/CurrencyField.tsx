import { useQuery } from '@tanstack/react-query'
import { fiatCodesQuery } from '../../domain/assets/fiatCodesQuery.ts'
import { useServices } from '../../domain/services/Services.ts'
import { assetsText as words } from '../../lib/messages/assets.ts'
import { useStore } from '../../lib/useStore.ts'
import { Field } from '../../ui/Field.tsx'

/** In which currency the service is asked what things are worth. */
export function CurrencyField() {
  const services = useServices()
  const { currency } = useStore(services.settings)
  const { data } = useQuery(fiatCodesQuery(services))
  // What was chosen stays in sight, also where the service has no prices in it.
  const codes = [...new Set([currency, ...(data ?? [])])].toSorted()
  return (
    <Field label={words.currency}>
      {(control) => (
        <select
          {...control}
          onChange={({ target }) => services.settings.update((all) => ({ ...all, currency: target.value }))}
          value={currency}
        >
          {codes.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </select>
      )}
    </Field>
  )
}
