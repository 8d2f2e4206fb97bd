import { type SafeState, sentinel } from '@countersign/protocol/chain'
import type { ChainConfig } from '@countersign/protocol/config'
import { isVersionAtLeast } from '@countersign/protocol/hash'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { z } from 'zod'
import { readAddress } from '../../domain/transaction-builder/readAddress.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { errorOf, refineField } from '../../lib/readForm.ts'
import type { MigrationOffer } from './listMigrationOffers.ts'
import type { SettingsChange, SinglePart } from './planSettings.ts'

const t = createCatalogue('safeSettings')

export const settingsParts = ['modules', 'guard', 'moduleGuard', 'fallbackHandler', 'implementation'] as const
export type SettingsPart = (typeof settingsParts)[number]

const SingleSchema = z.object({ isRemoved: z.boolean(), address: z.string() })

/** The form's fields as typed: one part changes at a time, the others keep their input. */
export const SettingsFormSchema = z.object({
  part: z.enum(settingsParts),
  /** Modules to disable; already disabled ones are ignored. */
  disabled: z.array(z.string()),
  enabled: z.array(z.string()),
  guard: SingleSchema,
  moduleGuard: SingleSchema,
  fallbackHandler: SingleSchema,
  migration: z.string(),
})

export type SettingsFormValue = z.infer<typeof SettingsFormSchema>

const untouched = { isRemoved: false, address: '' }

export const emptySettingsForm: SettingsFormValue = {
  part: 'modules',
  disabled: [],
  enabled: [],
  guard: untouched,
  moduleGuard: untouched,
  fallbackHandler: untouched,
  migration: '',
}

/** The version that introduced each part. */
const since: Record<SettingsPart, string> = {
  modules: '0.1.0',
  guard: '1.3.0',
  moduleGuard: '1.5.0',
  fallbackHandler: '1.1.0',
  implementation: '0.1.0',
}

export function hasPart(version: string, part: SettingsPart): boolean {
  return isVersionAtLeast(version, since[part])
}

export type SettingsReading = {
  change: SettingsChange | undefined
  /** New addresses, whose facts are read from the chain. */
  newcomers: readonly Address[]
  errors: {
    enabled: readonly (string | undefined)[]
    address: string | undefined
    migration: string | undefined
    nothing: string | undefined
  }
}

export type ReadSettingsFormParameters = {
  form: SettingsFormValue
  state: Pick<SafeState, 'address' | 'modules' | SinglePart>
  chain: Pick<ChainConfig, 'id' | 'shortName'>
  offers: readonly MigrationOffer[]
}

const noErrors: SettingsReading['errors'] = {
  enabled: [],
  address: undefined,
  migration: undefined,
  nothing: undefined,
}

export function readSettingsForm(parameters: ReadSettingsFormParameters): SettingsReading {
  const { form, offers } = parameters
  switch (form.part) {
    case 'modules':
      return readModules(parameters)
    case 'guard':
    case 'moduleGuard':
    case 'fallbackHandler':
      return readSingle(parameters, form.part)
    case 'implementation': {
      const offer = offers.find(({ key }) => key === form.migration)
      return {
        change: offer && { part: 'implementation', offer },
        newcomers: [],
        errors: { ...noErrors, migration: offer ? undefined : t('errors.migration') },
      }
    }
  }
}

function readModules({ form, state, chain }: ReadSettingsFormParameters): SettingsReading {
  const newcomers: Address[] = []
  const modules = state.modules ?? []
  const findFault = (address: Address): string | undefined => {
    const isThis = (other: Address) => isAddressEqual(other, address)
    if (isThis(zeroAddress)) return t('errors.zero')
    if (isThis(sentinel)) return t('errors.sentinel')
    if (isThis(state.address)) return t('errors.self')
    if (modules.some(isThis)) return t('errors.isModule')
    return newcomers.some(isThis) ? t('errors.twice') : undefined
  }
  const readings = form.enabled.map((text) =>
    refineField(readAddress(text, chain), (address) => {
      const error = findFault(address)
      newcomers.push(address)
      return error
    }),
  )
  const disabled = modules.filter((module) => form.disabled.includes(module))
  const enabled = readings.flatMap((read) => ('value' in read ? [read.value] : []))
  const isNothing = disabled.length + readings.length === 0
  const errors = readings.map(errorOf)
  const isSound = !isNothing && errors.every((error) => error === undefined)
  return {
    change: isSound ? { part: 'modules', disabled, enabled } : undefined,
    newcomers,
    errors: { ...noErrors, enabled: errors, nothing: isNothing ? t('errors.nothing') : undefined },
  }
}

function readSingle({ form, state, chain }: ReadSettingsFormParameters, part: SinglePart): SettingsReading {
  const { isRemoved, address } = form[part]
  const current = state[part]
  // A part that is gone cannot be removed; the form then sets one.
  if (isRemoved && current) return { change: { part, address: undefined }, newcomers: [], errors: noErrors }
  const read = refineField(readAddress(address, chain), (value) => {
    if (isAddressEqual(value, zeroAddress)) return t('errors.zero')
    if (isAddressEqual(value, state.address))
      return part === 'fallbackHandler' ? t('errors.selfHandler') : t('errors.self')
    return current && isAddressEqual(current, value) ? t('errors.same') : undefined
  })
  if ('error' in read) return { change: undefined, newcomers: [], errors: { ...noErrors, address: read.error } }
  return { change: { part, address: read.value }, newcomers: [read.value], errors: noErrors }
}
