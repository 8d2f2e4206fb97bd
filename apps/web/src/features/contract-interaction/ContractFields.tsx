import type { ParameterValue } from '@countersign/protocol/wire'
import { useQuery } from '@tanstack/react-query'
import { type AbiFunction, type Address as AddressValue, type Hex, size } from 'viem'
import { useNameOf } from '../../domain/address-book/useName.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { ArgumentList } from '../../domain/transaction-builder/ArgumentList.tsx'
import { readCall, signatureOf } from '../../domain/transaction-builder/encodeCall.ts'
import { emptyField, type FieldValue } from '../../domain/transaction-builder/FieldValue.ts'
import { describeError } from '../../lib/describeError.ts'
import { contractText as words } from '../../lib/messages/contract.ts'
import { Address } from '../../ui/Address.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ArgumentFields } from './ArgumentFields.tsx'
import styles from './ContractForm.module.css'
import { bundledSource, callableInterfaces } from './ContractFormValue.ts'
import { decodingQuery } from './contractQueries.ts'
import type { ContractCall } from './useContractCall.ts'
import { fieldsOf } from './validateContract.ts'

type ContractFieldsProps = { call: ContractCall; safe: CurrentSafe }

export function ContractFields({ call, safe }: ContractFieldsProps) {
  const { value, errors, target, facts, described, change } = call
  const { source, method } = described
  const isRaw = source === 'raw'
  const made = call.preview()
  return (
    <>
      <TextField
        {...call.field('address')}
        hint={<TargetHint facts={facts} target={target} />}
        isCode
        label={words.address}
        placeholder="0x…"
      />
      <SelectField
        hint={words.sourceHint}
        label={words.source}
        onChange={(source) => change({ source })}
        options={[
          { value: 'pasted', label: words.pasted },
          { value: 'service', label: words.service },
          {
            label: words.bundled,
            options: callableInterfaces.map(({ name }) => ({ value: bundledSource(name), label: name })),
          },
          { value: 'raw', label: words.raw },
        ]}
        value={source}
      />
      {source === 'pasted' ? (
        <TextField
          error={described.abiError}
          hint={words.abiHint}
          label={words.abi}
          isCode
          onChange={(abiText) => change({ abiText })}
          rows={4}
          value={value.abiText}
        />
      ) : null}
      {source === 'service' ? <Claim claim={described.claim} hasTarget={target !== undefined} /> : null}
      {isRaw ? (
        <TextField {...call.field('data')} hint={words.dataHint} isCode label={words.dataLabel} rows={4} />
      ) : (
        <SelectField
          error={errors.method}
          isDisabled={described.functions.length === 0}
          label={words.method}
          onChange={(next) => change({ method: next })}
          options={[
            { value: '', label: described.functions.length === 0 ? words.noMethods : words.choose },
            ...described.functions.map((abi) => ({ value: signatureOf(abi), label: signatureOf(abi) })),
          ]}
          value={method ? value.method : ''}
        />
      )}
      {method && !isRaw ? <Arguments call={call} method={method} safe={safe} /> : null}
      {isRaw || method?.stateMutability === 'payable' ? (
        <TextField
          {...call.field('value')}
          hint={words.valueHint}
          inputMode="decimal"
          label={words.value(safe.chain.nativeCurrency.symbol)}
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
      shortName={safe.chain.shortName}
      value={fields[index] ?? ''}
    />
  ))
}

function TargetHint({ target, facts: { known: facts, error, isLoading } }: Pick<ContractCall, 'facts' | 'target'>) {
  const nameOf = useNameOf()
  if (!target) return words.addressHint
  if (error) return words.factsFailed(describeError(error).sentence)
  if (!facts) return isLoading ? words.looking : words.addressHint
  return (
    <>
      <Address canCopy={false} form="full" hasIcon name={nameOf(target)?.name ?? facts.official} value={target} />
      <span className={styles.facts}>
        {facts.hasCode ? words.isContract : words.isNoContract} <Evidence block={facts.block} kind="chain" />
      </span>
      {facts.implementation ? (
        <span className={styles.facts}>
          {words.isProxy}{' '}
          <Address
            canCopy={false}
            name={nameOf(facts.implementation.address)?.name ?? facts.implementation.official}
            value={facts.implementation.address}
          />
        </span>
      ) : null}
    </>
  )
}

function Claim({ claim, hasTarget }: { claim: ContractCall['described']['claim']; hasTarget: boolean }) {
  if (!hasTarget) return <Notice title={words.claimNeedsAddress} tone="info" />
  if (claim.isLoading) return <Notice title={words.claimLoading} tone="info" />
  if (claim.error)
    return (
      <Notice title={words.claimFailed} tone="caution">
        {describeError(claim.error).sentence}
      </Notice>
    )
  if (!claim.isKnown) return <Notice title={words.claimNothing} tone="info" />
  if (!claim.isReadable) return <Notice title={words.claimUnreadable} tone="caution" />
  return (
    <Notice title={claim.name ? words.claimNamed(claim.name) : words.claimKnown} tone="caution">
      {words.claimText} <Evidence kind="claimed" />
    </Notice>
  )
}

type CallPreviewProps = { chainId: number; to: AddressValue; data: Hex; method: AbiFunction | undefined }

/** Decodes the encoded bytes, to show what would be sent rather than what was typed. */
export function CallPreview({ chainId, to, data, method }: CallPreviewProps) {
  const read = readCall(to, data, method)
  return (
    <section aria-label={words.preview} className={styles.preview}>
      <header className={styles.previewHead}>
        <h3>{words.preview}</h3>
        <Evidence kind={read?.source === 'guess' ? 'yours' : 'recomputed'} sentence={words.previewEvidence} />
      </header>
      {read ? <ArgumentList call={read} /> : <p>{data === '0x' ? words.previewEmpty : words.previewUnknown}</p>}
      {read || size(data) < 4 ? null : <ClaimedCall chainId={chainId} data={data} to={to} />}
      <p className={styles.dataHead}>
        {words.bytes(size(data))} <CopyButton text={data} what={words.dataLabel} />
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
    <section aria-label={words.claimedCall} className={styles.preview}>
      <header className={styles.previewHead}>
        <h4>{words.claimedCall}</h4>
        <Evidence kind="claimed" sentence={words.claimedCallEvidence} />
      </header>
      <p>
        <code>{call.method}</code>
      </p>
      <FieldList>
        {(call.parameters ?? []).map(({ name, type, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: argument order is fixed, and names repeat
          <FieldPair key={index} label={`${name || words.unnamed(String(index))} (${type})`}>
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
