import type { SafeState } from '@countersign/protocol/chain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AbiFunction, Address } from 'viem'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { signatureOf } from '../../domain/transaction-builder/encodeCall.ts'
import { isWrite } from '../../domain/transaction-builder/FieldValue.ts'
import { parseAbiText } from '../../domain/transaction-builder/parseAbiText.ts'
import { useFormDraft } from '../../domain/transaction-builder/useFormDraft.ts'
import { tokenQuery } from '../../domain/transactions/tokenMetadataQuery.ts'
import {
  bundledSource,
  type ContractFormValue,
  ContractFormValueSchema,
  callableInterfaces,
} from './ContractFormValue.ts'
import { type ContractFacts, contractClaimQuery, contractFactsQuery } from './contractQueries.ts'
import { type ContractErrors, readTarget, validateContract } from './validateContract.ts'

export function useContractCall(
  safe: CurrentSafe,
  { block }: Pick<SafeState, 'block'>,
  form: string,
  empty: ContractFormValue,
) {
  const { value, save } = useFormDraft({ safe, form, schema: ContractFormValueSchema, empty })
  const services = useServices()
  const [errors, setErrors] = useState<ContractErrors>({ fields: {} })
  const { shortName, nativeCurrency } = safe.chain
  const target = readTarget(value.address, shortName)
  const facts = useQuery({
    ...contractFactsQuery(services, safe.chainId, target ?? safe.address, block),
    enabled: target !== undefined,
  })
  const known = target ? facts.data : undefined
  const described = useInterface(value, { safe, target, facts: known })
  const validate = () =>
    validateContract({
      form: value,
      method: described.method,
      isRaw: described.source === 'raw',
      hasCode: known?.hasCode,
      shortName,
      currency: nativeCurrency,
    })
  /** Clears the errors of the changed fields only. */
  const change = (next: Partial<ContractFormValue>) => {
    save({ ...value, ...next })
    setErrors((current) => ({
      ...current,
      ...Object.fromEntries(Object.keys(next).map((field) => [field, undefined])),
      fields: 'fields' in next || 'method' in next ? {} : current.fields,
    }))
  }
  return {
    value,
    errors,
    target,
    facts: { known, error: target ? facts.error : null, isLoading: facts.isLoading },
    described,
    units: [nativeCurrency, ...described.units],
    change,
    field: (name: 'address' | 'data' | 'value') => ({
      error: errors[name],
      onChange: (text: string) => change({ [name]: text }),
      value: value[name],
    }),
    preview: validate,
    check() {
      const result = validate()
      setErrors('errors' in result ? result.errors : { fields: {} })
      return 'value' in result ? result.value : undefined
    },
  }
}

export type ContractCall = ReturnType<typeof useContractCall>

function useInterface(
  form: ContractFormValue,
  { safe, target, facts }: { safe: CurrentSafe; target: Address | undefined; facts: ContractFacts | undefined },
) {
  const services = useServices()
  const isContract = target !== undefined && facts?.hasCode === true
  const token = useQuery({ ...tokenQuery(services, safe.chainId, target ?? safe.address), enabled: isContract })
  const source =
    form.source || suggest(target === safe.address, facts?.official ?? '', isContract ? token.data?.type : undefined)
  // A proxy's own ABI has only upgrade functions; the implementation's is used.
  const described = facts?.implementation?.address ?? target
  const claim = useQuery({
    ...contractClaimQuery(services, safe.chainId, described ?? safe.address),
    enabled: source === 'service' && described !== undefined,
  })
  const pasted = source === 'pasted' ? parseAbiText(form.abiText) : undefined
  const functions = listFunctions(source, pasted, claim.data?.abi).filter(isWrite)
  const isToken = isContract && token.data?.type === 'ERC20'
  return {
    source,
    functions,
    /** Of a token that is called. */
    units: isToken && token.data ? [token.data] : [],
    abiError: pasted && !pasted.ok && form.abiText.trim() !== '' ? pasted.error : undefined,
    claim: {
      isLoading: claim.isLoading,
      error: claim.error,
      isKnown: Boolean(claim.data),
      name: claim.data?.name ?? null,
      isReadable: claim.data?.abi.ok ?? false,
    },
    method: functions.find((abi) => signatureOf(abi) === form.method),
  }
}

type Parsed = ReturnType<typeof parseAbiText> | undefined

function listFunctions(source: string, pasted: Parsed, claimed: Parsed): AbiFunction[] {
  const parsed = source === 'pasted' ? pasted : source === 'service' ? claimed : undefined
  if (parsed) return parsed.ok ? parsed.functions : []
  const bundled = callableInterfaces.find(({ name }) => bundledSource(name) === source)
  return bundled?.abi.filter((item) => item.type === 'function') ?? []
}

function suggest(isSafe: boolean, official: string, token: 'ERC20' | 'ERC721' | undefined): string {
  if (isSafe || /^Safe(L2)? /.test(official)) return bundledSource('Safe')
  if (official.startsWith('SafeProxyFactory')) return bundledSource('SafeProxyFactory')
  if (token === 'ERC20') return bundledSource('ERC-20')
  return token === 'ERC721' ? bundledSource('ERC-721') : 'pasted'
}
