import type { ParameterValue } from '@countersign/protocol/wire'
import { useQuery } from '@tanstack/react-query'
import { type AbiFunction, type Address as AddressValue, type Hex, size } from 'viem'
import { useNameOf } from '../../domain/address-book/useName.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { AddressField } from '../../domain/transaction-builder/AddressField.tsx'
import { ArgumentList } from '../../domain/transaction-builder/ArgumentList.tsx'
import { readCall, signatureOf } from '../../domain/transaction-builder/encodeCall.ts'
import { emptyField, type FieldValue } from '../../domain/transaction-builder/FieldValue.ts'
import { describeError } from '../../lib/describeError.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Address } from '../../ui/Address.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ArgumentFields } from './ArgumentFields.tsx'
import styles from './ContractForm.module.css'
import { bundledSource, callableInterfaces } from './ContractFormValue.ts'
import { decodingQuery } from './contractQueries.ts'
import type { ContractCall } from './useContractCall.ts'
import { fieldsOf } from './validateContract.ts'

const t = createCatalogue('contractInteraction')

type ContractFieldsProps = { call: ContractCall; safe: CurrentSafe }

export function ContractFields({ call, safe }: ContractFieldsProps) {
  const { value, errors, target, facts, described, change } = call
  const { source, method } = described
  const isRaw = source === 'raw'
  const made = call.preview()
  return (
    <>
      <AddressField {...call.field('address')} label={t('address')} safe={safe}>
        <TargetFacts facts={facts} target={target} />
      </AddressField>
      <SelectField
        hint={t('sourceHint')}
        label={t('source')}
        onChange={(source) => change({ source })}
        options={[
          { value: 'pasted', label: t('pasted') },
          { value: 'service', label: t('service') },
          {
            label: t('bundled'),
            options: callableInterfaces.map(({ name }) => ({ value: bundledSource(name), label: name })),
          },
          { value: 'raw', label: t('raw') },
        ]}
        value={source}
      />
      {source === 'pasted' ? (
        <TextField
          error={described.abiError}
          hint={t('abiHint')}
          label={t('abi')}
          isCode
          onChange={(abiText) => change({ abiText })}
          rows={4}
          value={value.abiText}
        />
      ) : null}
      {source === 'service' ? <Claim claim={described.claim} hasTarget={target !== undefined} /> : null}
      {isRaw ? (
        <TextField {...call.field('data')} hint={t('dataHint')} isCode label={t('dataLabel')} rows={4} />
      ) : (
        <SelectField
          error={errors.method}
          isDisabled={described.functions.length === 0}
          label={t('method')}
          onChange={(next) => change({ method: next })}
          options={[
            { value: '', label: described.functions.length === 0 ? t('noMethods') : t('choose') },
            ...described.functions.map((abi) => ({ value: signatureOf(abi), label: signatureOf(abi) })),
          ]}
          value={method ? value.method : ''}
        />
      )}
      {method && !isRaw ? <Arguments call={call} method={method} safe={safe} /> : null}
      {isRaw || method?.stateMutability === 'payable' ? (
        <TextField
          {...call.field('value')}
          hint={t('valueHint')}
          inputMode="decimal"
          label={t('value', { symbol: safe.chain.nativeCurrency.symbol })}
          placeholder="0"
        />
      ) : null}
      {'value' in made ? (
        <CallPreview
          chainId={safe.chainId}
          data={made.value.call.data}
          method={made.value.words?.abi}
          to={made.value.call.to}
        />
      ) : null}
    </>
  )
}

function Arguments({ call, method, safe }: ContractFieldsProps & { method: AbiFunction }) {
  const { value, errors, change } = call
  const fields = fieldsOf(value, method)
  const set = (index: number, field: FieldValue) =>
    change({
      fields: {
        ...value.fields,
        [value.method]: method.inputs.map((input, at) => (at === index ? field : (fields[at] ?? emptyField(input)))),
      },
    })
  return method.inputs.map((parameter, index) => (
    <ArgumentFields
      // biome-ignore lint/suspicious/noArrayIndexKey: argument order is fixed, and names repeat
      key={`${value.method}${index}`}
      errors={errors.fields}
      onChange={(field) => set(index, field)}
      parameter={parameter}
      path={String(index)}
      safe={safe}
      units={call.units}
      value={fields[index] ?? ''}
    />
  ))
}

