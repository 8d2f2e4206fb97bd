import type { SafeState } from '@countersign/protocol/chain'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { getChainClient, type Services, useServices } from '../../domain/services/Services.ts'
import { AddressField } from '../../domain/transaction-builder/AddressField.tsx'
import { findLibrary } from '../../domain/transaction-builder/multiSendQuery.ts'
import { safeSettingsText as words } from '../../lib/messages/safeSettings.ts'
import { Button } from '../../ui/Button.tsx'
import { Choice } from '../../ui/Choice.tsx'
import type { SinglePart } from './planSettings.ts'
import type { SettingsFormValue } from './readSettingsForm.ts'

export type SinglePartFieldsProps = {
  safe: CurrentSafe
  state: Pick<SafeState, 'version' | SinglePart>
  part: SinglePart
  value: SettingsFormValue[SinglePart]
  onChange: (value: SettingsFormValue[SinglePart]) => void
  error: string | undefined
}

/** Sets or removes a single-contract part. */
export function SinglePartFields({ safe, state, part, value, onChange, error }: SinglePartFieldsProps) {
  const services = useServices()
  const isHandler = part === 'fallbackHandler'
  const official = useQuery({ ...handlerQuery(services, safe.chainId, state.version), enabled: isHandler })
  const canRemove = state[part] !== undefined
  return (
    <>
      {canRemove ? (
        <Choice
          label={words.action}
          onChange={(chosen) => onChange({ ...value, isRemoved: chosen === 'remove' })}
          options={[
            { value: 'set', label: words.set[part] },
            { value: 'remove', label: words.remove },
          ]}
          value={value.isRemoved ? 'remove' : 'set'}
        />
      ) : null}
      {canRemove && value.isRemoved ? null : (
        <AddressField
          aside={
            isHandler && official.data ? (
              <Button look="quiet" onClick={() => onChange({ ...value, address: official.data ?? '' })}>
                {words.useOfficial}
              </Button>
            ) : null
          }
          error={error}
          hint={words.addressHint}
          label={words.address[part]}
          onChange={(address) => onChange({ ...value, address })}
          safe={safe}
          value={value.address}
        />
      )}
    </>
  )
}

/** The official handler of a version, if deployed; otherwise null. */
function handlerQuery(services: Services, chainId: number, version: string) {
  return queryOptions({
    queryKey: ['chain', chainId, 'fallbackHandler', version],
    queryFn: () => findLibrary(getChainClient(services, chainId), version, 'CompatibilityFallbackHandler'),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
