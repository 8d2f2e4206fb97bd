import type { SafeState } from '@countersign/protocol/chain'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { zeroAddress } from 'viem'
import { type CollectibleHolding, multiTokenQuery, toKey } from '../../domain/assets/collectiblesQuery.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { AddressField } from '../../domain/transaction-builder/AddressField.tsx'
import { AddToBatch } from '../../domain/transaction-builder/AddToBatch.tsx'
import { useNamedAddress } from '../../domain/transaction-builder/readAddress.ts'
import { TransactionForm } from '../../domain/transaction-builder/TransactionForm.tsx'
import { useFormDraft } from '../../domain/transaction-builder/useFormDraft.ts'
import type { NextNonce } from '../../domain/transaction-builder/useNextNonce.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { formatNumber } from '../../lib/messages/intl.ts'

import { useForm } from '../../lib/useForm.ts'
import { Button } from '../../ui/Button.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { QueryError } from '../../ui/QueryView.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { NftFormSchema, type NftFormValue, readMultiTokenForm, validateMultiToken, validateNft } from './validateNft.ts'

const tAmounts = createCatalogue('amounts')

const t = createCatalogue('nft')

type NftFormProps = {
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
        hint={t('hint')}
        label={t('nft')}
        options={[
          { value: '', label: t('choose') },
          ...nfts.map((nft) => ({ value: toKey(nft), label: tAmounts('item', { symbol: nft.symbol, id: nft.id }) })),
        ]}
        value={nfts.some((nft) => toKey(nft) === form.nft) ? form.nft : ''}
      />
      <AddressField
        {...field('recipient')}
        found={recipient.found}
        hint={t('recipientHint')}
        isPayment
        label={t('recipient')}
        safe={safe}
      />
    </TransactionForm>
  )
}

type MultiTokenFormProps = { safe: CurrentSafe; state: SafeState; nextNonce: NextNonce }

/** Sends an amount of an ERC-1155 id. No service lists these: the balance is read from the contract. */
export function MultiTokenForm({ safe, state, nextNonce }: MultiTokenFormProps) {
  const draft = useNftForm(safe)
  const recipient = useNamedAddress(safe, draft.value.recipient)
  const token = readMultiTokenForm(draft.value, safe.chain)
  const answer = useQuery({
    ...multiTokenQuery(useServices(), safe, token ?? { contract: zeroAddress, id: 0n }),
    enabled: token !== undefined,
  })
  const facts = answer.data
  const { change, check, field } = useForm({
    value: draft.value,
    save: (next) => draft.save({ ...next, kind: 'multi' }),
    read: (form) =>
      validateMultiToken({
        form,
        facts: token ? facts : undefined,
        safe: safe.address,
        chain: safe.chain,
        recipient: recipient.read,
      }),
  })
  const balance = token ? facts?.balance : undefined
  return (
    <TransactionForm
      actions={<AddToBatch form="nft" onAdd={check} safe={safe} />}
      form="nft"
      isReading={recipient.isReading || (token !== undefined && answer.isPending)}
      nextNonce={nextNonce}
      onReview={check}
      safe={safe}
      state={state}
    >
      <AddressField {...field('contract')} hint={t('contractHint')} label={t('contract')} safe={safe} />
      <TextField {...field('id')} hint={t('idHint')} inputMode="numeric" label={t('id')} />
      <TextField
        {...field('amount')}
        aside={
          balance ? (
            <Button look="quiet" onClick={() => change({ amount: balance.toString() })}>
              {t('all')}
            </Button>
          ) : null
        }
        hint={
          balance === undefined || !facts ? (
            t('amountHint')
          ) : (
            <>
              <bdi>{t('held', { balance: formatNumber(balance), symbol: facts.symbol })}</bdi>{' '}
              <Evidence block={facts.block} kind="chain" />
            </>
          )
        }
        inputMode="numeric"
        label={t('amount')}
        placeholder="1"
      />
      {token ? <QueryError query={answer} title={t('multiFailed')} /> : null}
      <AddressField
        {...field('recipient')}
        found={recipient.found}
        hint={t('recipientHint')}
        isPayment
        label={t('recipient')}
        safe={safe}
      />
    </TransactionForm>
  )
}

const emptyForm: NftFormValue = { kind: 'listed', nft: '', contract: '', id: '', amount: '', recipient: '' }

export function useNftForm(safe: CurrentSafe) {
  return useFormDraft({ safe, form: 'nft', schema: NftFormSchema, empty: emptyForm })
}
