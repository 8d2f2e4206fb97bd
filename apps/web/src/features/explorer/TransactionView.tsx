import type { ChainConfig } from '@countersign/protocol/config'
import { decodeCall } from '@countersign/protocol/decode'
import { sanitizeText } from '@countersign/protocol/text'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type Address, type Hex, isAddress, isHex, type Log } from 'viem'
import { headQuery } from '../../domain/safe/queries.ts'
import { useServices } from '../../domain/services/Services.ts'
import { ArgumentList } from '../../domain/transaction-builder/ArgumentList.tsx'
import { tokenQuery } from '../../domain/transactions/tokenMetadataQuery.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { formatNumber } from '../../lib/messages/intl.ts'
import { HexGroups } from '../../ui/Address.tsx'
import { Amount } from '../../ui/Amount.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { Time } from '../../ui/Time.tsx'
import { useShownItems } from '../../ui/useShownItems.tsx'
import styles from './Explorer.module.css'
import { AccountLink, BlockLink, DataBlock } from './ExplorerLinks.tsx'
import { type ExploredTransaction, transactionQuery } from './explorerQueries.ts'
import { readEvent } from './readEvent.ts'

const t = createCatalogue('explorer')

type TransactionViewProps = { chain: ChainConfig; hash: Hex }

export function TransactionView({ chain, hash }: TransactionViewProps) {
  const services = useServices()
  const query = useQuery(transactionQuery(services, chain.id, hash))
  return (
    <QueryView failed={t('failed')} loading={t('loading')} query={query} rows={6}>
      {(explored) =>
        explored ? <Facts chain={chain} explored={explored} /> : <UnknownTransaction chain={chain} hash={hash} />
      }
    </QueryView>
  )
}

function UnknownTransaction({ chain, hash }: TransactionViewProps) {
  return (
    <Notice
      actions={
        <Link
          className={buttonClass()}
          params={{ block: hash, chain: String(chain.id) }}
          to="/explorer/$chain/block/$block"
        >
          {t('isItBlock')}
        </Link>
      }
      title={t('noTransaction')}
      tone="info"
    >
      <p>{t('noTransactionText')}</p>
      <HexGroups value={hash} />
    </Notice>
  )
}

function Facts({ chain, explored }: { chain: ChainConfig; explored: ExploredTransaction }) {
  const { receipt, timestamp, transaction } = explored
  const { decimals, symbol } = chain.nativeCurrency
  const { from, gas, hash, input, nonce, to, value } = transaction
  return (
    <>
      <Card aside={<Evidence block={receipt?.blockNumber} kind="chain" />} title={t('transaction')}>
        <FieldList>
          <FieldPair label={t('hash')}>
            <span className={styles.identifier}>
              <HexGroups value={hash} />
              <CopyButton text={hash} what={t('hash')} />
            </span>
          </FieldPair>
          <FieldPair label={t('status')}>
            <Status receipt={receipt} />
          </FieldPair>
          {receipt ? (
            <FieldPair label={t('block')}>
              <BlockLink block={receipt.blockNumber} chainId={chain.id} />{' '}
              <Since block={receipt.blockNumber} chainId={chain.id} />
            </FieldPair>
          ) : null}
          {timestamp === undefined ? null : (
            <FieldPair label={t('time')}>
              <Time at={Number(timestamp) * 1_000} />
            </FieldPair>
          )}
          <FieldPair label={t('from')}>
            <AccountLink address={from} chainId={chain.id} />
          </FieldPair>
          {to ? (
            <FieldPair label={t('to')}>
              <AccountLink address={to} chainId={chain.id} />
            </FieldPair>
          ) : (
            <FieldPair label={t('created')}>
              {receipt?.contractAddress ? (
                <AccountLink address={receipt.contractAddress} chainId={chain.id} />
              ) : (
                t('creates')
              )}
            </FieldPair>
          )}
          <FieldPair label={t('amount')}>
            <Amount decimals={decimals} symbol={symbol} value={value} />
          </FieldPair>
          {receipt ? (
            <>
              <FieldPair label={t('fee')}>
                <Amount decimals={decimals} symbol={symbol} value={receipt.gasUsed * receipt.effectiveGasPrice} />
              </FieldPair>
              <FieldPair label={t('gas')}>
                {t('gasOf', { used: Number(receipt.gasUsed), limit: Number(gas) })}
              </FieldPair>
            </>
          ) : null}
          <FieldPair label={t('nonce')}>{nonce}</FieldPair>
          <FieldPair label={t('data')}>
            <DataBlock data={input} />
          </FieldPair>
        </FieldList>
      </Card>
      {to ? <CalledFunction data={input} to={to} /> : null}
      {receipt ? <LogList chainId={chain.id} logs={receipt.logs} /> : null}
    </>
  )
}

