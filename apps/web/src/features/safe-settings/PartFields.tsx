import type { SafeState } from '@countersign/protocol/chain'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { getChainClient, type Services, useServices } from '../../domain/services/Services.ts'
import { AddressField } from '../../domain/transaction-builder/AddressField.tsx'
import { findLibrary } from '../../domain/transaction-builder/multiSendQuery.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
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

const t = createCatalogue('safeSettings')

type PartFieldsProps = {
  safe: CurrentSafe
  state: SafeState
  form: SettingsFormValue
  onChange: (next: Partial<SettingsFormValue>) => void
  reading: Pick<SettingsReading, 'errors'>
  /** Missing values are reported after a submit, invalid ones at once. */
  isSubmitted: boolean
  offers: readonly MigrationOffer[]
  deployed: QueryResult<unknown>
}

export function PartFields(props: PartFieldsProps) {
  const { part } = props.form
  if (part === 'modules') return <ModuleFields {...props} />
  return part === 'implementation' ? <MigrationField {...props} /> : <SinglePartFields {...props} part={part} />
}

function ModuleFields({ safe, state: { modules }, form, onChange, reading, isSubmitted }: PartFieldsProps) {
  const { disabled, enabled } = form
  const labelOf = useLabelOf()
  return (
    <>
      {modules === undefined ? <Notice title={t('modulesUnknown')} tone="caution" /> : null}
      {modules?.length === 0 ? <p className={styles.quiet}>{t('noModules')}</p> : null}
      {modules && modules.length > 0 ? (
        <ul aria-label={t('enabled')} className={styles.modules}>
          {modules.map((module) => {
            const label = labelOf(module)
            const who = label ?? shortAddress(module)
            const isGoing = disabled.includes(module)
            return (
              <Row
                as="li"
                end={
                  <>
                    {isGoing ? <Badge tone="caution">{t('disabledBadge')}</Badge> : null}
                    <Button
                      aria-label={isGoing ? t('keepWho', { who }) : t('disableWho', { who })}
                      look="quiet"
                      onClick={() =>
                        onChange({
                          disabled: isGoing ? disabled.filter((other) => other !== module) : [...disabled, module],
                        })
                      }
                    >
                      {isGoing ? t('keep') : t('disable')}
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
              aria-label={t('discardWhich', { number: index + 1 })}
              look="quiet"
              onClick={() => onChange({ enabled: enabled.toSpliced(index, 1) })}
            >
              {t('discard')}
            </Button>
          }
          error={isSubmitted || text !== '' ? reading.errors.enabled[index] : undefined}
          hint={t('newModuleHint')}
          // biome-ignore lint/suspicious/noArrayIndexKey: fields are controlled and stateless
          key={index}
          label={t('newModule', { number: index + 1 })}
          onChange={(typed) => onChange({ enabled: enabled.with(index, typed) })}
          safe={safe}
          value={text}
        />
      ))}
      <div>
        <Button onClick={() => onChange({ enabled: [...enabled, ''] })}>{t('add')}</Button>
      </div>
    </>
  )
}

function SinglePartFields({ part, ...props }: PartFieldsProps & { part: SinglePart }) {
  const { safe, state, form, reading, isSubmitted } = props
  const value = form[part]
  const change = (next: Partial<typeof value>) => props.onChange({ ...form, [part]: { ...value, ...next } })
  const isHandler = part === 'fallbackHandler'
  const official = useQuery({ ...handlerQuery(useServices(), safe.chainId, state.version), enabled: isHandler })
  const canRemove = state[part] !== undefined
  return (
    <>
      {canRemove ? (
        <Choice
          label={t('action')}
          onChange={(chosen) => change({ isRemoved: chosen === 'remove' })}
          options={[
            { value: 'set', label: t(`set.${part}`) },
            { value: 'remove', label: t('remove') },
          ]}
          value={value.isRemoved ? 'remove' : 'set'}
        />
      ) : null}
      {canRemove && value.isRemoved ? null : (
        <AddressField
          aside={
            isHandler && official.data ? (
              <Button look="quiet" onClick={() => change({ address: official.data ?? '' })}>
                {t('useOfficial')}
              </Button>
            ) : null
          }
          error={isSubmitted || value.address !== '' ? reading.errors.address : undefined}
          hint={t('addressHint')}
          label={t(`address.${part}`)}
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
function MigrationField({ state, deployed, offers, form, onChange, reading, isSubmitted }: PartFieldsProps) {
  if (!findImplementation(state)) return <Notice title={t('unofficial')} tone="caution" />
  if (deployed.data === undefined)
    return <QueryView failed={t('migrationsFailed')} loading={t('migrationsLoading')} query={deployed} rows={1} />
  if (offers.length === 0)
    return (
      <Notice title={t('noMigration')} tone="info">
        {t('noMigrationText')}
      </Notice>
    )
  return (
    <SelectField
      error={isSubmitted ? reading.errors.migration : undefined}
      hint={t('migrationHint')}
      label={t('migration')}
      onChange={(migration) => onChange({ migration })}
      options={[
        { value: '', label: t('choose') },
        ...offers.map(({ key, target, handler }) => {
          const name = `${target.name} ${target.version}`
          return {
            value: key,
            label: handler
              ? t('withHandler', { target: name, handler: `${handler.name} ${handler.version}` })
              : t('keepsHandler', { target: name }),
          }
        }),
      ]}
      value={offers.some(({ key }) => key === form.migration) ? form.migration : ''}
    />
  )
}
