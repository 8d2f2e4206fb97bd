import { useEffect, useState } from 'react'
import type { Address } from 'viem'
import type { useExecution } from '../../domain/signing/executeTransaction.ts'
import type { Signing } from '../../domain/signing/useSigning.ts'
import type { Check } from '../../domain/verification/createCheckRegistry.ts'
import type { Decision } from './decide.ts'
import { decideNextStep, listCautions, type Started } from './decideNextStep.ts'

type UseSignAndExecuteParameters = {
  account: Address | undefined
  checks: readonly Check[]
  execution: ReturnType<typeof useExecution> | undefined
  isHeld: boolean
  kind: Decision['kind']
  /** Called before the wallet opens for the execution. */
  onExecute: () => void
  signing: Signing
}

/** Signs, then executes what the last signature completed: two requests of the wallet, one press. */
export function useSignAndExecute(parameters: UseSignAndExecuteParameters) {
  const { account, checks, execution, isHeld, kind, onExecute, signing } = parameters
  const [started, setStarted] = useState<Started>()
  const next =
    started && execution
      ? decideNextStep({ account, checks, isHeld, kind, signing, simulation: execution.simulation, started })
      : undefined
  useEffect(() => {
    if (next === undefined || next === 'wait') return
    setStarted(undefined)
    if (next !== 'execute') return
    onExecute()
    execution?.execute()
  })
  return {
    start: () => {
      if (!account) return
      setStarted({ account, cautions: listCautions(checks) })
      signing.sign()
    },
    /** After "Stop waiting" a late signature must not open the wallet again. */
    stop: () => setStarted(undefined),
    isStarted: started !== undefined,
  }
}
