import { createDelegate, deleteDelegate } from '@countersign/client'
import { classifyFailure } from '@countersign/connect'
import type { SafeState } from '@countersign/protocol/chain'
import type { ChainConfig } from '@countersign/protocol/config'
import { getDelegateTypedData, getTotp } from '@countersign/protocol/hash'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type Address, zeroAddress } from 'viem'
import { signTypedData } from 'viem/actions'
import { getConnectorClient } from 'wagmi/actions'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { safeKey } from '../../domain/safe/queries.ts'
import { getOwnerRole } from '../../domain/safe/useMySafes.ts'
import { useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import { AddressField } from '../../domain/transaction-builder/AddressField.tsx'
import { describeError } from '../../lib/describeError.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useForm } from '../../lib/useForm.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Form } from '../../ui/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { readDelegate } from './readDelegate.ts'

const t = createCatalogue('delegates')

export function DelegateForm({ safe, state }: { safe: CurrentSafe; state: SafeState }) {
  const { address: account, chainId } = useSigner()
  const findObstacle = () => {
    if (account === undefined) return t('connect')
    if (getOwnerRole(state, account) !== 'owner') return t('notOwner')
    return chainId === safe.chainId ? undefined : t('otherChain', { chain: safe.chain.name })
  }
  const obstacle = findObstacle()
  return (
    <Card title={t('add')}>
      {obstacle ? <p>{obstacle}</p> : <DelegateFields account={account} chain={safe.chain} safe={safe} state={state} />}
    </Card>
  )
}

type DelegateFieldsProps = {
  account: Address | undefined
  chain: ChainConfig
  /** @default all Safes of the account */
  safe?: CurrentSafe
  state?: SafeState
}

const empty = { address: '', label: '' }

export function DelegateFields({ account, chain, safe, state }: DelegateFieldsProps) {
  const [value, save] = useState(empty)
  const change = useDelegateChange(safe ?? { chainId: chain.id }, account)
  const read = (form: typeof empty) => readDelegate(form, { chain, state })
  const { check, field } = useForm({ value, save, read, onChange: change.reset })
  const submit = () => {
    const delegate = change.isPending ? undefined : check()
    if (delegate) change.mutate({ kind: 'add', ...delegate }, { onSuccess: () => save(empty) })
  }
  return (
    <Form onSubmit={submit}>
      <Stack>
        <p>{t('addText')}</p>
        <AddressField
          {...field('address')}
          hint={safe && t('addressHint')}
          label={t('address')}
          safe={safe ?? { address: zeroAddress, chain, chainId: chain.id }}
        />
        <TextField {...field('label')} hint={t('labelHint')} label={t('label')} />
        <Stack isLive>
          {change.isPending ? <Notice title={t('waiting')} tone="info" /> : null}
          {change.isError ? <ChangeFailure error={change.error} /> : null}
        </Stack>
        <div>
          <Button isBusy={change.isPending} look="primary" type="submit">
            {t('sign')}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}

type DelegateChange = { delegate: Address } & (
  | { kind: 'add'; label: string }
  /** By the owner or the delegate; `safe` is null for the delegate of all Safes. */
  | { kind: 'remove'; delegator: Address; safe: Address | null }
)

export const ownDelegatesKey = (account: Address | undefined) => ['ownDelegates', account?.toLowerCase()]

/** One Safe or, without an address, all Safes of the account on a chain. */
export type DelegateScope = { chainId: number; address?: Address }

/** Adds or removes a delegate with a signature valid for the current hour; nothing goes on chain. */
export function useDelegateChange({ chainId, address: safe }: DelegateScope, account: Address | undefined) {
  const services = useServices()
  return useMutation({
    mutationFn: async (change: DelegateChange) => {
      if (!account) throw new Error('Nobody to sign: the button should not have been there.')
      const { delegate } = change
      const wallet = await getConnectorClient(services.wagmi, { account, chainId })
      const totp = getTotp(Date.now() / 1_000)
      const signature = await signTypedData(wallet, { account, ...getDelegateTypedData({ chainId, delegate, totp }) })
      const request = { chainId, delegate, signature }
      if (change.kind === 'add')
        await createDelegate(services.service, { ...request, delegator: account, label: change.label, safe })
      else {
        const { delegator, safe: only } = change
        await deleteDelegate(services.service, { ...request, delegator, safe: only ?? undefined })
      }
    },
    onSuccess: async () => {
      const { queryClient } = services
      if (safe) await queryClient.invalidateQueries({ queryKey: [...safeKey({ chainId, address: safe }), 'delegates'] })
      await queryClient.invalidateQueries({ queryKey: ownDelegatesKey(account) })
    },
  })
}

const failures = ['rejected', 'pending', 'unsupported'] as const

export function ChangeFailure({ error }: { error: unknown }) {
  const kind = classifyFailure(error)
  const failure = failures.find((known) => known === kind)
  return (
    <Notice isAlert title={t('changeFailed')} tone="caution">
      {failure ? t(failure) : describeError(error).sentence}
    </Notice>
  )
}
