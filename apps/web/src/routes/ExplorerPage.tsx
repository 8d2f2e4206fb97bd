import type { ChainConfig } from '@countersign/protocol/config'
import { sanitizeText } from '@countersign/protocol/text'
import { useQuery } from '@tanstack/react-query'
import { useParams, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { getAddress, isAddress } from 'viem'
import { ChainLogo } from '../domain/safe/ChainLogo.tsx'
import { headQuery } from '../domain/safe/queries.ts'
import { useServices } from '../domain/services/Services.ts'
import { AccountView } from '../features/explorer/AccountView.tsx'
import { BlockView } from '../features/explorer/BlockView.tsx'
import { BlockLink } from '../features/explorer/ExplorerLinks.tsx'
import { ExplorerSearch } from '../features/explorer/ExplorerSearch.tsx'
import { isBlockNumber, isHash } from '../features/explorer/parseExplorerQuery.ts'
import { TransactionView } from '../features/explorer/TransactionView.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { Card } from '../ui/Card.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Page } from '../ui/Page.tsx'
import { QueryView } from '../ui/QueryView.tsx'

const t = createCatalogue('explorer')
const tShell = createCatalogue('shell')

export function ExplorerPage() {
  const chain = useExploredChain()
  const query = useQuery(headQuery(useServices(), chain.id))
  return (
    <Frame chain={chain} title={t('title', { chain: chain.name })}>
      <QueryView failed={t('failed')} loading={t('loading')} query={query} rows={1}>
        {({ block }) => (
          <Card title={t('newest')}>
            <BlockLink block={block} chainId={chain.id} />
          </Card>
        )}
      </QueryView>
    </Frame>
  )
}

export function ExplorerTransactionPage() {
  const chain = useExploredChain()
  const { hash } = useParams({ from: '/explorer/$chain/tx/$hash' })
  return (
    <Frame chain={chain} title={t('transaction')}>
      {isHash(hash) ? (
        <TransactionView chain={chain} hash={hash} key={hash} />
      ) : (
        <Notice title={t('badHash', { text: toText(hash) })} tone="stop">
          {t('badHashText')}
        </Notice>
      )}
    </Frame>
  )
}

export function ExplorerAddressPage() {
  const chain = useExploredChain()
  const { address } = useParams({ from: '/explorer/$chain/address/$address' })
  return (
    <Frame chain={chain} title={t('account')}>
      {isAddress(address) ? (
        <AccountView address={getAddress(address)} chain={chain} key={address} />
      ) : (
        <Notice title={tShell('badAddress', { address: toText(address) })} tone="stop">
          {t('badAddressText')}
        </Notice>
      )}
    </Frame>
  )
}

export function ExplorerBlockPage() {
  const chain = useExploredChain()
  const { block } = useParams({ from: '/explorer/$chain/block/$block' })
  const isBlock = isBlockNumber(block) || isHash(block)
  return (
    <Frame chain={chain} title={isBlockNumber(block) ? t('blockOf', { number: Number(block) }) : t('block')}>
      {isBlock ? (
        <BlockView block={block} chain={chain} key={block} />
      ) : (
        <Notice title={t('badBlock', { text: toText(block) })} tone="stop">
          {t('badBlockText')}
        </Notice>
      )}
    </Frame>
  )
}

/** Explains the explorer's scope on every page. */
function Frame({ chain, children, title }: { chain: ChainConfig; children: ReactNode; title: string }) {
  const url = chain.rpcUrls.default.http[0] ?? chain.rpcUrls.default.webSocket?.[0]
  return (
    <Page
      actions={<ChainLogo chain={chain} size={40} />}
      lead={t('lead', { node: url ? new URL(url).host : chain.name })}
      title={title}
      width="read"
    >
      <ExplorerSearch chainId={chain.id} />
      {children}
    </Page>
  )
}

function useExploredChain(): ChainConfig {
  return useRouteContext({ from: '/explorer/$chain', select: ({ explored }) => explored })
}

/** The URL is untrusted text. */
function toText(value: string): string {
  return sanitizeText(value, { maxLength: 80 })
}
