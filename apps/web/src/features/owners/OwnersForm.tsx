import type { SafeState } from '@countersign/protocol/chain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address as Account } from 'viem'
import { AddressList } from '../../domain/address-book/AddressList.tsx'
import { useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { AddressField } from '../../domain/transaction-builder/AddressField.tsx'
import { AddToBatch } from '../../domain/transaction-builder/AddToBatch.tsx'
import { ConsequenceList } from '../../domain/transaction-builder/ConsequenceList.tsx'
import { createBatchCall } from '../../domain/transaction-builder/createBatchCall.ts'
import { FormSection } from '../../domain/transaction-builder/FormSection.tsx'
import { MultiSendNotice } from '../../domain/transaction-builder/MultiSendNotice.tsx'
import { multiSendQuery } from '../../domain/transaction-builder/multiSendQuery.ts'
import { PendingBatchChange } from '../../domain/transaction-builder/PendingBatchChange.tsx'
import { TransactionForm } from '../../domain/transaction-builder/TransactionForm.tsx'
import { useFormDraft } from '../../domain/transaction-builder/useFormDraft.ts'
import type { NextNonce } from '../../domain/transaction-builder/useNextNonce.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { drafting } from '../../lib/messages/drafting.ts'
import { ownersText as words } from '../../lib/messages/owners.ts'
import { Address } from '../../ui/Address.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChangeList } from '../../ui/ChangeList.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { useConsequences } from './listConsequences.ts'
import styles from './OwnersForm.module.css'
import { ownerSelectors, planOwnerChange } from './planOwnerChange.ts'
import { noOwnerChange, OwnersFormSchema, type OwnersFormValue, readOwnersForm } from './readOwnersForm.ts'

/** Changes owners and threshold in one transaction; refuses changes that would lock the Safe. */
export function OwnersForm({ safe, state, nextNonce }: { safe: CurrentSafe; state: SafeState; nextNonce: NextNonce }) {
  const { value: form, save } = useFormDraft({ safe, form: 'owners', schema: OwnersFormSchema, empty: noOwnerChange })
  const [isTried, setTried] = useState(false)
  const reading = readOwnersForm({ form, state, chain: safe.chain })
  const { errors, after } = reading
  const { consequences, isReading } = useConsequences(safe, state, reading)
  const multiSend = useQuery(multiSendQuery(useServices(), { chainId: safe.chainId, version: state.version }))
  const calls = reading.isSound ? planOwnerChange(state, reading.change) : []
  const isRefused = consequences.some(({ tone }) => tone === 'stop')
  const review = () => {
    setTried(true)
    if (calls.length <= 1) return isRefused ? undefined : calls[0]
    return isRefused || !multiSend.data ? undefined : createBatchCall(calls, multiSend.data)
  }
  const listCalls = () => {
    setTried(true)
    return calls.length === 0 || isRefused || isReading ? undefined : calls
  }
  const change = (next: Partial<OwnersFormValue>) => save({ ...form, ...next })
  const isShown = (text: string) => isTried || text !== ''
  return (
    <TransactionForm
      actions={<AddToBatch form="owners" onAdd={listCalls} safe={safe} />}
      form="owners"
      isReading={isReading || (calls.length > 1 && multiSend.isPending)}
      nextNonce={nextNonce}
      onReview={review}
      safe={safe}
      state={state}
    >
      <ul aria-label={words.owners} className={styles.owners}>
        {state.owners.map((owner) => (
          <OwnerRow
            error={isShown(form.replaced[owner] ?? '') ? errors.replaced[owner] : undefined}
            fate={findFate(form, owner)}
            key={owner}
            onChange={(fate) => change(setFate(form, owner, fate))}
            owner={owner}
            safe={safe}
          />
        ))}
      </ul>
      {form.added.map((text, index) => (
        <AddressField
          aside={
            <Button
              aria-label={words.dropWhich(index + 1)}
              look="quiet"
              onClick={() => change({ added: form.added.toSpliced(index, 1) })}
            >
              {words.drop}
            </Button>
          }
          error={isShown(text) ? errors.added[index] : undefined}
          hint={words.newOwnerHint}
          // biome-ignore lint/suspicious/noArrayIndexKey: fields are controlled and stateless
          key={index}
          label={words.newOwner(index + 1)}
          onChange={(typed) => change({ added: form.added.with(index, typed) })}
          safe={safe}
          value={text}
        />
      ))}
      <div>
        <Button onClick={() => change({ added: [...form.added, ''] })}>{words.add}</Button>
      </div>
      <ThresholdField
        count={state.owners.length - reading.change.removed.length + form.added.length}
        error={errors.threshold}
        onChange={(threshold) => change({ threshold })}
        value={after.threshold}
      />
      <FormSection aside={<Evidence block={state.block.number} kind="chain" />} title={drafting.beforeAfter}>
        <ChangeList
          rows={[
            { key: 'threshold', what: words.threshold, before: state.threshold, after: after.threshold },
            {
              key: 'owners',
              what: words.owners,
              before: <AddressList addresses={state.owners} />,
              after: <AddressList addresses={after.owners} />,
            },
          ]}
        />
      </FormSection>
      <ConsequenceList
        consequences={errors.nothing ? [] : consequences}
        looking={isReading ? words.looking : undefined}
      />
      <PendingBatchChange safe={safe} selectors={ownerSelectors} title={words.waitingTitle}>
        {words.waitingText}
      </PendingBatchChange>
      {isTried && errors.nothing ? <Notice isAlert title={errors.nothing} tone="stop" /> : null}
      {isTried && isRefused ? <Notice isAlert title={words.refusedTitle} tone="stop" /> : null}
      <MultiSendNotice isNeeded={calls.length > 1} multiSend={multiSend} title={words.batchFailed}>
        {words.noLibraryText}
      </MultiSendNotice>
    </TransactionForm>
  )
}

function findFate({ removed, replaced }: OwnersFormValue, owner: Account): OwnerFate {
  if (removed.includes(owner)) return { kind: 'goes' }
  const by = replaced[owner]
  return by === undefined ? { kind: 'stays' } : { kind: 'replaced', by }
}

function setFate(form: OwnersFormValue, owner: Account, fate: OwnerFate): Partial<OwnersFormValue> {
  const { [owner]: _, ...replaced } = form.replaced
  const removed = form.removed.filter((other) => other !== owner)
  switch (fate.kind) {
    case 'stays':
      return { removed, replaced }
    case 'goes':
      return { removed: [...removed, owner], replaced }
    case 'replaced':
      return { removed, replaced: { ...replaced, [owner]: fate.by } }
  }
}

type ThresholdFieldProps = {
  count: number
  error: string | undefined
  onChange: (value: number) => void
  value: number
}

function ThresholdField({ count, error, onChange, value }: ThresholdFieldProps) {
  const choices = new Set([...Array.from({ length: count }, (_, index) => index + 1), value])
  return (
    <SelectField
      error={error}
      hint={words.thresholdHint(count)}
      label={words.threshold}
      onChange={onChange}
      options={[...choices].map((choice) => ({ value: choice, label: String(choice) }))}
      value={value}
    />
  )
}

/** The planned change of an owner; `by` as typed. */
export type OwnerFate = { kind: 'stays' } | { kind: 'goes' } | { kind: 'replaced'; by: string }

type OwnerRowProps = {
  safe: CurrentSafe
  owner: Account
  fate: OwnerFate
  onChange: (fate: OwnerFate) => void
  error: string | undefined
}

export function OwnerRow({ safe, owner, fate, onChange, error }: OwnerRowProps) {
  const label = useLabelOf()(owner)
  const who = label ?? shortAddress(owner)
  return (
    <li className={styles.owner}>
      <div className={styles.line}>
        <Address hasIcon name={label} value={owner} />
        <span className={styles.buttons}>
          {fate.kind === 'goes' ? <Badge tone="caution">{words.goes}</Badge> : null}
          {fate.kind === 'replaced' ? <Badge tone="caution">{words.replacedBadge}</Badge> : null}
          {fate.kind === 'stays' ? (
            <>
              <Button
                aria-label={words.replaceWho(who)}
                look="quiet"
                onClick={() => onChange({ kind: 'replaced', by: '' })}
              >
                {words.replace}
              </Button>
              <Button aria-label={words.removeWho(who)} look="quiet" onClick={() => onChange({ kind: 'goes' })}>
                {words.remove}
              </Button>
            </>
          ) : (
            <Button aria-label={words.keepWho(who)} look="quiet" onClick={() => onChange({ kind: 'stays' })}>
              {words.keep}
            </Button>
          )}
        </span>
      </div>
      {fate.kind === 'replaced' ? (
        <AddressField
          error={error}
          hint={words.newOwnerHint}
          label={words.replacement(who)}
          onChange={(by) => onChange({ kind: 'replaced', by })}
          safe={safe}
          value={fate.by}
        />
      ) : null}
    </li>
  )
}
