import type { SafeState } from '@countersign/protocol/chain'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { getChainClient, type Services, useServices } from '../../domain/services/Services.ts'
import { AddressField } from '../../domain/transaction-builder/AddressField.tsx'
import { findLibrary } from '../../domain/transaction-builder/multiSendQuery.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { safeSettingsText as words } from '../../lib/messages/safeSettings.ts'
import { Address } from '../../ui/Address.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Choice } from '../../ui/Choice.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { type QueryResult, QueryView } from '../../ui/QueryView.tsx'
import { Row, rowWords } from '../../ui/Rows.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { findImplementation, type MigrationOffer } from './listMigrationOffers.ts'
import type { SinglePart } from './planSettings.ts'
import type { SettingsFormValue, SettingsReading } from './readSettingsForm.ts'
import styles from './SafeSettings.module.css'

type PartFieldsProps = {
  safe: CurrentSafe
  state: SafeState
  form: SettingsFormValue
  onChange: (next: Partial<SettingsFormValue>) => void
  reading: Pick<SettingsReading, 'errors'>
  /** Missing values are reported after a submit, invalid ones at once. */
  isTried: boolean
  offers: readonly MigrationOffer[]
  deployed: QueryResult<unknown>
}

export function PartFields(props: PartFieldsProps) {
  const { part } = props.form
  if (part === 'modules') return <ModuleFields {...props} />
  return part === 'implementation' ? <MigrationField {...props} /> : <SinglePartFields {...props} part={part} />
}

function ModuleFields({ safe, state: { modules }, form, onChange, reading, isTried }: PartFieldsProps) {
  const { disabled, enabled } = form
  const labelOf = useLabelOf()
  return (
    <>
      {modules === undefined ? <Notice title={words.modulesUnknown} tone="caution" /> : null}
      {modules?.length === 0 ? <p className={styles.quiet}>{words.noModules}</p> : null}
      {modules && modules.length > 0 ? (
        <ul aria-label={words.enabled} className={styles.modules}>
          {modules.map((module) => {
            const label = labelOf(module)
            const who = label ?? shortAddress(module)
            const isGoing = disabled.includes(module)
            return (
              <Row
                as="li"
                end={
                  <>
                    {isGoing ? <Badge tone="caution">{words.goes}</Badge> : null}
                    <Button
                      aria-label={isGoing ? words.keepWho(who) : words.disableWho(who)}
                      look="quiet"
                      onClick={() =>
                        onChange({
                          disabled: isGoing ? disabled.filter((other) => other !== module) : [...disabled, module],
                        })
                      }
                    >
                      {isGoing ? words.keep : words.disable}
                    </Button>
                  </>
                }
                icon="bundled"
                isFolding
                key={module}
              >
                <div className={rowWords}>
                  <Address name={label} value={module} />
                </div>
              </Row>
            )
          })}
        </ul>
      ) : null}
      {enabled.map((text, index) => (
        <AddressField
          aside={
            <Button
              aria-label={words.dropWhich(index + 1)}
              look="quiet"
              onClick={() => onChange({ enabled: enabled.toSpliced(index, 1) })}
            >
              {words.drop}
            </Button>
          }
          error={isTried || text !== '' ? reading.errors.enabled[index] : undefined}
          hint={words.newModuleHint}
          // biome-ignore lint/suspicious/noArrayIndexKey: fields are controlled and stateless
          key={index}
          label={words.newModule(index + 1)}
          onChange={(typed) => onChange({ enabled: enabled.with(index, typed) })}
          safe={safe}
          value={text}
        />
      ))}
      <div>
        <Button onClick={() => onChange({ enabled: [...enabled, ''] })}>{words.add}</Button>
      </div>
    </>
  )
}

function SinglePartFields({ part, ...props }: PartFieldsProps & { part: SinglePart }) {
  const { safe, state, form, reading, isTried } = props
  const value = form[part]
  const change = (next: Partial<typeof value>) => props.onChange({ ...form, [part]: { ...value, ...next } })
  const isHandler = part === 'fallbackHandler'
  const official = useQuery({ ...handlerQuery(useServices(), safe.chainId, state.version), enabled: isHandler })
  const canRemove = state[part] !== undefined
  return (
    <>
      {canRemove ? (
        <Choice
          label={words.action}
          onChange={(chosen) => change({ isRemoved: chosen === 'remove' })}
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
              <Button look="quiet" onClick={() => change({ address: official.data ?? '' })}>
                {words.useOfficial}
              </Button>
            ) : null
          }
          error={isTried || value.address !== '' ? reading.errors.address : undefined}
          hint={words.addressHint}
          label={words.address[part]}
          onChange={(address) => change({ address })}
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

/** Offers official migrations only. */
function MigrationField({ state, deployed, offers, form, onChange, reading, isTried }: PartFieldsProps) {
  if (!findImplementation(state)) return <Notice title={words.unofficial} tone="caution" />
  if (deployed.data === undefined)
    return <QueryView failed={words.migrationsFailed} loading={words.migrationsLoading} query={deployed} rows={1} />
  if (offers.length === 0)
    return (
      <Notice title={words.noMigration} tone="info">
        {words.noMigrationText}
      </Notice>
    )
  return (
    <SelectField
      error={isTried ? reading.errors.migration : undefined}
      hint={words.migrationHint}
      label={words.migration}
      onChange={(migration) => onChange({ migration })}
      options={[
        { value: '', label: words.choose },
        ...offers.map(({ key, target, handler }) => {
          const name = `${target.name} ${target.version}`
          return {
            value: key,
            label: handler ? words.withHandler(name, `${handler.name} ${handler.version}`) : words.keepsHandler(name),
          }
        }),
      ]}
      value={offers.some(({ key }) => key === form.migration) ? form.migration : ''}
    />
  )
}
