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
  all: 'everything: the node cannot simulate',
  allowances: 'allowances not named in the calls',
  calls: 'internal calls',
  coin: 'native balance',
  gas: 'gas',
  pieces: 'NFTs',
  refund: 'gas refund paid by the Safe',
  settings: 'settings of the Safe',
  storage: 'other storage of the Safe',
  tokens: 'tokens not named in the calls',
}

type Row = readonly [name: string, value: string]

export function renderSimulation(simulation: Simulation, options: RenderSimulationOptions): Line[] {
  const { block, discarded, gas, notSeen, otherStorage, outcome, pieces, reason, settings, tokens, ways } = simulation
  const { decimals, symbol } = getNativeCurrency(options.chainId)
  const rows: Row[] = [
    ['outcome', reason === undefined ? outcome : `${outcome}: ${reason}`],
    ['simulated at block', `${block.number}`],
    ...(ways.length === 0 ? [] : [['by', ways.join(', ')] as const]),
    ...discarded.map(({ message }) => ['discarded', message.text] as const),
    ...(gas === undefined ? [] : [['gas estimate', `${gas}`] as const]),
    ...(simulation.coin === 0n ? [] : [['balance', `${withSign(simulation.coin, decimals)} ${symbol}`] as const]),
    ...tokens.map(({ change, token }) => ['balance', toAmount(change, token, options)] as const),
    ...pieces.map(
      ({ change, token, tokenId }) => ['balance', `${withSign(change)} NFT ${tokenId} of ${token}`] as const,
    ),
    ...simulation.allowances.map((allowance) => ['allowance', toAllowance(allowance, options)] as const),
    ...settings.map((change) => [settingNames[change.setting], toSetting(change)] as const),
    ...(otherStorage === 0 ? [] : [['other storage', `${otherStorage} storage slots of the Safe change`] as const]),
    ...simulation.calls.map(({ depth, hasFailed, selector, to, type, value }) => {
      const paid = value === 0n ? '' : ` with ${formatUnits(value, decimals)} ${symbol}`
      const text = `${'  '.repeat(depth)}${type.toLowerCase()} ${to ?? 'new contract'} ${selector ?? ''}${paid}`
      return ['call', hasFailed ? `${text} (fails)` : text] as const
    }),
    ...notSeen.map((what) => ['not simulated', notSeenNames[what]] as const),
  ]
  return [...toHeading('Simulation (your node)'), ...toTable(rows)]
}

function toAmount(change: bigint, token: Address, { tokens }: RenderSimulationOptions): string {
  const facts = tokens.get(token.toLowerCase())
  if (!facts) return `${withSign(change)} base units of ${token}`
  return `${withSign(change, facts.decimals ?? 0)} ${facts.symbol ?? '?'} (${token})`
}

function toAllowance(allowance: AllowanceChange, options: RenderSimulationOptions): string {
  const { spender, token } = allowance
  if (allowance.kind === 'piece') return `${spender} may transfer NFT ${allowance.tokenId} of ${token}`
  if (allowance.kind === 'all')
    return `${spender} ${allowance.isAllowed ? 'may transfer' : 'may no longer transfer'} every token of ${token}`
  if (allowance.after === maxUint256) return `${spender} may spend any amount of ${token}`
  const { decimals = 0, symbol } = options.tokens.get(token.toLowerCase()) ?? {}
  return `${spender} may spend ${formatUnits(allowance.after, decimals)} ${symbol ?? 'base units'} of ${token}`
}

function toSetting({ after, before }: SettingChange): string {
  const show = (values: readonly string[] | undefined) => values?.join(', ') ?? 'unknown'
  return `${show(before)} → ${show(after)}`
}

function withSign(change: bigint, decimals = 0): string {
  return `${change > 0n ? '+' : ''}${formatUnits(change, decimals)}`
}

export function toSimulationJson(simulation: Simulation) {
  const { block, checks: _, discarded, gas, reason, ...rest } = simulation
  const rejected = discarded.map(({ message, method }) => ({ method, reason: message.text }))
  return { ...rest, block: block.number, discarded: rejected, gas: gas ?? null, reason: reason ?? null }
}
