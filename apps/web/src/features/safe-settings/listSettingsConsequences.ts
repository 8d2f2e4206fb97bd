import { allowanceModules, type SafeDeployment, type SafeState, safeDeployments } from '@countersign/protocol/chain'
import { isVersionAtLeast } from '@countersign/protocol/hash'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { type Address, type Client, type Hex, isAddressEqual, keccak256 } from 'viem'
import { getCode } from 'viem/actions'
import { useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { getChainClient, type Services, useServices } from '../../domain/services/Services.ts'
import type { Consequence } from '../../domain/transaction-builder/ConsequenceList.tsx'
import { isContractCode, supportsInterface } from '../../domain/transactions/readToken.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import type { MigrationOffer } from './listMigrationOffers.ts'
import type { SettingsChange, SinglePart } from './planSettings.ts'
import type { SettingsReading } from './readSettingsForm.ts'

const t = createCatalogue('safeSettings')

type ListSettingsConsequencesParameters = {
  state: Pick<SafeState, 'modules' | 'version' | SinglePart>
  change: SettingsChange
  facts: readonly PartFacts[]
  unknown: readonly Address[]
  labelOf: (address: string) => string
}

/** Consequences of the change: what locks the Safe, what is risky, what is notable. */
export function listSettingsConsequences(parameters: ListSettingsConsequencesParameters): Consequence[] {
  const { change, facts, state, unknown, labelOf } = parameters
  switch (change.part) {
    case 'modules':
      return listModuleConsequences(parameters, change)
    case 'implementation':
      return listMigrationConsequences(state, change.offer, labelOf)
    case 'guard':
    case 'moduleGuard':
    case 'fallbackHandler': {
      const { address, part } = change
      if (!address) {
        const text =
          part === 'fallbackHandler' ? t('handlerRemoved') : t('guardRemoved', { who: labelOf(state[part] ?? '') })
        return [{ tone: 'caution', text }]
      }
      const isUnknown = unknown.some((other) => isAddressEqual(other, address))
      const known = facts.find((fact) => isAddressEqual(fact.address, address))
      if (!known && !isUnknown) return []
      return part === 'fallbackHandler'
        ? [describeHandler(known, labelOf(address))]
        : listGuardConsequences(parameters, part, known, address)
    }
  }
}

function listModuleConsequences(
  { facts, state, unknown, labelOf }: ListSettingsConsequencesParameters,
  { disabled, enabled }: Extract<SettingsChange, { part: 'modules' }>,
): Consequence[] {
  const list: Consequence[] = []
  for (const address of enabled) {
    const who = labelOf(address)
    const known = facts.find((fact) => isAddressEqual(fact.address, address))
    if (known && isLimitsModule(address) && known.hasCode) list.push({ tone: 'info', text: t('limitsModule', { who }) })
    else if (known)
      list.push({ tone: 'caution', text: known.hasCode ? t('anyModule', { who }) : t('accountModule', { who }) })
    else if (unknown.some((other) => isAddressEqual(other, address)))
      list.push({ tone: 'caution', text: t('unknownModule', { who }) })
  }
  for (const address of disabled)
    list.push(
      isLimitsModule(address)
        ? { tone: 'caution', text: t('limitsDisabled') }
        : { tone: 'info', text: t('moduleDisabled', { who: labelOf(address) }) },
    )
  if (enabled.length > 0 && state.guard) list.push({ tone: 'info', text: t('guardSkipsModules') })
  return list
}

function isLimitsModule(address: Address): boolean {
  return allowanceModules.some((module) => isAddressEqual(module.address, address))
}

/** From 1.4.0 on the Safe rejects a contract that is no guard; older versions would be locked by it. */
function listGuardConsequences(
  { labelOf, state }: ListSettingsConsequencesParameters,
  part: 'guard' | 'moduleGuard',
  known: PartFacts | undefined,
  address: Address,
): Consequence[] {
  const who = labelOf(address)
  if (!known) return [{ tone: 'stop', text: t('guardUnknown', { who }) }]
  const isRefusedByItself = isVersionAtLeast(state.version, '1.4.0')
  if (!known.hasCode)
    return [{ tone: 'stop', text: isRefusedByItself ? t('noCodeRefused', { who }) : t('noCodeLock', { who }) }]
  if (!(part === 'guard' ? known.isGuard : known.isModuleGuard))
    return [
      { tone: 'stop', text: isRefusedByItself ? t('noInterfaceRefused', { who }) : t('noInterfaceLock', { who }) },
    ]
  const list: Consequence[] = [
    { tone: 'caution', text: part === 'guard' ? t('guardPower', { who }) : t('moduleGuardPower', { who }) },
  ]
  const current = state[part]
  if (current) list.push({ tone: 'caution', text: t('guardReplaced', { who: labelOf(current) }) })
  if (part === 'guard' && state.modules?.length !== 0) list.push({ tone: 'info', text: t('guardSkipsModules') })
  if (part === 'moduleGuard' && state.modules?.length === 0) list.push({ tone: 'info', text: t('moduleGuardIdle') })
  return list
}

function describeHandler(known: PartFacts | undefined, who: string): Consequence {
  if (!known) return { tone: 'caution', text: t('handlerUnknown', { who }) }
  if (!known.hasCode) return { tone: 'caution', text: t('handlerNoCode', { who }) }
  const { official } = known
  return official && isHandler(official.name)
    ? { tone: 'info', text: t('handlerOfficial', { name: `${official.name} ${official.version}` }) }
    : { tone: 'caution', text: t('handlerUnofficial', { who }) }
}

function isHandler(name: string): boolean {
  return name.endsWith('FallbackHandler') || name.endsWith('CallbackHandler')
}

function listMigrationConsequences(
  { fallbackHandler }: Pick<SafeState, 'fallbackHandler'>,
  { target, handler, isFirstOnly }: MigrationOffer,
  labelOf: (address: string) => string,
): Consequence[] {
  const list: Consequence[] = [
    { tone: 'caution', text: t('migrationPower', { target: `${target.name} ${target.version}` }) },
    { tone: 'caution', text: t('migrationOneWay') },
    { tone: 'info', text: t('migrationKeeps') },
  ]
  const isOwn =
    fallbackHandler &&
    safeDeployments.some(({ address, name }) => isHandler(name) && isAddressEqual(address, fallbackHandler))
  if (handler && fallbackHandler && !isOwn)
    list.push({ tone: 'caution', text: t('migrationHandlerLost', { who: labelOf(fallbackHandler) }) })
  if (target.name === 'SafeL2') list.push({ tone: 'info', text: t('migrationEvents') })
  list.push({ tone: 'info', text: isFirstOnly ? t('migrationFirst') : t('migrationQueue') })
  return list
}

export function useSettingsConsequences(safe: CurrentSafe, state: SafeState, { change, newcomers }: SettingsReading) {
  const services = useServices()
  const labelOf = useLabelOf()
  const addresses = [...new Set(newcomers)]
  const answers = useQueries({
    queries: addresses.map((address) => partFactsQuery(services, { chainId: safe.chainId, address })),
  })
  const consequences = change
    ? listSettingsConsequences({
        state,
        change,
        facts: answers.flatMap(({ data }) => data ?? []),
        unknown: addresses.filter((_, index) => answers[index]?.isError),
        labelOf: (address) => labelOf(address) ?? shortAddress(address),
      })
    : []
  return { consequences, isReading: answers.some(({ isPending }) => isPending) }
}

export type PartFacts = {
  address: Address
  /** False for an EIP-7702 account: its key decides. */
  hasCode: boolean
  /** The released Safe contract with the same code. */
  official: Pick<SafeDeployment, 'name' | 'version'> | undefined
  isGuard: boolean
  isModuleGuard: boolean
}

/** `checkTransaction` and `checkAfterExecution`. */
export const guardInterface: Hex = '0xe6d7a83a'
/** `checkModuleTransaction` and `checkAfterModuleExecution`. */
export const moduleGuardInterface: Hex = '0x58401ed8'

export async function readPartFacts(client: Client, address: Address): Promise<PartFacts> {
  const code = await getCode(client, { address })
  if (!isContractCode(code))
    return { address, hasCode: false, official: undefined, isGuard: false, isModuleGuard: false }
  const hash = keccak256(code)
  const [isGuard, isModuleGuard] = await Promise.all([
    supportsInterface(client, address, guardInterface),
    supportsInterface(client, address, moduleGuardInterface),
  ])
  const official = safeDeployments.find(({ codeHash }) => codeHash === hash)
  return { address, hasCode: true, official, isGuard, isModuleGuard }
}

export function partFactsQuery(services: Services, { chainId, address }: { chainId: number; address: Address }) {
  return queryOptions({
    queryKey: ['chain', chainId, 'partFacts', address.toLowerCase()],
    queryFn: () => readPartFacts(getChainClient(services, chainId), address),
    staleTime: 60_000,
  })
}
