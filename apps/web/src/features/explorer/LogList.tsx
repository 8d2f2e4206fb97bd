import { sanitizeText } from '@countersign/protocol/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Address, type Hex, isAddress, isHex, type Log } from 'viem'
import { useServices } from '../../domain/services/Services.ts'
import { tokenQuery } from '../../domain/transactions/tokenMetadataQuery.ts'
import { explorerText as words } from '../../lib/messages/explorer.ts'
import { locale } from '../../lib/messages/translate.ts'
import { HexGroups } from '../../ui/Address.tsx'
import { Amount } from '../../ui/Amount.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { DataBlock } from './DataBlock.tsx'
import styles from './Explorer.module.css'
import { AccountLink } from './ExplorerLinks.tsx'
import { type ReadEvent, readEvent } from './readEvent.ts'

/** Rows rendered at once: a block may have thousands. */
const atOnce = 20

export function LogList({ chainId, logs }: { chainId: number; logs: readonly Log[] }) {
  const [shown, setShown] = useState(atOnce)
  const remaining = logs.length - shown
  return (
    <Card aside={logs.length.toLocaleString(locale())} isFlush={logs.length > 0} title={words.events}>
      {logs.length === 0 ? words.noEvents : null}
      <ol>
        {logs.slice(0, shown).map((log, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: event order is fixed
          <li key={index}>
            <Event chainId={chainId} index={index} log={log} />
          </li>
        ))}
      </ol>
      {remaining > 0 ? (
        <div className={styles.more}>
          <Button onClick={() => setShown(shown + atOnce)}>{words.more(Math.min(remaining, atOnce))}</Button>
        </div>
      ) : null}
    </Card>
  )
}

function Event({ chainId, index, log }: { chainId: number; index: number; log: Log }) {
  const event = readEvent(log)
  return (
    <article className={styles.event}>
      <h3>{event ? event.name : words.eventOf(index + 1)}</h3>
      <FieldList>
        <FieldPair label={words.by}>
          <AccountLink address={log.address} chainId={chainId} />
        </FieldPair>
        {event ? <Arguments chainId={chainId} event={event} /> : <Raw log={log} />}
      </FieldList>
    </article>
  )
}

function Arguments({ chainId, event }: { chainId: number; event: ReadEvent }) {
  return (
    <>
      {event.arguments.map(({ name, value }) => (
        <FieldPair key={name} label={name}>
          {event.amount && name === 'value' ? (
            <TokenAmount chainId={chainId} {...event.amount} />
          ) : (
            <Value chainId={chainId} value={value} />
          )}
        </FieldPair>
      ))}
    </>
  )
}

/** In token units if the contract reports decimals, otherwise raw. */
function TokenAmount({ chainId, token, value }: { chainId: number; token: Address; value: bigint }) {
  const { data } = useQuery(tokenQuery(useServices(), chainId, token))
  if (data?.type !== 'ERC20') return <span className={styles.text}>{value.toString()}</span>
  return <Amount decimals={data.decimals} symbol={data.symbol} value={value} />
}

function Value({ chainId, value }: { chainId: number; value: unknown }) {
  if (typeof value === 'string' && isAddress(value)) return <AccountLink address={value} chainId={chainId} />
  if (isHex(value)) return value.length === 66 ? <HexGroups value={value} /> : <DataBlock data={value} />
  if (Array.isArray(value))
    return (
      <ul>
        {value.map((member, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: member order is fixed
          <li key={index}>
            <Value chainId={chainId} value={member} />
          </li>
        ))}
      </ul>
    )
  return <span className={styles.text}>{sanitizeText(String(value))}</span>
}

function Raw({ log }: { log: Log }) {
  return (
    <>
      {log.topics.map((topic: Hex, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: topic order is fixed, and topics repeat
        <FieldPair key={index} label={words.topic(index)}>
          <HexGroups value={topic} />
        </FieldPair>
      ))}
      <FieldPair label={words.data}>
        <DataBlock data={log.data} />
      </FieldPair>
    </>
  )
}
