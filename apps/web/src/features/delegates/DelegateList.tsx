import { listDelegates } from '@countersign/client'
import type { SafeState } from '@countersign/protocol/chain'
import type { ChainConfig } from '@countersign/protocol/config'
import type { Delegate } from '@countersign/protocol/wire'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { type Address as AddressValue, isAddressEqual } from 'viem'
import { useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { type SafeId, safeKey } from '../../domain/safe/queries.ts'
import { type Services, useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import { shortAddress } from '../../lib/groupHex.ts'

import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Address } from '../../ui/Address.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import type { EmptyProps } from '../../ui/Empty.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { LongList } from '../../ui/LongList.tsx'
import { type QueryResult, QueryView } from '../../ui/QueryView.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Row, RowLine, rowWords } from '../../ui/Rows.tsx'
import {
  ChangeFailure,
  DelegateFields,
  type DelegateScope,
  ownDelegatesKey,
  useDelegateChange,
} from './DelegateForm.tsx'

const tAddressBook = createCatalogue('addressBook')

const t = createCatalogue('delegates')

export function DelegateList({ safe, state }: { safe: CurrentSafe; state: SafeState | undefined }) {
  const { address: account, chainId } = useSigner()
  const labelOf = useLabelOf()
  const query = useQuery(delegatesQuery(useServices(), safe, state?.owners ?? []))
  const isMine = ({ delegate, delegator }: Delegate) =>
    account !== undefined && [delegate, delegator].some((party) => isAddressEqual(party, account))
  const isFormer = ({ delegator }: Delegate) =>
    state !== undefined && !state.owners.some((owner) => isAddressEqual(owner, delegator))
  return (
    <Delegates empty={{ icon: 'sign', title: t('none'), children: t('noneText') }} query={query} title={t('title')}>
      {(entry) => (
        <DelegateRow account={account} canRemove={isMine(entry) && chainId === safe.chainId} entry={entry} scope={safe}>
          <span>
            <RichText>
              {(mark) =>
                t('for', { account: mark(<Address name={labelOf(entry.delegator)} value={entry.delegator} />) })
              }
            </RichText>
          </span>
          {entry.safe === null ? <Badge>{t('everySafe')}</Badge> : null}
          {isFormer(entry) ? <Badge tone="caution">{t('formerOwner')}</Badge> : null}
        </DelegateRow>
      )}
    </Delegates>
  )
}

/** Delegates of the connected account, for all Safes or one, on the wallet's chain. */
export function OwnDelegates() {
  const { config } = useServices()
  const { address: account, chainId } = useSigner()
  const chain = config.chains.find(({ id }) => id === chainId) ?? config.chains[0]
  if (!account || !chain)
    return (
      <Card title={tAddressBook('proposers')}>
        <p>{tAddressBook('proposersConnect')}</p>
      </Card>
    )
  const isOnChain = chain.id === chainId
  return (
    <>
      <OwnDelegateList account={account} chain={chain} isOnChain={isOnChain} />
      <Card key={chain.id} title={tAddressBook('proposersAdd')}>
        {isOnChain ? (
          <DelegateFields account={account} chain={chain} />
        ) : (
          <p>{t('otherChain', { chain: chain.name })}</p>
        )}
      </Card>
    </>
  )
}

type OwnDelegateListProps = { account: AddressValue; chain: ChainConfig; isOnChain: boolean }

function OwnDelegateList({ account, chain, isOnChain }: OwnDelegateListProps) {
  const { service } = useServices()
  const query = useQuery({
    queryFn: ({ signal }) => listDelegates(service, { chainId: chain.id, delegator: account, signal }),
    queryKey: [...ownDelegatesKey(account), chain.id],
    select: ({ next, results }) => ({ delegates: results, hasMore: next !== null }),
  })
  return (
    <Delegates
      empty={{ icon: 'sign', title: tAddressBook('proposersNone'), children: tAddressBook('proposersLead') }}
      query={query}
      title={tAddressBook('proposersTitle', { chain: chain.name })}
    >
      {(entry) => (
        <DelegateRow
          account={account}
          canRemove={isOnChain}
          entry={entry}
          scope={{ chainId: chain.id, ...(entry.safe ? { address: entry.safe } : {}) }}
        >
          {entry.safe ? <ProposesFor safe={entry.safe} /> : <Badge>{tAddressBook('proposersEvery')}</Badge>}
        </DelegateRow>
      )}
    </Delegates>
  )
}

function ProposesFor({ safe }: { safe: AddressValue }) {
  const name = useLabelOf()(safe)
  return (
    <span>
      <RichText>
        {(mark) => tAddressBook('proposersFor', { safe: mark(<Address name={name} value={safe} />) })}
      </RichText>
    </span>
  )
}

type DelegatesProps = {
  title: string
  empty: EmptyProps
  query: QueryResult<{ delegates: Delegate[]; hasMore: boolean }>
  children: (entry: Delegate) => ReactElement
}

function Delegates({ title, empty, query, children }: DelegatesProps) {
  return (
    <QueryView
      card={{ aside: <Evidence kind="claimed" />, isFlush: true, title }}
      empty={empty}
      failed={t('failed')}
      isEmpty={query.data?.delegates.length === 0}
      loading={t('loading')}
      query={query}
      rows={2}
    >
      {({ delegates, hasMore }) => (
        <>
          <LongList
            getKey={({ delegate, delegator, safe }) => `${delegate}${delegator}${safe}`}
            items={delegates}
            name="delegates"
          >
            {children}
          </LongList>
          {hasMore ? <p>{t('more')}</p> : null}
        </>
      )}
    </QueryView>
  )
}

type DelegateRowProps = {
  account: AddressValue | undefined
  canRemove: boolean
  entry: Delegate
  scope: DelegateScope
  children: ReactNode
}

function DelegateRow({ account, canRemove, entry, scope, children }: DelegateRowProps) {
  const { delegate, delegator, label, safe } = entry
  const labelOf = useLabelOf()
  const change = useDelegateChange(scope, account)
  return (
    <>
      <Row
        end={
          canRemove ? (
            <Button
              aria-label={t('removeWho', { name: label || shortAddress(delegate) })}
              isBusy={change.isPending}
              look="quiet"
              onClick={() => change.mutate({ delegate, delegator, kind: 'remove', safe })}
            >
              {t('remove')}
            </Button>
          ) : null
        }
        icon="sign"
        isFolding
      >
        <span className={rowWords}>
          {/* The label is written by whoever added the delegate. */}
          <bdi>{label}</bdi>
          <RowLine>
            <Address name={labelOf(delegate)} value={delegate} />
            {children}
          </RowLine>
        </span>
      </Row>
      {change.isError ? <ChangeFailure error={change.error} /> : null}
    </>
  )
}

/** Delegates of this Safe, and those of its owners for all Safes, which the service lists by owner only. */
function delegatesQuery(services: Services, { chainId, address }: SafeId, owners: readonly AddressValue[]) {
  return queryOptions({
    queryKey: [...safeKey({ chainId, address }), 'delegates', owners],
    queryFn: async ({ signal }) => {
      const list = (filter: { safe: AddressValue } | { delegator: AddressValue }) =>
        listDelegates(services.service, { chainId, ...filter, signal })
      const [named, ...ofOwners] = await Promise.all([
        list({ safe: address }),
        ...owners.map((delegator) => list({ delegator })),
      ])
      const general = ofOwners.flatMap(({ results }) => results.filter(({ safe }) => safe === null))
      return {
        delegates: [...named.results, ...general],
        hasMore: [named, ...ofOwners].some(({ next }) => next !== null),
      }
    },
  })
}
