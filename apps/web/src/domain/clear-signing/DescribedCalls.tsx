import type { ExplainedAction } from '@countersign/protocol/clear'
import type { Action } from '@countersign/protocol/decode'
import type { ReactNode } from 'react'
import { clearText as words } from '../../lib/messages/clearSigning.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { SheetSection } from '../../ui/Sheet.tsx'
import { ArgumentList } from '../transaction-builder/ArgumentList.tsx'
import { toEffect } from '../transactions/Effect.ts'
import { EffectSentence } from '../transactions/EffectSentence.tsx'
import styles from './Clear.module.css'
import { ReadingList } from './ReadingList.tsx'

export type ExplainedCallsProps = {
  items: readonly ExplainedAction[]
  /** Shown above the calls. */
  notice?: ReactNode
}

/** Per call: the verified effect, the descriptions and the decoded call. */
export function DescribedCalls({ items, notice }: ExplainedCallsProps) {
  const described = items.filter(({ action }) => action.decoded.call.data !== '0x')
  if (described.length === 0) return null
  const [first] = described
  const isSingle = described.length === 1 && first?.action.path.length === 0
  return (
    <SheetSection title={words.title}>
      <p className={styles.lead}>{words.lead}</p>
      {notice}
      {isSingle && first ? (
        <Explained item={first} />
      ) : (
        <ol aria-label={words.calls} className={styles.calls}>
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
      {readings.length > 0 ? <ReadingList readings={readings} /> : <p className={styles.note}>{words.none}</p>}
      <Disclosure title={words.decoded}>
        {decoding.kind === 'decoded' ? <ArgumentList call={decoding.call} /> : null}
        {decoding.kind === 'ambiguous'
          ? decoding.candidates.map((call) => <ArgumentList call={call} key={call.signature} />)
          : null}
        {decoding.kind === 'decoded' || decoding.kind === 'ambiguous' ? null : (
          <>
            <p>{words.undecoded}</p>
            <code className={styles.bytes}>{action.decoded.call.data}</code>
          </>
        )}
      </Disclosure>
    </>
  )
}
