import type { AbiFunction, Address as AddressValue } from 'viem'
import { useNameOf } from '../../domain/address-book/useName.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { signatureOf } from '../../domain/transaction-builder/encodeCall.ts'
import { emptyField, type FieldValue } from '../../domain/transaction-builder/FieldValue.ts'
import { describeError } from '../../lib/describeError.ts'
import { contractText as words } from '../../lib/messages/contract.ts'
import { Address } from '../../ui/Address.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ArgumentFields } from './ArgumentFields.tsx'
import { CallPreview } from './CallPreview.tsx'
import styles from './ContractForm.module.css'
import { bundledSource, callableInterfaces } from './ContractFormValue.ts'
import type { ContractFacts } from './contractQueries.ts'
import type { ContractCall } from './useContractCall.ts'
import { fieldsOf } from './validateContract.ts'

export type ContractFieldsProps = { call: ContractCall; safe: CurrentSafe }

/** Address, interface, function and arguments, and beneath them the bytes that they make, read back. */
export function ContractFields({ call, safe }: ContractFieldsProps) {
  const { value, errors, target, facts, described, change } = call
  const { source, method } = described
  const isRaw = source === 'raw'
  const made = call.preview()
  return (
    <>
      <Field
        error={errors.address}
        hint={<TargetHint error={facts.error} facts={facts.known} isLoading={facts.isLoading} target={target} />}
        label={words.address}
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            className={`${control.className} ${styles.mono}`}
            onChange={(event) => change({ address: event.target.value })}
            placeholder="0x…"
            spellCheck={false}
            value={value.address}
          />
        )}
      </Field>
      <Field hint={words.sourceHint} label={words.source}>
        {(control) => (
          <select {...control} onChange={(event) => change({ source: event.target.value })} value={source}>
            <option value="pasted">{words.pasted}</option>
            <option value="service">{words.service}</option>
            <optgroup label={words.bundled}>
              {callableInterfaces.map(({ name }) => (
                <option key={name} value={bundledSource(name)}>
                  {name}
                </option>
              ))}
            </optgroup>
            <option value="raw">{words.raw}</option>
          </select>
        )}
      </Field>
      {source === 'pasted' ? (
        <Field error={described.abiError} hint={words.abiHint} label={words.abi}>
          {(control) => (
            <textarea
              {...control}
              className={`${control.className} ${styles.mono}`}
              onChange={(event) => change({ abiText: event.target.value })}
              rows={4}
              spellCheck={false}
              value={value.abiText}
            />
          )}
        </Field>
      ) : null}
      {source === 'service' ? <Claim claim={described.claim} hasTarget={target !== undefined} /> : null}
      {isRaw ? (
        <Field error={errors.data} hint={words.dataHint} label={words.dataLabel}>
          {(control) => (
            <textarea
              {...control}
              className={`${control.className} ${styles.mono}`}
              onChange={(event) => change({ data: event.target.value })}
              rows={4}
              spellCheck={false}
              value={value.data}
            />
          )}
        </Field>
      ) : (
        <Field error={errors.method} label={words.method}>
          {(control) => (
            <select
              {...control}
              disabled={described.functions.length === 0}
              onChange={(event) => change({ method: event.target.value })}
              value={method ? value.method : ''}
            >
              <option value="">{described.functions.length === 0 ? words.noMethods : words.choose}</option>
              {described.functions.map((abi) => (
                <option key={signatureOf(abi)} value={signatureOf(abi)}>
                  {signatureOf(abi)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {method && !isRaw ? <Arguments call={call} method={method} safe={safe} /> : null}
      {isRaw || method?.stateMutability === 'payable' ? (
        <Field error={errors.value} hint={words.valueHint} label={words.value(safe.chain.nativeCurrency.symbol)}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              inputMode="decimal"
              onChange={(event) => change({ value: event.target.value })}
              placeholder="0"
              value={value.value}
            />
          )}
        </Field>
      ) : null}
      {made.ok ? (
        <CallPreview chainId={safe.chainId} data={made.call.data} method={made.words?.abi} to={made.call.to} />
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
      // biome-ignore lint/suspicious/noArrayIndexKey: arguments never move, and names repeat
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

/** What the chain says of the address, as soon as it is one. */
function TargetHint({
  target,
  facts,
  error,
  isLoading,
}: {
  target: AddressValue | undefined
  facts: ContractFacts | undefined
  error: Error | null
  isLoading: boolean
}) {
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
