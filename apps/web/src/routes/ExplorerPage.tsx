import type { ChainConfig } from '@countersign/protocol/config'
import { sanitizeText } from '@countersign/protocol/text'
import { useQuery } from '@tanstack/react-query'
import { useParams, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { getAddress, isAddress } from 'viem'
import { headQuery } from '../domain/safe/queries.ts'
import { useServices } from '../domain/services/Services.ts'
import { AccountView } from '../features/explorer/AccountView.tsx'
import { BlockView } from '../features/explorer/BlockView.tsx'
import { BlockLink } from '../features/explorer/ExplorerLinks.tsx'
import { ExplorerSearch } from '../features/explorer/ExplorerSearch.tsx'
import { isBlockNumber, isHash } from '../features/explorer/parseExplorerQuery.ts'
import { TransactionView } from '../features/explorer/TransactionView.tsx'
import { explorerText as words } from '../lib/messages/explorer.ts'
import { shell } from '../lib/messages/shell.ts'
import { locale } from '../lib/messages/translate.ts'
import { Card } from '../ui/Card.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Page } from '../ui/Page.tsx'
import { QueryView } from '../ui/QueryView.tsx'

export function ExplorerPage() {
  const chain = useExploredChain()
  const query = useQuery(headQuery(useServices(), chain.id))
  return (
    <Frame chain={chain} title={words.title(chain.name)}>
      <QueryView failed={words.failed} loading={words.loading} query={query} rows={1}>
        {({ block }) => (
          <Card title={words.newest}>
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
    <Frame chain={chain} title={words.transaction}>
      {isHash(hash) ? (
        <TransactionView chain={chain} hash={hash} key={hash} />
      ) : (
        <Notice title={words.badHash(toText(hash))} tone="stop">
          {words.badHashText}
        </Notice>
      )}
    </Frame>
  )
}

export function ExplorerAddressPage() {
  const chain = useExploredChain()
  const { address } = useParams({ from: '/explorer/$chain/address/$address' })
  return (
    <Frame chain={chain} title={words.account}>
      {isAddress(address) ? (
        <AccountView address={getAddress(address)} chain={chain} key={address} />
      ) : (
        <Notice title={shell.badAddress(toText(address))} tone="stop">
          {words.badAddressText}
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
    <Frame
      chain={chain}
      title={isBlockNumber(block) ? words.blockOf(BigInt(block).toLocaleString(locale())) : words.block}
    >
      {isBlock ? (
        <BlockView block={block} chain={chain} key={block} />
      ) : (
        <Notice title={words.badBlock(toText(block))} tone="stop">
          {words.badBlockText}
        </Notice>
      )}
    </Frame>
  )
}

/** Explains the explorer's scope on every page. */
function Frame({ chain, children, title }: { chain: ChainConfig; children: ReactNode; title: string }) {
  const url = chain.rpcUrls.default.http[0] ?? chain.rpcUrls.default.webSocket?.[0]
  return (
    <Page lead={words.what(url ? new URL(url).host : chain.name)} title={title} width="read">
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
