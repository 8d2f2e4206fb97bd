import type { ChainConfig } from '@countersign/protocol/config'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type Address, size } from 'viem'
import { AddressList } from '../../domain/address-book/AddressList.tsx'
import { useServices } from '../../domain/services/Services.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { formatNumber } from '../../lib/messages/intl.ts'
import { Amount } from '../../ui/Amount.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { Stack } from '../../ui/Stack.tsx'
import styles from './Explorer.module.css'
import { AccountLink, BlockLink } from './ExplorerLinks.tsx'
import { addressQuery, type ExploredAddress } from './explorerQueries.ts'

const t = createCatalogue('explorer')

export function AccountView({ address, chain }: { chain: ChainConfig; address: Address }) {
  const services = useServices()
  const { data, error, refetch } = useQuery(addressQuery(services, chain.id, address))
  // Hides a stale balance after an error.
  const query = { data: error ? undefined : data, error, refetch }
  if (error || !data) return <QueryView failed={t('failed')} loading={t('loading')} query={query} rows={4} />
  const { balance, block, code, delegate, nonce, safe, token } = data
  const kind = delegate ? 'delegating' : code ? 'contract' : 'key'
  return (
    <>
      <Card aside={<Evidence block={block} kind="chain" />} title={t('account')}>
        <FieldList>
          <FieldPair label={t('address')}>
            <AccountLink address={address} chainId={chain.id} />
          </FieldPair>
          <FieldPair label={t('kind')}>{t(`kinds.${kind}`)}</FieldPair>
          {delegate ? (
            <FieldPair label={t('implementation')}>
              <AccountLink address={delegate} chainId={chain.id} />
            </FieldPair>
          ) : null}
          <FieldPair label={t('balance')}>
            <Amount decimals={chain.nativeCurrency.decimals} symbol={chain.nativeCurrency.symbol} value={balance} />
          </FieldPair>
          <FieldPair label={kind === 'contract' ? t('contractsCreated') : t('sent')}>{formatNumber(nonce)}</FieldPair>
          {kind === 'contract' && code ? (
            <FieldPair label={t('codeSize')}>{t('dataSize', { bytes: size(code) })}</FieldPair>
          ) : null}
          <FieldPair label={t('readAt')}>
            <BlockLink block={block} chainId={chain.id} />
          </FieldPair>
        </FieldList>
      </Card>
      {safe ? <SafeCard safe={safe} /> : null}
      {token ? <TokenCard token={token} /> : null}
    </>
  )
}

function SafeCard({ safe }: { safe: NonNullable<ExploredAddress['safe']> }) {
  const { address, block, chainId, owners, threshold, version } = safe
  return (
    <Card aside={<Evidence block={block.number} kind="chain" />} title={t('safe')}>
      <Stack>
        <p>{t('safeText', { threshold, owners: owners.length, version })}</p>
        <FieldList>
          <FieldPair label={t('owners')}>
            <AddressList addresses={owners} />
          </FieldPair>
        </FieldList>
        <p>
          <Link className={buttonClass()} params={{ chain: String(chainId), safe: address }} to="/$chain/$safe">
            {t('openSafe')}
          </Link>
        </p>
      </Stack>
    </Card>
  )
}

function TokenCard({ token: { decimals, name, symbol } }: { token: NonNullable<ExploredAddress['token']> }) {
  return (
    <Card title={t('token')}>
      <Stack>
        <p className={styles.note}>{t('tokenText')}</p>
        <FieldList>
          <FieldPair className={styles.text} label={t('tokenName')}>
            <bdi dir="auto">{name}</bdi>
          </FieldPair>
          <FieldPair className={styles.text} label={t('tokenSymbol')}>
            <bdi dir="auto">{symbol}</bdi>
          </FieldPair>
          {decimals === undefined ? null : <FieldPair label={t('tokenDecimals')}>{formatNumber(decimals)}</FieldPair>}
        </FieldList>
      </Stack>
    </Card>
  )
}
