import type { SafeState } from '@countersign/protocol/chain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import type { ContractFormValue } from './ContractFormValue.ts'
import { contractFactsQuery } from './contractQueries.ts'
import { useInterface } from './useInterface.ts'
import {
  type ContractErrors,
  readTarget,
  type ValidateContractReturnType,
  validateContract,
} from './validateContract.ts'

export type UseContractCallParameters = {
  safe: CurrentSafe
  state: Pick<SafeState, 'block'>
  value: ContractFormValue
  save: (value: ContractFormValue) => void
}

/** Form state of a contract call, and the encoded call. */
export function useContractCall({ safe, state, value, save }: UseContractCallParameters) {
  const services = useServices()
  const [errors, setErrors] = useState<ContractErrors>({ fields: {} })
  const { shortName, nativeCurrency } = safe.chain
  const target = readTarget(value.address, shortName)
  const facts = useQuery({
    ...contractFactsQuery(services, safe.chainId, target ?? safe.address, state.block),
    enabled: target !== undefined,
  })
  const known = target ? facts.data : undefined
  const described = useInterface(value, { safe, target, facts: known })
  const validate = (): ValidateContractReturnType =>
    validateContract({
      form: value,
      method: described.method,
      isRaw: described.source === 'raw',
      hasCode: known?.hasCode,
      shortName,
      decimals: nativeCurrency.decimals,
    })
  return {
    value,
    errors,
    target,
    facts: { known, error: target ? facts.error : null, isLoading: facts.isLoading },
    described,
    /** Clears the errors of the changed fields only. */
    change(next: Partial<ContractFormValue>) {
      save({ ...value, ...next })
      setErrors((current) => ({
        ...current,
        ...Object.fromEntries(Object.keys(next).map((field) => [field, undefined])),
        fields: 'fields' in next || 'method' in next ? {} : current.fields,
      }))
    },
    preview: validate,
    check() {
      const result = validate()
      setErrors('errors' in result ? result.errors : { fields: {} })
      return 'value' in result ? result.value : undefined
    },
  }
}

export type ContractCall = ReturnType<typeof useContractCall>
