import { useQuery } from '@tanstack/react-query'
import { fiatCodesQuery } from '../../domain/assets/balancesQuery.ts'
import { useServices } from '../../domain/services/Services.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'
import { SelectField } from '../../ui/SelectField.tsx'

const t = createCatalogue('assets')

export function CurrencyField() {
  const services = useServices()
  const { currency } = useStore(services.settings)
  const { data } = useQuery(fiatCodesQuery(services))
  // The selected currency stays listed even without prices.
  const codes = [...new Set([currency, ...(data ?? [])])].toSorted()
  return (
    <SelectField
      label={t('currency')}
      onChange={(code) => services.settings.update((all) => ({ ...all, currency: code }))}
      options={codes.map((code) => ({ value: code, label: code }))}
      value={currency}
    />
  )
}