function Status({ receipt }: Pick<ExploredTransaction, 'receipt'>) {
  if (!receipt) return <Badge tone="caution">{t('pending')}</Badge>
  if (receipt.status === 'success') return <Badge tone="ok">{t('succeeded')}</Badge>
  return (
    <>
      <Badge tone="stop">{t('reverted')}</Badge> {t('revertedText')}
    </>
  )
}

function Since({ block, chainId }: { block: bigint; chainId: number }) {
  const { data: head } = useQuery(headQuery(useServices(), chainId))
  if (!head || head.block < block) return null
  return <span className={styles.since}>{t('since', { blocks: Number(head.block - block) })}</span>
}

/** Decoded by bundled ABIs only. */
function CalledFunction({ data, to }: { data: Hex; to: Address }) {
  // Nested calls are decoded on a Safe's pages only.
  const { decoding } = decodeCall({ data, operation: 0, to, value: 0n }, { maxDepth: 0 })
  if (decoding.kind === 'unknown' || decoding.kind === 'malformed')
    return (
      <Disclosure title={t('called')}>
        <p>{t('unknownFunction', { selector: decoding.selector })}</p>
      </Disclosure>
    )
  if (decoding.kind !== 'decoded') return null
  return (
    <Disclosure title={t('calledName', { name: decoding.call.name })}>
      <ArgumentList call={decoding.call} />
    </Disclosure>
  )
}

/** Rows rendered at once: a block may have thousands. */
const atOnce = 20

function LogList({ chainId, logs }: { chainId: number; logs: readonly Log[] }) {
  const { more, shown } = useShownItems(logs, atOnce)
  return (
    <Card aside={formatNumber(logs.length)} isFlush={logs.length > 0} title={t('events')}>
      {logs.length === 0 ? t('noEvents') : null}
      <ol>
        {shown.map((log, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: event order is fixed
          <li key={index}>
            <Event chainId={chainId} index={index} log={log} />
          </li>
        ))}
      </ol>
      {more ? <div className={styles.more}>{more}</div> : null}
    </Card>
  )
}

function Event({ chainId, index, log }: { chainId: number; index: number; log: Log }) {
  const event = readEvent(log)
  return (
    <article className={styles.event}>
      <h3>{event ? event.name : t('eventOf', { index: index + 1 })}</h3>
      <FieldList>
        <FieldPair label={t('by')}>
          <AccountLink address={log.address} chainId={chainId} />
        </FieldPair>
        {event ? (
          event.arguments.map(({ name, value }) => (
            <FieldPair key={name} label={name}>
              {event.amount && name === 'value' ? (
                <TokenAmount chainId={chainId} {...event.amount} />
              ) : (
                <Value chainId={chainId} value={value} />
              )}
            </FieldPair>
          ))
        ) : (
          <Raw log={log} />
        )}
      </FieldList>
    </article>
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
        <FieldPair key={index} label={t('topic', { index })}>
          <HexGroups value={topic} />
        </FieldPair>
      ))}
      <FieldPair label={t('data')}>
        <DataBlock data={log.data} />
      </FieldPair>
    </>
  )
}
