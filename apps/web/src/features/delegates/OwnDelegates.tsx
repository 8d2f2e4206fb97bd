import { listDelegates } from '@countersign/client'
import type { ChainConfig } from '@countersign/protocol/config'
import type { Delegate } from '@countersign/protocol/wire'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Address as AddressValue } from 'viem'
import { useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import { useServices } from '../../domain/services/Services.ts'
import { readAddress } from '../../domain/transaction-builder/readAddress.ts'
import { useSigner } from '../../domain/wallet/useSigner.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { addressBookText } from '../../lib/messages/addressBook.ts'
import { delegatesText as words } from '../../lib/messages/delegates.ts'
import { Address } from '../../ui/Address.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Row, RowLine, rowWords } from '../../ui/Rows.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { describeChangeFailure } from './describeChangeFailure.ts'
import { readLabel } from './readDelegate.ts'
import { ownDelegatesKey, useDelegateChange } from './useDelegateChange.ts'

/** Whom the connected account lets propose, for all of its Safes or for one, on the chain that the wallet is on. */
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
      <OwnDelegateForm account={account} chain={chain} isOnChain={chain.id === chainId} key={chain.id} />
    </>
  )
}

type OnChainProps = { account: AddressValue; chain: ChainConfig; isOnChain: boolean }

function OwnDelegateList({ account, chain, isOnChain }: OnChainProps) {
  const { service } = useServices()
  const { data, error, isError, refetch } = useQuery({
    queryFn: ({ signal }) => listDelegates(service, { chainId: chain.id, delegator: account, signal }),
    queryKey: [...ownDelegatesKey(account), chain.id],
  })
  if (isError && !data) return <ErrorNotice error={error} onRetry={() => void refetch()} title={words.failed} />
  return (
    <Card
      aside={<Evidence kind="claimed" />}
      isFlush
      title={`${addressBookText.delegates} ${addressBookText.delegatesOnChain(chain.name)}`}
    >
      {!data ? (
        <SkeletonRows count={2} label={words.loading} />
      ) : data.results.length === 0 ? (
        <Empty icon="sign" title={addressBookText.delegatesNone}>
          {addressBookText.delegatesText}
        </Empty>
      ) : (
        <ul>
          {data.results.map((delegate) => (
            <OwnDelegateRow
              account={account}
              chain={chain}
              delegate={delegate}
              isOnChain={isOnChain}
              key={`${delegate.delegate}${delegate.safe}`}
            />
          ))}
        </ul>
      )}
      {data?.next ? <p>{words.more}</p> : null}
    </Card>
  )
}

type OwnDelegateRowProps = OnChainProps & { delegate: Delegate }

function OwnDelegateRow({
  account,
  chain,
  delegate: { delegate, delegator, label, safe },
  isOnChain,
}: OwnDelegateRowProps) {
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
          {/* Written by whoever added it. */}
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

function OwnDelegateForm({ account, chain, isOnChain }: OnChainProps) {
  const [form, setForm] = useState({ address: '', label: '' })
  const [errors, setErrors] = useState<{ address?: string; label?: string }>({})
  const change = useDelegateChange({ chainId: chain.id }, account)
  const edit = (next: Partial<typeof form>) => {
    setForm((now) => ({ ...now, ...next }))
    setErrors({})
    change.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (change.isPending) return
    const address = readAddress(form.address, chain)
    const label = readLabel(form.label)
    if ('value' in address && 'value' in label)
      change.mutate(
        { delegate: address.value, kind: 'add', label: label.value },
        { onSuccess: () => setForm({ address: '', label: '' }) },
      )
    else
      setErrors({
        ...('error' in address ? { address: address.error } : {}),
        ...('error' in label ? { label: label.error } : {}),
      })
  }
  return (
    <Card title={addressBookText.delegatesAdd}>
      {isOnChain ? (
        <form noValidate onSubmit={submit}>
          <Stack>
            <p>{words.addText}</p>
            <Field error={errors.address} label={words.address}>
              {(control) => (
                <input
                  {...control}
                  autoComplete="off"
                  onChange={({ target }) => edit({ address: target.value })}
                  spellCheck={false}
                  value={form.address}
                />
              )}
            </Field>
            <Field error={errors.label} hint={words.labelHint} label={words.label}>
              {(control) => (
                <input
                  {...control}
                  autoComplete="off"
                  onChange={({ target }) => edit({ label: target.value })}
                  value={form.label}
                />
              )}
            </Field>
            <Stack isLive>
              {change.isPending ? <Notice title={words.waiting} tone="info" /> : null}
              {change.isError ? (
                <Notice isAlert title={words.changeFailed} tone="caution">
                  {describeChangeFailure(change.error)}
                </Notice>
              ) : null}
            </Stack>
            <div>
              <Button isBusy={change.isPending} look="primary" type="submit">
                {words.sign}
              </Button>
            </div>
          </Stack>
        </form>
      ) : (
        <p>{words.otherChain(chain.name)}</p>
      )}
    </Card>
  )
}
