import type { SafeState } from '@countersign/protocol/chain'
import type { ReactNode } from 'react'
import { type CollectibleHolding, toKey } from '../../domain/assets/collectiblesQuery.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { AddressField } from '../../domain/transaction-builder/AddressField.tsx'
import { AddToBatch } from '../../domain/transaction-builder/AddToBatch.tsx'
import { useNamedAddress } from '../../domain/transaction-builder/readAddress.ts'
import { TransactionForm } from '../../domain/transaction-builder/TransactionForm.tsx'
import type { NextNonce } from '../../domain/transaction-builder/useNextNonce.ts'
import { nftText as words } from '../../lib/messages/nft.ts'
import { effectText } from '../../lib/messages/transaction.ts'
import { useForm } from '../../lib/useForm.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { useNftForm } from './useNftForm.ts'
import { validateNft } from './validateNft.ts'

export type NftFormProps = {
  safe: CurrentSafe
  state: SafeState
  nextNonce: NextNonce
  /** Owned by the Safe according to the chain. */
  nfts: readonly CollectibleHolding[]
  more?: ReactNode
}

export function NftForm({ safe, state, nextNonce, nfts, more }: NftFormProps) {
  const draft = useNftForm(safe)
  const recipient = useNamedAddress(safe, draft.value.recipient)
  const { form, check, field } = useForm({
    value: draft.value,
    save: (next) => draft.save({ ...next, kind: 'listed' }),
    read: (form) => validateNft({ form, nfts, safe: safe.address, chain: safe.chain, recipient: recipient.read }),
  })
  return (
    <TransactionForm
      actions={<AddToBatch form="nft" onAdd={check} safe={safe} />}
      form="nft"
      isReading={recipient.isReading}
      nextNonce={nextNonce}
      onReview={check}
      safe={safe}
      state={state}
    >
      <SelectField
        {...field('nft')}
        aside={more}
        hint={words.hint}
        label={words.nft}
        options={[
          { value: '', label: words.choose },
          ...nfts.map((nft) => ({ value: toKey(nft), label: effectText.item(nft.symbol, nft.id) })),
        ]}
        value={nfts.some((nft) => toKey(nft) === form.nft) ? form.nft : ''}
      />
      <AddressField
        {...field('recipient')}
        found={recipient.found}
        hint={words.recipientHint}
        label={words.recipient}
        safe={safe}
      />
    </TransactionForm>
  )
}
