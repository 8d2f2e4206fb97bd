import { type CreationPlan, creationVersions } from '@countersign/protocol/chain'
import { isPrefix, maxPrefixLength } from '@countersign/protocol/hash'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import { type Address as AccountAddress, isAddressEqual, zeroAddress } from 'viem'
import { ProofLine } from '../../domain/custody/ProofLine.tsx'
import { UnprovenThreshold } from '../../domain/custody/UnprovenThreshold.tsx'
import { useOwnerProofs } from '../../domain/custody/useOwnerProofs.ts'
import { useProvenPasskeys } from '../../domain/passkeys/useProvenPasskeys.ts'
import { createSaltNonce } from '../../domain/safe/openCreations.ts'
import { type SaltSearch, startSaltSearch } from '../../domain/safe/startSaltSearch.ts'
import { useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import { AddressField } from '../../domain/transaction-builder/AddressField.tsx'
import { ConsequenceList, FormSection } from '../../domain/transaction-builder/ConsequenceList.tsx'
import { readAddress } from '../../domain/transaction-builder/readAddress.ts'
import { lazyPart } from '../../lib/lazyPart.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Address } from '../../ui/Address.tsx'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Form } from '../../ui/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Create.module.css'
import { useCreateForm } from './useCreateForm.ts'
import { useCreateWarnings } from './useCreateWarnings.ts'

const t = createCatalogue('createSafe')
const tCustody = createCatalogue('custody')

const AddPasskeyOwner = lazyPart(
  async () => (await import('../../domain/passkeys/AddPasskeyOwner.tsx')).AddPasskeyOwner,
)

export function CreateForm() {
  const { config } = useServices()
  const { address: me } = useSigner()
  const navigate = useNavigate()
  const [isSubmitted, setSubmitted] = useState(false)
  const { form, reading, change, store } = useCreateForm()
  const { errors, plan } = reading
  const { cautions, isReading } = useCreateWarnings(reading, form.owners.length)
  const isRefused = cautions.some(({ tone }) => tone === 'stop')
  const [isConfirmed, setConfirmed] = useState(false)
  const [chain] = reading.chains.length > 0 ? reading.chains : config.chains
  // Asked before the address exists, which depends on all owners.
  const proofs = useOwnerProofs({
    address: zeroAddress,
    chainId: chain?.id ?? 0,
    owners: chain ? reading.owners : [],
    version: form.version,
  })
  const isMe = (owner: AccountAddress) => me !== undefined && isAddressEqual(owner, me)
  const provenPasskeys = useProvenPasskeys()
  // The connected account, and passkeys that signed a test here.
  const isAble = (owner: AccountAddress) => isMe(owner) || provenPasskeys.has(owner.toLowerCase())
  const able = reading.owners.filter((owner) => isAble(owner) || proofs.find(owner)?.report?.status === 'proven').length
  const isUnconfirmed = able < reading.threshold && !isConfirmed
  const [isWaiting, setWaiting] = useState(false)
  const submit = () => {
    setSubmitted(true)
    // Goes on once the owners are read: nobody should have to press twice.
    setWaiting(isReading)
    if (!plan || errors.chains || isReading || isRefused || isUnconfirmed) return
    store(reading, plan)
    void navigate({ params: { safe: plan.safe }, to: '/create/$safe' })
  }
  useEffect(() => {
    if (isWaiting && !isReading) submit()
  })
  if (!chain) return null
  const safe = { address: zeroAddress, chainId: chain.id }
  const preview = { address: plan?.safe ?? zeroAddress, chain, chainId: chain.id }
  const proofOf = (text: string) => {
    const read = readAddress(text, chain)
    if (!('value' in read) || isAble(read.value) || !reading.owners.includes(read.value)) return null
    const purpose = tCustody('purposes.create')
    return (
      <ProofLine
        owner={read.value}
        purpose={purpose}
        safe={safe}
        state={proofs.find(read.value)}
        version={form.version}
      />
    )
  }
  const isMeIn = me === undefined || reading.owners.some((owner) => isAddressEqual(owner, me))
  const counts = new Set([...form.owners.map((_, index) => index + 1), reading.threshold])
  return (
    <Form className={styles.form} onSubmit={submit}>
      <TextField
        hint={t('nameHint')}
        label={t('name')}
        maxLength={64}
        onChange={(name) => change({ name })}
        value={form.name}
      />
      <div className={styles.owners}>
        {form.owners.map((text, index) => (
          <AddressField
            aside={
              form.owners.length > 1 ? (
                <Button
                  aria-label={t('removeWhich', { number: index + 1 })}
                  look="quiet"
                  onClick={() => change({ owners: form.owners.toSpliced(index, 1) })}
                >
                  {t('remove')}
                </Button>
              ) : undefined
            }
            error={isSubmitted || text !== '' ? errors.owners[index] : undefined}
            hint={t('ownerHint')}
            // biome-ignore lint/suspicious/noArrayIndexKey: fields are controlled and stateless
            key={index}
            label={t('owner', { number: index + 1 })}
            onChange={(typed) => change({ owners: form.owners.with(index, typed) })}
            safe={preview}
            value={text}
          >
            {proofOf(text)}
          </AddressField>
        ))}
        <div className={styles.actions}>
          <Button onClick={() => change({ owners: [...form.owners, ''] })}>{t('add')}</Button>
          <AddPasskeyOwner
            chains={reading.chains}
            onAdd={(signer) => change({ owners: [...form.owners.filter((text) => text !== ''), signer] })}
            owners={reading.owners}
          />
          {isMeIn || me === undefined ? null : (
            <Button onClick={() => change({ owners: [...form.owners.filter((text) => text !== ''), me] })}>
              {t('addMe')}
            </Button>
          )}
        </div>
      </div>
      <div className={styles.pair}>
        <SelectField
          error={errors.threshold}
          hint={t('thresholdHint', { count: form.owners.length })}
          label={t('threshold')}
          onChange={(threshold) => change({ threshold })}
          options={[...counts].map((count) => ({ value: count, label: String(count) }))}
          value={reading.threshold}
        />
        <SelectField
          hint={t('versionHint')}
          label={t('version')}
          onChange={(version) => change({ version })}
          options={creationVersions.map((version) => ({ value: version, label: t(`versions.${version}`) }))}
          value={form.version}
        />
      </div>
      {plan ? (
        <UnprovenThreshold
          able={able}
          isConfirmed={isConfirmed}
          onConfirm={setConfirmed}
          threshold={reading.threshold}
        />
      ) : null}
      <ChainChoice chosen={form.chainIds} error={errors.chains} onChange={(chainIds) => change({ chainIds })} />
      <ConsequenceList consequences={cautions} looking={isReading ? t('ownersLoading') : undefined} />
      <FormSection aside={plan ? <Evidence kind="recomputed" /> : undefined} isLive title={t('address')}>
        {plan ? (
          <>
            <Address form="full" hasIcon value={plan.safe} />
            <p className={styles.quiet}>{t('addressHint')}</p>
            <div className={styles.actions}>
              <Button onClick={() => change({ saltNonce: createSaltNonce() })}>{t('another')}</Button>
            </div>
            <SaltSearchPanel
              key={plan.initializer}
              onFound={(saltNonce) => change({ saltNonce: String(saltNonce) })}
              plan={plan}
            />
          </>
        ) : (
          <p className={styles.quiet}>{t('addressWaits')}</p>
        )}
      </FormSection>
      {isSubmitted && plan && isUnconfirmed ? <Notice isAlert title={tCustody('confirmFirst')} tone="stop" /> : null}
      {isSubmitted && (!plan || errors.chains || isRefused) ? (
        <Notice isAlert title={t('refusedTitle')} tone="stop">
          {t('refusedText')}
        </Notice>
      ) : null}
      <div className={styles.actions}>
        <Button isBusy={isWaiting} look="primary" type="submit">
          {t('review')}
        </Button>
        <span className={styles.quiet}>{t('reviewHint')}</span>
      </div>
    </Form>
  )
}

type ChainChoiceProps = { chosen: readonly number[]; error: string | undefined; onChange: (chosen: number[]) => void }

/** Hidden with a single chain. */
function ChainChoice({ chosen, error, onChange }: ChainChoiceProps) {
  const { chains } = useServices().config
  const hintId = useId()
  if (chains.length < 2 && chosen.length > 0) return null
  return (
    <fieldset aria-describedby={hintId} className={styles.chains}>
      <legend>{t('chains')}</legend>
      <div className={styles.options}>
        {chains.map(({ id, name }) => (
          <CheckboxField
            className={styles.option}
            key={id}
            label={name}
            onChange={(isOn) => onChange(isOn ? [...chosen, id] : chosen.filter((other) => other !== id))}
            value={chosen.includes(id)}
          />
        ))}
      </div>
      <p className={error ? styles.error : styles.quiet} id={hintId}>
        {error ?? t('chainsHint')}
      </p>
    </fieldset>
  )
}

type State =
  | { step: 'idle' | 'stopped' }
  | { step: 'searching' | 'found'; tried: number }
  | { step: 'failed'; error: unknown }

function SaltSearchPanel({ plan, onFound }: { plan: CreationPlan; onFound: (saltNonce: bigint) => void }) {
  const [prefix, setPrefix] = useState('')
  const [state, setState] = useState<State>({ step: 'idle' })
  const running = useRef<SaltSearch>(undefined)
  // Stops on unmount and when the plan changes.
  useEffect(() => () => running.current?.stop(), [])
  const digits = prefix.trim().replace(/^0x/i, '')
  const isWrong = digits !== '' && !isPrefix(digits)
  const search = async () => {
    if (digits === '' || isWrong) return
    let latest = 0
    setState({ step: 'searching', tried: 0 })
    try {
      running.current = startSaltSearch({
        from: BigInt(createSaltNonce()),
        onProgress: (tried) => {
          latest = tried
          setState({ step: 'searching', tried })
        },
        plan,
        prefix: digits,
      })
      const found = await running.current.result
      setState(found ? { step: 'found', tried: latest } : { step: 'stopped' })
      if (found) onFound(found.saltNonce)
    } catch (error) {
      setState({ error, step: 'failed' })
    }
  }
  return (
    <Disclosure title={t('prefix')}>
      <div className={styles.search}>
        <div className={styles.searchLine}>
          <TextField
            error={isWrong ? t('prefixError', { most: maxPrefixLength }) : undefined}
            label={t('prefixLabel')}
            onChange={setPrefix}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // Enter starts the search instead of submitting the form.
              event.preventDefault()
              if (state.step !== 'searching') void search()
            }}
            placeholder="0x…"
            spellCheck={false}
            value={prefix}
          />
          {state.step === 'searching' ? (
            <Button onClick={() => running.current?.stop()}>{t('stop')}</Button>
          ) : (
            <Button onClick={() => void search()}>{t('search')}</Button>
          )}
        </div>
        <p className={styles.quiet}>{t('prefixHint', { most: maxPrefixLength })}</p>
        <p aria-live="polite" className={styles.quiet}>
          {state.step === 'searching' ? t('searching', { tried: state.tried }) : null}
          {state.step === 'found' ? t('found', { tried: state.tried }) : null}
          {state.step === 'stopped' ? t('stopped') : null}
        </p>
        {state.step === 'failed' ? <ErrorNotice error={state.error} title={t('searchFailed')} /> : null}
      </div>
    </Disclosure>
  )
}
