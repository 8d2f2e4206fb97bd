import type { ClearField, ClearReading, ExplainedAction } from '@countersign/protocol/clear'
import type { Action } from '@countersign/protocol/decode'
import { type ReactNode, useEffect, useState } from 'react'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Address, HexGroups } from '../../ui/Address.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { SheetSection } from '../../ui/Sheet.tsx'
import { useLabelOf } from '../address-book/useLabelOf.ts'
import { ArgumentList } from '../transaction-builder/ArgumentList.tsx'
import { toEffect } from '../transactions/Effect.ts'
import { EffectSentence } from '../transactions/EffectSentence.tsx'
import styles from './Clear.module.css'

const tCommon = createCatalogue('common')
const t = createCatalogue('clearSigning')

/** Each description separately, under its source; none replaces another. */
export function ReadingList({ readings }: { readings: readonly ClearReading[] }) {
  return readings.map((reading) => <Reading key={`${reading.source}${reading.hash}`} reading={reading} />)
}

type Read = Extract<ClearReading, { kind: 'read' }>

const marks = { bundled: 'bundled', operator: 'claimed', yours: 'yours' } as const

function Reading({ reading }: { reading: ClearReading }) {
  const { hash, name, owner, source } = reading
  return (
    <article className={styles.reading}>
      {reading.kind === 'read' ? (
        <>
          <ReadingWarning reading={reading} />
          {reading.intent ? (
            <p className={isConfirmed(reading) ? styles.intent : undefined}>
              <bdi>{isConfirmed(reading) ? reading.intent : tCommon('quoted', { words: reading.intent })}</bdi>
            </p>
          ) : null}
          {reading.sentence ? (
            <p>
              <bdi>{reading.sentence}</bdi>
            </p>
          ) : null}
          {reading.fields.length > 0 ? <Fields fields={reading.fields} /> : null}
          {reading.omitted > 0 ? <p>{t('more', { count: reading.omitted })}</p> : null}
        </>
      ) : (
        <p>{t(`unreadable.${reading.kind}`)}</p>
      )}
      <footer className={styles.source}>
        <p>
          {t(`source.${source}`)}{' '}
          <Evidence
            hasWord={false}
            kind={marks[source]}
            sentence={t(`evidence.${source}`)}
            values={[{ label: t('hash'), value: hash }]}
          />{' '}
          <code>{name}</code> {owner && source !== 'bundled' ? <bdi>{t('by', { owner })}</bdi> : null}
        </p>
        <p>
          {t('hash')} <HexGroups value={hash} />
        </p>
      </footer>
    </article>
  )
}

/** Only bundled descriptions, or those that agree with the decoded call, stand out. */
function isConfirmed({ comparison, source }: Read): boolean {
  return source === 'bundled' || comparison?.verdict === 'agrees'
}

/** Warns before the text that a description contradicts the call or is unconfirmed. */
function ReadingWarning({ reading }: { reading: Read }) {
  if (isConfirmed(reading)) return null
  const { contradictions = [] } = reading.comparison ?? {}
  if (contradictions.length === 0) return <p className={styles.note}>{t('unconfirmed')}</p>
  return (
    <Notice title={t('contradicts')} tone="caution">
      <ul>
        {contradictions.map((contradiction) => (
          <li key={contradiction}>{t(`contradictions.${contradiction}`)}</li>
        ))}
      </ul>
    </Notice>
  )
}

function Fields({ fields }: { fields: readonly ClearField[] }) {
  return (
    <FieldList>
      {fields.map((field, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields of one description never move, and labels repeat
        <FieldPair key={index} label={field.group ? `${field.group}: ${field.label}` : field.label}>
          <Value field={field} />
        </FieldPair>
      ))}
    </FieldList>
  )
}

/** A description's name for an account is shown beside the full address and the user's own name. */
function Value({ field: { address, call, note, token, value } }: { field: ClearField }) {
  const labelOf = useLabelOf()
  if (address) return <Address form="full" hasIcon name={labelOf(address)} value={address} />
  return (
    <>
      <bdi className={styles.value}>{value}</bdi>
      {note ? <span className={styles.note}> {t('raw')}</span> : null}
      {token ? (
        <span className={styles.note}>
          {' '}
          <RichText>{(mark) => t('token', { address: mark(<HexGroups value={token} />) })}</RichText>
        </span>
      ) : null}
      {call && call.readings.length > 0 ? (
        <section aria-label={t('inner')} className={styles.inner}>
          <ReadingList readings={call.readings} />
        </section>
      ) : null}
    </>
  )
}

export function DescribedCalls({ items, notice }: { items: readonly ExplainedAction[]; notice?: ReactNode }) {
  const described = items.filter(({ action }) => action.decoded.call.data !== '0x')
  if (described.length === 0) return null
  const [first] = described
  const isSingle = described.length === 1 && first?.action.path.length === 0
  return (
    <SheetSection title={t('title')}>
      <p className={styles.lead}>{t('lead')}</p>
      {notice}
      {isSingle && first ? (
        <Explained item={first} />
      ) : (
        <ol aria-label={t('calls')} className={styles.calls}>
          {described.map((item) => (
            <li className={styles.call} key={item.action.path.join('.')}>
              <p>
                <span className={styles.path}>{toNumber(item.action)}</span>{' '}
                <EffectSentence effect={toEffect(item.action)} form="whole" />
              </p>
              <Explained item={item} />
            </li>
          ))}
        </ol>
      )}
    </SheetSection>
  )
}

/** Path number: 2.1 is the first call inside of the second; the transaction itself has none. */
function toNumber({ path }: Action): string {
  return path.map((index) => index + 1).join('.')
}

function Explained({ item: { action, readings } }: { item: ExplainedAction }) {
  const { decoding } = action.decoded
  return (
    <>
      {readings.length > 0 ? <ReadingList readings={readings} /> : <p className={styles.note}>{t('none')}</p>}
      <Disclosure title={t('decoded')}>
        {decoding.kind === 'decoded' ? <ArgumentList call={decoding.call} /> : null}
        {decoding.kind === 'ambiguous'
          ? decoding.candidates.map((call) => <ArgumentList call={call} key={call.signature} />)
          : null}
        {decoding.kind === 'decoded' || decoding.kind === 'ambiguous' ? null : (
          <>
            <p>{t('undecoded')}</p>
            <code className={styles.bytes}>{action.decoded.call.data}</code>
          </>
        )}
      </Disclosure>
    </>
  )
}

/** The result of `explain`, recomputed when it changes. Memoize it. */
export function useDescriptions<result>(explain: () => Promise<result>): result | undefined {
  const [done, setDone] = useState<{ by: unknown; result: result }>()
  useEffect(() => {
    let isGone = false
    void explain().then((result) => !isGone && setDone({ by: explain, result }))
    return () => {
      isGone = true
    }
  }, [explain])
  // A result for another transaction must not be shown.
  return done?.by === explain ? done.result : undefined
}
