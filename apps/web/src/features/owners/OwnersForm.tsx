import type { SafeState } from '@countersign/protocol/chain'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Address as Account } from 'viem'
import { AddressList } from '../../domain/address-book/AddressList.tsx'
import { useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import { ProofLine } from '../../domain/custody/ProofLine.tsx'
import { UnprovenThreshold } from '../../domain/custody/UnprovenThreshold.tsx'
import { useKeyChecks } from '../../domain/custody/useKeyChecks.ts'
import { useOwnerProofs } from '../../domain/custody/useOwnerProofs.ts'
import { OwnerType } from '../../domain/passkeys/OwnerType.tsx'
import { passkeyCallsQuery } from '../../domain/passkeys/passkeyCallsQuery.ts'
import { useProvenPasskeys } from '../../domain/passkeys/useProvenPasskeys.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { AddressField } from '../../domain/transaction-builder/AddressField.tsx'
import { ConfigurationForm } from '../../domain/transaction-builder/ConfigurationForm.tsx'
import type { Consequence } from '../../domain/transaction-builder/ConsequenceList.tsx'
import { readAddress } from '../../domain/transaction-builder/readAddress.ts'
import { useFormDraft } from '../../domain/transaction-builder/useFormDraft.ts'
import type { NextNonce } from '../../domain/transaction-builder/useNextNonce.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { lazyPart } from '../../lib/lazyPart.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Address } from '../../ui/Address.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { QueryError } from '../../ui/QueryView.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { useConsequences } from './listConsequences.ts'
import styles from './OwnersForm.module.css'
import { ownerSelectors, planOwnerChange } from './planOwnerChange.ts'
import { noOwnerChange, OwnersFormSchema, type OwnersFormValue, readOwnersForm } from './readOwnersForm.ts'

const t = createCatalogue('owners')
const tPasskeys = createCatalogue('passkeys')

const AddPasskeyOwner = lazyPart(
  async () => (await import('../../domain/passkeys/AddPasskeyOwner.tsx')).AddPasskeyOwner,
)
const tCustody = createCatalogue('custody')

