import type { SafeState } from '@countersign/protocol/chain'
import { type ReactNode, useState } from 'react'
import { type CollectibleHolding, toKey } from '../../domain/assets/collectiblesQuery.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { AddressField } from '../../domain/transaction-builder/AddressField.tsx'
import { AddToBatch } from '../../domain/transaction-builder/AddToBatch.tsx'
import { TransactionForm } from '../../domain/transaction-builder/TransactionForm.tsx'
import { useNamedAddress } from '../../domain/transaction-builder/useNamedAddress.ts'
import type { NextNonce } from '../../domain/transaction-builder/useNextNonce.ts'
import { nftText as words } from '../../lib/messages/nft.ts'
import { effectText } from '../../lib/messages/transaction.ts'
import { Field } from '../../ui/Field.tsx'
import { useNftForm } from './useNftForm.ts'
import { type NftErrors, type NftFormValue, validateNft } from './validateNft.ts'

export type NftFormProps = {
  safe: CurrentSafe
  state: SafeState
  nextNonce: NextNonce
  /** Those that the chain says are the Safe's. */
  nfts: readonly CollectibleHolding[]
  /** The way to those that are not read yet. */
  more?: ReactNode
}

export function NftForm({ safe, state, nextNonce, nfts, more }: NftFormProps) {
  const { value: form, save } = useNftForm(safe)
  const recipient = useNamedAddress(safe, form.recipient)
  const [errors, setErrors] = useState<NftErrors>({})
  const change = (next: Partial<NftFormValue>) => {
    save({ ...form, kind: 'listed', ...next })
    setErrors({})
  }
  const review = () => {
    const result = validateNft({ form, nfts, safe: safe.address, chain: safe.chain, recipient: recipient.read })
    setErrors('errors' in result ? result.errors : {})
    return 'call' in result ? result.call : undefined
  }
  const addCall = () => {
    const call = review()
    return call && [call]
  }
  return (
    <TransactionForm
      actions={<AddToBatch form="nft" onAdd={addCall} safe={safe} />}
      form="nft"
      isReading={recipient.isReading}
      nextNonce={nextNonce}
      onReview={review}
      safe={safe}
      state={state}
    >
      <Field aside={more} error={errors.nft} hint={words.hint} label={words.nft}>
        {(control) => (
          <select
            {...control}
            onChange={({ target }) => change({ nft: target.value })}
            value={nfts.some((nft) => toKey(nft) === form.nft) ? form.nft : ''}
          >
            <option value="">{words.choose}</option>
            {nfts.map((nft) => (
              <option key={toKey(nft)} value={toKey(nft)}>
                {effectText.item(nft.symbol, nft.id)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <AddressField
        error={errors.recipient}
        found={recipient.found}
        hint={words.recipientHint}
        label={words.recipient}
        onChange={(typed) => change({ recipient: typed })}
        safe={safe}
        value={form.recipient}
      />
    </TransactionForm>
  )
}
