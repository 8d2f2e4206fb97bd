import type { ChainConfig } from '@countersign/protocol/config'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useServices } from '../../domain/services/Services.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { formatNumber } from '../../lib/messages/intl.ts'
import { HexGroups } from '../../ui/Address.tsx'
import { Amount } from '../../ui/Amount.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { LongList } from '../../ui/LongList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { Time } from '../../ui/Time.tsx'
import styles from './Explorer.module.css'
import { AccountLink, TransactionLink } from './ExplorerLinks.tsx'
import { blockQuery } from './explorerQueries.ts'

const t = createCatalogue('explorer')

export function BlockView({ block: which, chain }: { chain: ChainConfig; block: string }) {
  const services = useServices()
  const query = useQuery(blockQuery(services, chain.id, which))
  const block = query.data
  if (block === undefined) return <QueryView failed={t('failed')} loading={t('loading')} query={query} rows={6} />
  if (!block)
    return (
      <Notice title={t('noBlock')} tone="info">
        {t('noBlockText')}
      </Notice>
    )
  const { baseFeePerGas, gasLimit, gasUsed, hash, miner, number, size, timestamp, transactions } = block
  const hashes = transactions.filter((transaction) => typeof transaction === 'string')
  const { decimals, symbol } = chain.nativeCurrency
  return (
    <>
      {number === null ? null : <Steps chainId={chain.id} number={number} />}
      <Card aside={<Evidence block={number ?? undefined} kind="chain" />} title={t('block')}>
        <FieldList>
          {hash ? (
            <FieldPair label={t('hash')}>
              <span className={styles.identifier}>
                <HexGroups value={hash} />
                <CopyButton text={hash} what={t('hash')} />
              </span>
            </FieldPair>
          ) : null}
          <FieldPair label={t('time')}>
            <Time at={Number(timestamp) * 1_000} />
          </FieldPair>
          <FieldPair label={t('feeRecipient')}>
            <AccountLink address={miner} chainId={chain.id} />
          </FieldPair>
          <FieldPair label={t('gas')}>{t('gasOf', { used: Number(gasUsed), limit: Number(gasLimit) })}</FieldPair>
          {baseFeePerGas === null ? null : (
            <FieldPair label={t('baseFee')}>
              <Amount decimals={Math.max(0, decimals - 9)} symbol={`n${symbol}`} value={baseFeePerGas} />
            </FieldPair>
          )}
          <FieldPair label={t('size')}>{t('dataSize', { bytes: Number(size) })}</FieldPair>
        </FieldList>
      </Card>
      <Card aside={formatNumber(hashes.length)} isFlush={hashes.length > 0} title={t('transactions')}>
        {hashes.length === 0 ? (
          t('noTransactions')
        ) : (
          <LongList getKey={(item) => item} items={hashes} name="transactions">
            {(item) => (
              <span className={styles.row}>
                <TransactionLink chainId={chain.id} hash={item} />
              </span>
            )}
          </LongList>
        )}
      </Card>
    </>
  )
}

function Steps({ chainId, number }: { chainId: number; number: bigint }) {
  const link = (to: bigint, text: string) => (
    <Link
      className={buttonClass()}
      params={{ block: to.toString(), chain: String(chainId) }}
      preload={false}
      to="/explorer/$chain/block/$block"
    >
      {text}
    </Link>
  )
  return (
    <div className={styles.steps}>
      {number > 0n ? link(number - 1n, t('parent')) : null}
      {link(number + 1n, t('next'))}
    </div>
  )
}
