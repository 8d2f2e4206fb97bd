import { listDelegates } from '@countersign/client'
import type { SafeState } from '@countersign/protocol/chain'
import type { Delegate } from '@countersign/protocol/wire'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Address as AddressValue, isAddressEqual } from 'viem'
import { useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { type SafeId, safeKey } from '../../domain/safe/queries.ts'
import { type Services, useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/wallet/useSigner.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { delegatesText as words } from '../../lib/messages/delegates.ts'
import { Address } from '../../ui/Address.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { Row, RowLine, rowWords } from '../../ui/Rows.tsx'
import { describeChangeFailure, useDelegateChange } from './useDelegateChange.ts'

export type DelegateListProps = { safe: CurrentSafe; state: SafeState | undefined }

export function DelegateList({ safe, state }: DelegateListProps) {
  const query = useQuery(delegatesQuery(useServices(), safe, state?.owners ?? []))
  return (
    <QueryView
      empty={{ icon: 'sign', title: words.none, children: words.noneText }}
      failed={words.failed}
      card={{ aside: <Evidence kind="claimed" />, isFlush: true, title: words.list }}
      isEmpty={query.data?.delegates.length === 0}
      loading={words.loading}
      query={query}
      rows={2}
    >
      {({ delegates, hasMore }) => (
        <>
          <ul>
            {delegates.map((delegate) => (
              <DelegateRow
                delegate={delegate}
                key={`${delegate.delegate}${delegate.delegator}${delegate.safe}`}
                safe={safe}
                state={state}
              />
            ))}
          </ul>
          {hasMore ? <p>{words.more}</p> : null}
        </>
      )}
    </QueryView>
  )
}

type DelegateRowProps = DelegateListProps & { delegate: Delegate }

function DelegateRow({ delegate: { delegate, delegator, label, safe: only }, safe, state }: DelegateRowProps) {
  const labelOf = useLabelOf()
  const { address: account, chainId } = useSigner()
  const change = useDelegateChange(safe, account)
  const isMine = account !== undefined && [delegate, delegator].some((party) => isAddressEqual(party, account))
  const isFormer = state !== undefined && !state.owners.some((owner) => isAddressEqual(owner, delegator))
  return (
    <>
      <Row
        as="li"
        end={
          isMine && chainId === safe.chainId ? (
            <Button
              aria-label={words.removeWhat(label || shortAddress(delegate))}
              isBusy={change.isPending}
              look="quiet"
              onClick={() => change.mutate({ delegate, delegator, kind: 'remove', safe: only })}
            >
              {words.remove}
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
            <span>{words.for}</span>
            <Address name={labelOf(delegator)} value={delegator} />
            {only === null ? <Badge>{words.everySafe}</Badge> : null}
            {isFormer ? <Badge tone="caution">{words.formerOwner}</Badge> : null}
          </RowLine>
        </span>
      </Row>
      {change.isError ? (
        <li>
          <Notice isAlert title={words.changeFailed} tone="caution">
            {describeChangeFailure(change.error)}
          </Notice>
        </li>
      ) : null}
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
