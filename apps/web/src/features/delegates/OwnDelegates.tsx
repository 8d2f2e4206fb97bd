import { listDelegates } from '@countersign/client'
import type { ChainConfig } from '@countersign/protocol/config'
import type { Delegate } from '@countersign/protocol/wire'
import { useQuery } from '@tanstack/react-query'
import type { Address as AddressValue } from 'viem'
import { useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import { useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/wallet/useSigner.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { addressBookText } from '../../lib/messages/addressBook.ts'
import { delegatesText as words } from '../../lib/messages/delegates.ts'
import { Address } from '../../ui/Address.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { Row, RowLine, rowWords } from '../../ui/Rows.tsx'
import { DelegateFields } from './DelegateForm.tsx'
import { describeChangeFailure, ownDelegatesKey, useDelegateChange } from './useDelegateChange.ts'

/** Delegates of the connected account, for all Safes or one, on the wallet's chain. */
export function OwnDelegates() {
  const { config } = useServices()
  const { address: account, chainId } = useSigner()
  const chain = config.chains.find(({ id }) => id === chainId) ?? config.chains[0]
  if (!account || !chain)
    return (
      <Card title={addressBookText.delegates}>
        <p>{addressBookText.delegatesConnect}</p>
      </Card>
    )
  return (
    <>
      <OwnDelegateList account={account} chain={chain} isOnChain={chain.id === chainId} />
      <Card key={chain.id} title={addressBookText.delegatesAdd}>
        {chain.id === chainId ? (
          <DelegateFields account={account} chain={chain} />
        ) : (
          <p>{words.otherChain(chain.name)}</p>
        )}
      </Card>
    </>
  )
}

type OnChainProps = { account: AddressValue; chain: ChainConfig; isOnChain: boolean }

function OwnDelegateList({ account, chain, isOnChain }: OnChainProps) {
  const { service } = useServices()
  const query = useQuery({
    queryFn: ({ signal }) => listDelegates(service, { chainId: chain.id, delegator: account, signal }),
    queryKey: [...ownDelegatesKey(account), chain.id],
  })
  return (
    <QueryView
      empty={{ icon: 'sign', title: addressBookText.delegatesNone, children: addressBookText.delegatesText }}
      failed={words.failed}
      card={{
        aside: <Evidence kind="claimed" />,
        isFlush: true,
        title: `${addressBookText.delegates} ${addressBookText.delegatesOnChain(chain.name)}`,
      }}
      isEmpty={query.data?.results.length === 0}
      loading={words.loading}
      query={query}
      rows={2}
    >
      {({ next, results }) => (
        <>
          <ul>
            {results.map((delegate) => (
              <OwnDelegateRow
                account={account}
                chain={chain}
                delegate={delegate}
                isOnChain={isOnChain}
                key={`${delegate.delegate}${delegate.safe}`}
              />
            ))}
          </ul>
          {next ? <p>{words.more}</p> : null}
        </>
      )}
    </QueryView>
  )
}

function OwnDelegateRow({
  account,
  chain,
  delegate: { delegate, delegator, label, safe },
  isOnChain,
}: OnChainProps & { delegate: Delegate }) {
  const labelOf = useLabelOf()
  const change = useDelegateChange({ chainId: chain.id, ...(safe ? { address: safe } : {}) }, account)
  return (
    <>
      <Row
        as="li"
        end={
          isOnChain ? (
            <Button
              aria-label={words.removeWhat(label || shortAddress(delegate))}
              isBusy={change.isPending}
              look="quiet"
              onClick={() => change.mutate({ delegate, delegator, kind: 'remove', safe })}
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
            <span>{addressBookText.delegatesFor}</span>
            {safe ? <Address name={labelOf(safe)} value={safe} /> : <Badge>{addressBookText.delegatesEvery}</Badge>}
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
