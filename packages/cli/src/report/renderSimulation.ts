import type { TokenFacts } from '@countersign/protocol/decode'
import type { AllowanceChange, NotSeen, SafeSetting, SettingChange, Simulation } from '@countersign/protocol/simulate'
import { type Address, formatUnits, maxUint256 } from 'viem'
import { type Line, toHeading, toTable } from '../terminal/Line.ts'
import { getNativeCurrency } from './describe.ts'

export type RenderSimulationOptions = {
  chainId: number
  /** Keyed by lower-case address. */
  tokens: ReadonlyMap<string, TokenFacts>
}

const settingNames: Record<SafeSetting, string> = {
  fallbackHandler: 'fallback handler',
  guard: 'guard',
  implementation: 'implementation',
  moduleGuard: 'module guard',
  modules: 'modules',
  owners: 'owners',
  threshold: 'threshold',
}

const notSeenNames: Record<NotSeen, string> = {
  all: 'anything: nothing could be tried on this node',
  allowances: 'allowances that the calls do not name',
  calls: 'the calls that are made on the way',
  coin: 'the balance of the coin',
  gas: 'the gas',
  pieces: 'pieces of collections',
  refund: 'what the Safe pays for the gas',
  settings: 'settings of the Safe itself',
  storage: 'the rest of the Safe’s storage',
  tokens: 'tokens that the calls do not name',
}

type Row = readonly [name: string, value: string]

export function renderSimulation(simulation: Simulation, options: RenderSimulationOptions): Line[] {
  const { block, gas, notSeen, otherStorage, outcome, pieces, reason, settings, tokens, ways } = simulation
  const { decimals, symbol } = getNativeCurrency(options.chainId)
  const rows: Row[] = [
    ['outcome', reason === undefined ? outcome : `${outcome}: ${reason}`],
    ['tried at block', `${block.number}`],
    ...(ways.length === 0 ? [] : [['by', ways.join(', ')] as const]),
    ...(gas === undefined ? [] : [['gas, about', `${gas}`] as const]),
    ...(simulation.coin === 0n ? [] : [['balance', `${withSign(simulation.coin, decimals)} ${symbol}`] as const]),
    ...tokens.map(({ change, token }) => ['balance', toAmount(change, token, options)] as const),
    ...pieces.map(
      ({ change, token, tokenId }) => ['balance', `${withSign(change)} of number ${tokenId} of ${token}`] as const,
    ),
    ...simulation.allowances.map((allowance) => ['allowance', toAllowance(allowance, options)] as const),
    ...settings.map((change) => [settingNames[change.setting], toSetting(change)] as const),
    ...(otherStorage === 0 ? [] : [['other storage', `${otherStorage} words of the Safe change`] as const]),
    ...simulation.calls.map(({ depth, hasFailed, selector, to, type, value }) => {
      const paid = value === 0n ? '' : ` with ${formatUnits(value, decimals)} ${symbol}`
      const text = `${'  '.repeat(depth)}${type.toLowerCase()} ${to ?? 'a new contract'} ${selector ?? ''}${paid}`
      return ['call', hasFailed ? `${text} (fails)` : text] as const
    }),
    ...notSeen.map((what) => ['not seen', notSeenNames[what]] as const),
  ]
  return [...toHeading('Simulation on your node'), ...toTable(rows)]
}

function toAmount(change: bigint, token: Address, { tokens }: RenderSimulationOptions): string {
  const facts = tokens.get(token.toLowerCase())
  if (!facts) return `${withSign(change)} of ${token}, in smallest units`
  return `${withSign(change, facts.decimals ?? 0)} ${facts.symbol ?? '?'} (${token})`
}

function toAllowance(allowance: AllowanceChange, options: RenderSimulationOptions): string {
  const { spender, token } = allowance
  if (allowance.kind === 'piece') return `${spender} may take number ${allowance.tokenId} of ${token}`
  if (allowance.kind === 'all')
    return `${spender} ${allowance.isAllowed ? 'may take' : 'may no longer take'} everything of ${token}`
  if (allowance.after === maxUint256) return `${spender} may take any amount of ${token}`
  const { decimals = 0, symbol } = options.tokens.get(token.toLowerCase()) ?? {}
  return `${spender} may take ${formatUnits(allowance.after, decimals)} ${symbol ?? 'smallest units'} of ${token}`
}

function toSetting({ after, before }: SettingChange): string {
  const show = (values: readonly string[] | undefined) => values?.join(', ') ?? 'not seen'
  return `${show(before)} → ${show(after)}`
}

function withSign(change: bigint, decimals = 0): string {
  return `${change > 0n ? '+' : ''}${formatUnits(change, decimals)}`
}

export function toSimulationJson(simulation: Simulation) {
  const { block, checks: _, gas, reason, ...rest } = simulation
  return { ...rest, block: block.number, gas: gas ?? null, reason: reason ?? null }
}
