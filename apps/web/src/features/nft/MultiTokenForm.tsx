import type { SafeState } from '@countersign/protocol/chain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { zeroAddress } from 'viem'
import { multiTokenQuery } from '../../domain/assets/multiTokenQuery.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { AddressField } from '../../domain/transaction-builder/AddressField.tsx'
import { AddToBatch } from '../../domain/transaction-builder/AddToBatch.tsx'
import { TransactionForm } from '../../domain/transaction-builder/TransactionForm.tsx'
import { useNamedAddress } from '../../domain/transaction-builder/useNamedAddress.ts'
import type { NextNonce } from '../../domain/transaction-builder/useNextNonce.ts'
import { nftText as words } from '../../lib/messages/nft.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Field } from '../../ui/Field.tsx'
import { useNftForm } from './useNftForm.ts'
import { type MultiTokenErrors, readMultiTokenForm, validateMultiToken } from './validateMultiToken.ts'
import type { NftFormValue } from './validateNft.ts'

export type MultiTokenFormProps = { safe: CurrentSafe; state: SafeState; nextNonce: NextNonce }

/** Some of a number of an ERC-1155. No service lists them: the contract itself is asked how many the Safe holds. */
export function MultiTokenForm({ safe, state, nextNonce }: MultiTokenFormProps) {
  const { value: form, save } = useNftForm(safe)
  const recipient = useNamedAddress(safe, form.recipient)
  const [errors, setErrors] = useState<MultiTokenErrors>({})
  const token = readMultiTokenForm(form, safe.chain)
  const { data: facts, ...answer } = useQuery({
    ...multiTokenQuery(useServices(), safe, token ?? { contract: zeroAddress, id: 0n }),
    enabled: token !== undefined,
  })
  const change = (next: Partial<NftFormValue>) => {
    save({ ...form, kind: 'multi', ...next })
    setErrors({})
  }
  const review = () => {
    const result = validateMultiToken({
      form,
      facts: token ? facts : undefined,
      safe: safe.address,
      chain: safe.chain,
      recipient: recipient.read,
    })
    setErrors('errors' in result ? result.errors : {})
    return 'call' in result ? result.call : undefined
  }
  const addCall = () => {
    const call = review()
    return call && [call]
  }
  const balance = token ? facts?.balance : undefined
  return (
    <TransactionForm
      actions={<AddToBatch form="nft" onAdd={addCall} safe={safe} />}
      form="nft"
      isReading={recipient.isReading || (token !== undefined && answer.isPending)}
      nextNonce={nextNonce}
      onReview={review}
      safe={safe}
      state={state}
    >
      <AddressField
        error={errors.contract}
        hint={words.contractHint}
        label={words.contract}
        onChange={(contract) => change({ contract })}
        safe={safe}
        value={form.contract}
      />
      <Field error={errors.id} hint={words.idHint} label={words.id}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            inputMode="numeric"
            onChange={({ target }) => change({ id: target.value })}
            value={form.id}
          />
        )}
      </Field>
      <Field
        aside={
          balance ? (
            <Button look="quiet" onClick={() => change({ amount: balance.toString() })}>
              {words.all}
            </Button>
          ) : null
        }
        error={errors.amount}
        hint={
          balance === undefined || !facts ? (
            words.amountHint
          ) : (
            <>
              <bdi>{words.held(balance, facts.symbol)}</bdi> <Evidence block={facts.block} kind="chain" />
            </>
          )
        }
        label={words.amount}
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            inputMode="numeric"
            onChange={({ target }) => change({ amount: target.value })}
            placeholder="1"
            value={form.amount}
          />
        )}
      </Field>
      {token && answer.isError ? (
        <ErrorNotice error={answer.error} onRetry={() => void answer.refetch()} title={words.multiFailed} />
      ) : null}
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
