import { toReasonMessage } from '@countersign/protocol/errors'
import type { SettingChange, SimulatedCall, Simulation } from '@countersign/protocol/simulate'
import { isAddress } from 'viem'
import { AddressList } from '../../domain/address-book/AddressList.tsx'
import { useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import { type EffectLine, listEffects } from '../../domain/simulation/listEffects.ts'
import type { SimulationOutcome } from '../../domain/simulation/simulationCache.ts'
import { describeChange } from '../../domain/simulation/toSimulationChecks.ts'
import type { TokenFacts } from '../../domain/transactions/readToken.ts'
import { formatAmount } from '../../lib/formatAmount.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { translateMessage } from '../../lib/messages/translateMessage.ts'
import { Address } from '../../ui/Address.tsx'
import { type Tone, toneIcon } from '../../ui/Badge.tsx'
import { ChangeList } from '../../ui/ChangeList.tsx'
import { cx } from '../../ui/cx.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { SheetSection } from '../../ui/Sheet.tsx'
import styles from './Simulation.module.css'

const t = createCatalogue('simulation')
const tCommon = createCatalogue('common')

export type SimulationViewProps = {
  simulation: Simulation
  /** By lower-case address. */
  tokens: ReadonlyMap<string, TokenFacts>
  native: { decimals: number; symbol: string }
  changed?: SimulationOutcome['changed']
  /** The earlier nonce that comes first. */
  waitsFor?: bigint | undefined
}

export function SimulationView(props: SimulationViewProps) {
  const { block, notSeen, outcome } = props.simulation
  const isUnknown = outcome === 'unknown'
  return (
    <SheetSection
      aside={
        <>
          {t('simulatedAt', { block: block.number })}{' '}
          <Evidence block={block.number} kind="chain" sentence={t('evidence')} />
        </>
      }
      title={t('title')}
    >
      <div className={cx(styles.parts, styles.result)}>
        <Verdict simulation={props.simulation} />
        {props.changed ? <Changed changed={props.changed} simulation={props.simulation} /> : null}
        {props.waitsFor === undefined ? null : (
          <p className={styles.dim}>{t('waitsForNonce', { nonce: String(props.waitsFor) })}</p>
        )}
        <Effects {...props} />
        {props.simulation.discarded.map(({ message, method }) => (
          <p className={styles.dim} key={method}>
            {translateMessage(message)}
          </p>
        ))}
        {isUnknown ? null : <NotSeenLine notSeen={notSeen.filter((what) => !isMinor(what))} />}
        <Background {...props} />
      </div>
    </SheetSection>
  )
}

export const tones = { failure: 'stop', success: 'ok', unknown: 'caution' } as const satisfies Record<
  Simulation['outcome'],
  Tone
>

function Verdict({ simulation: { outcome, reason } }: { simulation: Simulation }) {
  const tone = tones[outcome]
  const failure =
    reason === undefined ? t('failure') : t('failureBecause', { reason: translateMessage(toReasonMessage(reason)) })
  return (
    <p className={cx(styles.verdict, styles[tone])}>
      <Icon name={toneIcon[tone]} />
      <span>{outcome === 'success' ? t('success') : outcome === 'failure' ? failure : t('unknown')}</span>
    </p>
  )
}

type ChangedProps = { changed: NonNullable<SimulationOutcome['changed']>; simulation: Simulation }

/** Marks differences from the previous simulation until the page is left. */
function Changed({ changed, simulation }: ChangedProps) {
  const { kind, earlier } = changed
  return (
    <Notice title={describeChange(changed, simulation)} tone={kind === 'amounts' ? 'info' : 'caution'}>
      {earlier.lines.length > 0 ? (
        <>
          <p>{t('before', { block: earlier.block })}</p>
          <ul>
            {earlier.lines.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ul>
        </>
      ) : null}
    </Notice>
  )
}

function Effects({ native, simulation, tokens }: SimulationViewProps) {
  const { notSeen, otherStorage, outcome, settings } = simulation
  if (outcome === 'unknown') return <p>{t('unknownText')}</p>
  if (outcome === 'failure') return null
  const lines = listEffects({ native, simulation, tokens })
  const isQuiet = lines.length === 0 && settings.length === 0 && otherStorage === 0
  if (isQuiet) return <p>{notSeen.length === 0 ? t('nothing') : t('nothingFound')}</p>
  return (
    <>
      <EffectList lines={lines} />
      {settings.length > 0 ? <ChangeList rows={settings.map(toSettingRow)} /> : null}
      {otherStorage > 0 ? <p>{t('otherStorage', { count: otherStorage })}</p> : null}
    </>
  )
}

export function EffectList({ lines }: { lines: readonly EffectLine[] }) {
  const labelOf = useLabelOf()
  if (lines.length === 0) return null
  return (
    <ul aria-label={t('transfers')} className={styles.lines}>
      {lines.map(({ key, spender, text, token }) => (
        <li className={styles.line} key={key}>
          <bdi className={styles.amount}>{text}</bdi>
          {token ? <Address canCopy={false} name={labelOf(token)} value={token} /> : null}
          {spender ? (
            <span className={styles.spender}>
              <RichText>
                {(mark) =>
                  t('spender', {
                    account: mark(<Address canCopy={false} name={labelOf(spender)} value={spender} />),
                  })
                }
              </RichText>
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

export function toSettingRow({ after, before, setting }: SettingChange) {
  return { after: toValue(after), before: toValue(before), key: setting, what: t(`settings.${setting}`) }
}

function toValue(values: readonly string[] | undefined) {
  if (!values) return t('valueUnknown')
  const addresses = values.filter((value) => isAddress(value))
  return addresses.length === values.length ? <AddressList addresses={addresses} /> : values.join(', ')
}

/** Moves no assets of the Safe beyond the network fee: one click away, not in the first view. */
const isMinor = (what: Simulation['notSeen'][number]) => what === 'gas' || what === 'refund'

function Background({ native, simulation: { calls, gas, notSeen, outcome, ways } }: SimulationViewProps) {
  const minor = outcome === 'unknown' ? [] : notSeen.filter(isMinor)
  if (calls.length === 0 && gas === undefined && ways.length === 0 && minor.length === 0) return null
  return (
    <Disclosure title={calls.length > 0 ? t('calls', { count: calls.length }) : tCommon('details')}>
      <div className={styles.parts}>
        {calls.length > 0 ? (
          <ol className={styles.calls}>
            {calls.map((call, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: call order is fixed
              <Call call={call} key={index} native={native} />
            ))}
          </ol>
        ) : null}
        <p className={styles.dim}>
          {gas === undefined ? null : `${t('gas', { gas })} `}
          {ways.length === 0 ? null : t('methods', { methods: ways.join(', ') })}
        </p>
        <NotSeenLine notSeen={minor} />
      </div>
    </Disclosure>
  )
}

/** Of the message; every other type is a call. */
const callTypes: Readonly<Record<string, string>> = {
  CREATE: 'create',
  CREATE2: 'create',
  DELEGATECALL: 'delegatecall',
}

/** Deeper calls are not indented further. */
const deepest = 6

function Call({ call, native }: { call: SimulatedCall; native: SimulationViewProps['native'] }) {
  const { depth, hasFailed, selector, to, type, value } = call
  const labelOf = useLabelOf()
  const target = to ? <Address canCopy={false} name={labelOf(to)} value={to} /> : t('newContract')
  return (
    <li className={styles.call} data-depth={Math.min(depth, deepest)}>
      <span>
        <RichText>{(mark) => t('call', { target: mark(target), type: callTypes[type] ?? 'call' })}</RichText>
      </span>
      {selector ? <code>{selector}</code> : null}
      {value > 0n ? <span>{`${formatAmount(value, native.decimals)} ${native.symbol}`}</span> : null}
      {hasFailed ? <strong className={styles.stop}>{t('callFails')}</strong> : null}
    </li>
  )
}

/** Lists what this node cannot show, so that it is not mistaken for "no effect". */
export function NotSeenLine({ notSeen }: Pick<Simulation, 'notSeen'>) {
  if (notSeen.length === 0) return null
  return (
    <div className={styles.notSeen}>
      <strong>{t('uncheckedTitle')}</strong>
      <ul>
        {notSeen.map((what) => (
          <li key={what}>{t(`unchecked.${what}`)}</li>
        ))}
      </ul>
      <p>{t('uncheckedReason')}</p>
    </div>
  )
}