/** Changes owners and threshold in one transaction; refuses changes that would lock the Safe. */
export function OwnersForm({ safe, state, nextNonce }: { safe: CurrentSafe; state: SafeState; nextNonce: NextNonce }) {
  const { value: form, save } = useFormDraft({ safe, form: 'owners', schema: OwnersFormSchema, empty: noOwnerChange })
  const [isSubmitted, setSubmitted] = useState(false)
  const reading = readOwnersForm({ form, state, chain: safe.chain })
  const { errors, after } = reading
  const change = (next: Partial<OwnersFormValue>) => save({ ...form, ...next })
  const count = state.owners.length - reading.change.removed.length + form.added.length
  const choices = new Set([...Array.from({ length: count }, (_, index) => index + 1), after.threshold])
  const { chainId } = safe
  const signers = useQuery(passkeyCallsQuery(useServices(), { chainId, owners: reading.newcomers }))
  const isShown = (text: string) => isSubmitted || text !== ''
  const [isConfirmed, setConfirmed] = useState(false)
  const proofs = useOwnerProofs({ ...safe, owners: reading.newcomers, version: state.version })
  const provenPasskeys = useProvenPasskeys()
  const isProvenPasskey = (owner: Account) => provenPasskeys.has(owner.toLowerCase())
  const proofOf = (text: string) => {
    const read = readAddress(text, safe.chain)
    if (!('value' in read) || !reading.newcomers.includes(read.value) || isProvenPasskey(read.value)) return null
    const purpose = tCustody('purposes.owner')
    return (
      <ProofLine
        owner={read.value}
        purpose={purpose}
        safe={safe}
        state={proofs.find(read.value)}
        version={state.version}
      />
    )
  }
  const isProven = (owner: Account) => isProvenPasskey(owner) || proofs.find(owner)?.report?.status === 'proven'
  const keyChecks = useKeyChecks({
    ...safe,
    owners: state.owners.filter((owner) => after.owners.includes(owner)),
    state,
  })
  const proven = reading.newcomers.filter(isProven).length
  const provenToday = keyChecks.checks.filter(({ provenAt }) => provenAt !== undefined).length
  const signedToday = keyChecks.checks.filter(({ provenAt, usedAt }) => provenAt === undefined && usedAt).length
  // Owners of today count: this form asks about those who are new.
  const able = proven + keyChecks.checks.length
  const known = {
    others: keyChecks.checks.length - provenToday - signedToday,
    proven: proven + provenToday,
    signed: signedToday,
  }
  const overdue =
    keyChecks.isReading || keyChecks.hasFailed ? [] : keyChecks.checks.filter(({ isOverdue }) => isOverdue)
  const dependsOnOverdue = overdue.length > 0 && able - overdue.length < after.threshold
  const isUnconfirmed = able < after.threshold && !isConfirmed
  const { consequences: others, isReading } = useConsequences(safe, state, reading)
  const labelOf = useLabelOf()
  const who = overdue.map(({ owner }) => labelOf(owner) ?? shortAddress(owner)).join(', ')
  const consequences: Consequence[] = [
    ...others,
    ...(dependsOnOverdue ? [{ text: tCustody('overdueNeeded', { who }), tone: 'caution' as const }] : []),
    ...(isUnconfirmed ? [{ text: tCustody('confirmFirst'), tone: 'stop' as const }] : []),
  ]
  return (
    <ConfigurationForm
      // Before they own anything: an owner without code could not sign.
      calls={reading.isSound && signers.data ? [...signers.data, ...planOwnerChange(state, reading.change)] : []}
      consequences={consequences}
      form="owners"
      isReading={isReading || signers.isPending}
      isSubmitted={isSubmitted}
      nextNonce={nextNonce}
      nothing={errors.nothing}
      onTry={() => setSubmitted(true)}
      rows={[
        { key: 'threshold', what: t('threshold'), before: state.threshold, after: after.threshold },
        {
          key: 'owners',
          what: t('owners'),
          before: <AddressList addresses={state.owners} />,
          after: <AddressList addresses={after.owners} />,
        },
      ]}
      safe={safe}
      selectors={ownerSelectors}
      state={state}
    >
      <ul aria-label={t('owners')} className={styles.owners}>
        {state.owners.map((owner) => (
          <OwnerRow
            error={isShown(form.replaced[owner] ?? '') ? errors.replaced[owner] : undefined}
            fate={findFate(form, owner)}
            key={owner}
            onChange={(fate) => change(setFate(form, owner, fate))}
            owner={owner}
            proofOf={proofOf}
            safe={safe}
            type={<OwnerType chainId={chainId} owner={owner} owners={state.owners} safe={safe.address} />}
          />
        ))}
      </ul>
      {form.added.map((text, index) => (
        <AddressField
          aside={
            <Button
              aria-label={t('discardWhich', { number: index + 1 })}
              look="quiet"
              onClick={() => change({ added: form.added.toSpliced(index, 1) })}
            >
              {t('discard')}
            </Button>
          }
          error={isShown(text) ? errors.added[index] : undefined}
          hint={t('newOwnerHint')}
          // biome-ignore lint/suspicious/noArrayIndexKey: fields are controlled and stateless
          key={index}
          label={t('newOwner', { number: index + 1 })}
          onChange={(typed) => change({ added: form.added.with(index, typed) })}
          safe={safe}
          value={text}
        >
          {proofOf(text)}
        </AddressField>
      ))}
      <div className={styles.actions}>
        <Button onClick={() => change({ added: [...form.added, ''] })}>{t('add')}</Button>
        <AddPasskeyOwner
          chains={[safe.chain]}
          onAdd={(signer) => change({ added: [...form.added.filter((text) => text !== ''), signer] })}
          owners={[...state.owners, ...reading.newcomers]}
        />
      </div>
      <QueryError query={signers} title={tPasskeys('failed')} />
      <SelectField
        error={errors.threshold}
        hint={t('thresholdHint', { count })}
        label={t('threshold')}
        onChange={(threshold) => change({ threshold })}
        options={[...choices].map((choice) => ({ value: choice, label: String(choice) }))}
        value={after.threshold}
      />
      <UnprovenThreshold
        able={able}
        isConfirmed={isConfirmed}
        known={known}
        onConfirm={setConfirmed}
        threshold={after.threshold}
      />
    </ConfigurationForm>
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

/** The planned change of an owner; `by` as typed. */
export type OwnerFate = { kind: 'stays' } | { kind: 'goes' } | { kind: 'replaced'; by: string }

type OwnerRowProps = {
  safe: CurrentSafe
  owner: Account
  fate: OwnerFate
  onChange: (fate: OwnerFate) => void
  error: string | undefined
  type?: ReactNode
  /** What the typed replacement has shown. */
  proofOf?: (text: string) => ReactNode
}

export function OwnerRow({ safe, owner, fate, onChange, error, proofOf, type }: OwnerRowProps) {
  const label = useLabelOf()(owner)
  const who = label ?? shortAddress(owner)
  return (
    <li className={styles.owner}>
      <div className={styles.line}>
        <Address hasIcon name={label} value={owner} />
        {type}
        <span className={styles.buttons}>
          {fate.kind === 'goes' ? <Badge tone="caution">{t('removedBadge')}</Badge> : null}
          {fate.kind === 'replaced' ? <Badge tone="caution">{t('replacedBadge')}</Badge> : null}
          {fate.kind === 'stays' ? (
            <>
              <Button
                aria-label={t('replaceWho', { who })}
                look="quiet"
                onClick={() => onChange({ kind: 'replaced', by: '' })}
              >
                {t('replace')}
              </Button>
              <Button aria-label={t('removeWho', { who })} look="quiet" onClick={() => onChange({ kind: 'goes' })}>
                {t('remove')}
              </Button>
            </>
          ) : (
            <Button aria-label={t('keepWho', { who })} look="quiet" onClick={() => onChange({ kind: 'stays' })}>
              {t('keep')}
            </Button>
          )}
        </span>
      </div>
      {fate.kind === 'replaced' ? (
        <AddressField
          error={error}
          hint={t('newOwnerHint')}
          label={t('replacement', { who })}
          onChange={(by) => onChange({ kind: 'replaced', by })}
          safe={safe}
          value={fate.by}
        >
          {proofOf?.(fate.by)}
        </AddressField>
      ) : null}
    </li>
  )
}
