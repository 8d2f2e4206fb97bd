import type { SafeState } from '@countersign/protocol/chain'
import type { ChainConfig } from '@countersign/protocol/config'
import { useState } from 'react'
import type { Address } from 'viem'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { getOwnerRole } from '../../domain/safe/useMySafes.ts'
import { AddressField } from '../../domain/transaction-builder/AddressField.tsx'
import { useSigner } from '../../domain/wallet/useSigner.ts'
import { delegatesText as words } from '../../lib/messages/delegates.ts'
import { useForm } from '../../lib/useForm.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Form } from '../../ui/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { readDelegate } from './readDelegate.ts'
import { ChangeFailure, useDelegateChange } from './useDelegateChange.tsx'

export function DelegateForm({ safe, state }: { safe: CurrentSafe; state: SafeState }) {
  const { address: account, chainId } = useSigner()
  const findObstacle = () => {
    if (account === undefined) return words.connect
    if (getOwnerRole(state, account) !== 'owner') return words.notOwner
    return chainId === safe.chainId ? undefined : words.otherChain(safe.chain.name)
  }
  const obstacle = findObstacle()
  return (
    <Card title={words.add}>
      {obstacle ? <p>{obstacle}</p> : <DelegateFields account={account} chain={safe.chain} safe={safe} state={state} />}
    </Card>
  )
}

export type DelegateFieldsProps = {
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
        <p>{words.addText}</p>
        {safe ? (
          <AddressField {...field('address')} hint={words.addressHint} label={words.address} safe={safe} />
        ) : (
          <TextField {...field('address')} label={words.address} spellCheck={false} />
        )}
        <TextField {...field('label')} hint={words.labelHint} label={words.label} />
        <Stack isLive>
          {change.isPending ? <Notice title={words.waiting} tone="info" /> : null}
          {change.isError ? <ChangeFailure error={change.error} /> : null}
        </Stack>
        <div>
          <Button isBusy={change.isPending} look="primary" type="submit">
            {words.sign}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
