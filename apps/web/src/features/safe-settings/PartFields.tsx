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
  deployed: MigrationFieldProps['deployed']
}

export function PartFields(props: PartFieldsProps) {
  const { safe, state, form, onChange, reading, isTried, offers, deployed } = props
  const { errors } = reading
  const { part } = form
  switch (part) {
    case 'modules':
      return (
        <ModuleFields
          errors={form.enabled.map((text, index) => (isTried || text !== '' ? errors.enabled[index] : undefined))}
          form={form}
          modules={state.modules}
          onChange={onChange}
          safe={safe}
        />
      )
    case 'guard':
    case 'moduleGuard':
    case 'fallbackHandler':
      return (
        <SinglePartFields
          error={isTried || form[part].address !== '' ? errors.address : undefined}
          onChange={(value) => onChange({ ...form, [part]: value })}
          part={part}
          safe={safe}
          state={state}
          value={form[part]}
        />
      )
    case 'implementation':
      return (
        <MigrationField
          deployed={deployed}
          error={isTried ? errors.migration : undefined}
          offers={offers}
          onChange={(migration) => onChange({ migration })}
          state={state}
          value={form.migration}
        />
      )
  }
}

type ModuleFieldsProps = {
  safe: CurrentSafe
  modules: SafeState['modules']
  form: Pick<SettingsFormValue, 'disabled' | 'enabled'>
  onChange: (next: Partial<SettingsFormValue>) => void
  /** One per new module. */
  errors: readonly (string | undefined)[]
}

/** Enabled modules, each removable, and fields for new ones. */
function ModuleFields({ safe, modules, form, onChange, errors }: ModuleFieldsProps) {
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
          error={errors[index]}
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

type SinglePartFieldsProps = {
  safe: CurrentSafe
  state: Pick<SafeState, 'version' | SinglePart>
  part: SinglePart
  value: SettingsFormValue[SinglePart]
  onChange: (value: SettingsFormValue[SinglePart]) => void
  error: string | undefined
}

/** Sets or removes a single-contract part. */
function SinglePartFields({ safe, state, part, value, onChange, error }: SinglePartFieldsProps) {
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

type MigrationFieldProps = {
  state: Pick<SafeState, 'implementation'>
  deployed: QueryResult<unknown>
  offers: readonly MigrationOffer[]
  value: string
  onChange: (key: string) => void
  error: string | undefined
}

/** Offers official migrations only. */
function MigrationField({ state, deployed, offers, value, onChange, error }: MigrationFieldProps) {
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
      error={error}
      hint={words.migrationHint}
      label={words.migration}
      onChange={onChange}
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
      value={offers.some(({ key }) => key === value) ? value : ''}
    />
  )
}
