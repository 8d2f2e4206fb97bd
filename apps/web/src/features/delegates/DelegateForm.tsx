import type { SafeState } from '@countersign/protocol/chain'
import { type FormEvent, useState } from 'react'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { getOwnerRole } from '../../domain/safe/useMySafes.ts'
import { AddressField } from '../../domain/transaction-builder/AddressField.tsx'
import { useSigner } from '../../domain/wallet/useSigner.ts'
import { delegatesText as words } from '../../lib/messages/delegates.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { describeChangeFailure } from './describeChangeFailure.ts'
import { type DelegateErrors, type DelegateFormValue, readDelegate } from './readDelegate.ts'
import { useDelegateChange } from './useDelegateChange.ts'

export type DelegateFormProps = { safe: CurrentSafe; state: SafeState }

const empty: DelegateFormValue = { address: '', label: '' }

/** For owners: who else may propose in their name. */
export function DelegateForm({ safe, state }: DelegateFormProps) {
  const { address: account, chainId } = useSigner()
  const [form, setForm] = useState(empty)
  const [errors, setErrors] = useState<DelegateErrors>({})
  const change = useDelegateChange(safe, account)
  const obstacle =
    account === undefined
      ? words.connect
      : getOwnerRole(state, account) !== 'owner'
        ? words.notOwner
        : chainId === safe.chainId
          ? undefined
          : words.otherChain(safe.chain.name)
  const edit = (next: Partial<DelegateFormValue>) => {
    setForm((now) => ({ ...now, ...next }))
    setErrors({})
    change.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (change.isPending) return
    const read = readDelegate(form, { chain: safe.chain, state })
    if ('errors' in read) setErrors(read.errors)
    else change.mutate({ kind: 'add', ...read }, { onSuccess: () => setForm(empty) })
  }
  return (
    <Card title={words.add}>
      {obstacle ? (
        <p>{obstacle}</p>
      ) : (
        <form noValidate onSubmit={submit}>
          <Stack>
            <p>{words.addText}</p>
            <AddressField
              error={errors.address}
              hint={words.addressHint}
              label={words.address}
              onChange={(address) => edit({ address })}
              safe={safe}
              value={form.address}
            />
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
      )}
    </Card>
  )
}
