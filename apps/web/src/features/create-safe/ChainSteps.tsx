import type { CreationPlan } from '@countersign/protocol/chain'
import type { ChainConfig } from '@countersign/protocol/config'
import { useState } from 'react'
import { useServices } from '../../domain/services/Services.ts'
import { createText as words } from '../../lib/messages/create.ts'
import { Button } from '../../ui/Button.tsx'
import { ChainStep } from './ChainStep.tsx'
import styles from './Create.module.css'

export type ChainStepsProps = {
  plan: CreationPlan
  chainIds: readonly number[]
  /** Whether every check of the plan passed; required for sending. */
  isSound: boolean
}

/** One step per chain, independent of each other's failures. */
export function ChainSteps({ plan, chainIds, isSound }: ChainStepsProps) {
  const { chains } = useServices().config
  const [isWhole, setWhole] = useState(false)
  const isChosen = ({ id }: ChainConfig) => chainIds.includes(id)
  const shown = [...chains.filter(isChosen), ...(isWhole ? chains.filter((chain) => !isChosen(chain)) : [])]
  return (
    <>
      <ul>
        {shown.map((chain) => (
          <ChainStep chain={chain} isSound={isSound} key={chain.id} plan={plan} />
        ))}
      </ul>
      {shown.length < chains.length ? (
        <div className={styles.step}>
          <div>
            <Button onClick={() => setWhole(true)}>{words.otherChains}</Button>
          </div>
        </div>
      ) : null}
    </>
  )
}