function TargetFacts({ target, facts: { known: facts, error, isLoading } }: Pick<ContractCall, 'facts' | 'target'>) {
  const nameOf = useNameOf()
  if (!target) return null
  if (error) return <span className={styles.facts}>{t('factsFailed', { why: describeError(error).sentence })}</span>
  if (!facts) return isLoading ? <span className={styles.facts}>{t('looking')}</span> : null
  const { implementation: code } = facts
  const implementation = code ? (
    <Address canCopy={false} name={nameOf(code.address)?.name ?? code.official} value={code.address} />
  ) : null
  return (
    <>
      {facts.official && !nameOf(target) ? <span className={styles.facts}>{facts.official}</span> : null}
      <span className={styles.facts}>
        {facts.hasCode ? t('isContract') : t('isNoContract')} <Evidence block={facts.block} kind="chain" />
      </span>
      {implementation ? (
        <span className={styles.facts}>
          <RichText>{(mark) => t('isProxy', { address: mark(implementation) })}</RichText>
        </span>
      ) : null}
    </>
  )
}

function Claim({ claim, hasTarget }: { claim: ContractCall['described']['claim']; hasTarget: boolean }) {
  if (!hasTarget) return <Notice title={t('claimNeedsAddress')} tone="info" />
  if (claim.isLoading) return <Notice title={t('claimLoading')} tone="info" />
  if (claim.error)
    return (
      <Notice title={t('claimFailed')} tone="caution">
        {describeError(claim.error).sentence}
      </Notice>
    )
  if (!claim.isKnown) return <Notice title={t('claimNothing')} tone="info" />
  if (!claim.isReadable) return <Notice title={t('claimUnreadable')} tone="caution" />
  return (
    <Notice title={claim.name ? t('claimNamed', { name: claim.name }) : t('claimKnown')} tone="caution">
      {t('claimText')} <Evidence kind="claimed" />
    </Notice>
  )
}

type CallPreviewProps = { chainId: number; to: AddressValue; data: Hex; method: AbiFunction | undefined }

/** Decodes the encoded bytes, to show what would be sent rather than what was typed. */
export function CallPreview({ chainId, to, data, method }: CallPreviewProps) {
  const read = readCall(to, data, method)
  return (
    <section aria-label={t('preview')} className={styles.preview}>
      <header className={styles.previewHead}>
        <h3>{t('preview')}</h3>
        <Evidence kind={read?.source === 'guess' ? 'yours' : 'recomputed'} sentence={t('previewEvidence')} />
      </header>
      {read ? <ArgumentList call={read} /> : <p>{data === '0x' ? t('previewEmpty') : t('previewUnknown')}</p>}
      {read || size(data) < 4 ? null : <ClaimedCall chainId={chainId} data={data} to={to} />}
      <p className={styles.dataHead}>
        {t('bytes', { count: size(data) })} <CopyButton text={data} what={t('dataLabel')} />
      </p>
      <code className={styles.bytes}>{data}</code>
    </section>
  )
}

/** The service's decoding of bytes unknown to this page; it has no effect on what is sent. */
export function ClaimedCall({ chainId, to, data }: { chainId: number; to: AddressValue; data: Hex }) {
  const { data: call } = useQuery(decodingQuery(useServices(), chainId, { to, data }))
  if (!call) return null
  return (
    <section aria-label={t('claimedCall')} className={styles.preview}>
      <header className={styles.previewHead}>
        <h4>{t('claimedCall')}</h4>
        <Evidence kind="claimed" sentence={t('claimedCallEvidence')} />
      </header>
      <p>
        <code>{call.method}</code>
      </p>
      <FieldList>
        {(call.parameters ?? []).map(({ name, type, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: argument order is fixed, and names repeat
          <FieldPair key={index} label={`${name || t('unnamed', { number: index + 1 })} (${type})`}>
            <code className={styles.bytes}>{showValue(value)}</code>
          </FieldPair>
        ))}
      </FieldList>
    </section>
  )
}

function showValue(value: ParameterValue): string {
  return Array.isArray(value) ? `[${value.map(showValue).join(', ')}]` : value
}
