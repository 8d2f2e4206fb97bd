import type { CreationPlan } from '@countersign/protocol/chain'
import { isPrefix, longestPrefix } from '@countersign/protocol/hash'
import { useEffect, useRef, useState } from 'react'
import { createSaltNonce } from '../../domain/safe/openCreations.ts'
import { type SaltSearch, startSaltSearch } from '../../domain/safe/startSaltSearch.ts'
import { createText as words } from '../../lib/messages/create.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Create.module.css'

type State =
  | { step: 'idle' | 'stopped' }
  | { step: 'searching' | 'found'; tried: number }
  | { step: 'failed'; error: unknown }

/** Searches for an address prefix in a worker until found or stopped. */
export function SaltSearchPanel({ plan, onFound }: { plan: CreationPlan; onFound: (saltNonce: bigint) => void }) {
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
    <Disclosure title={words.wish}>
      <div className={styles.search}>
        <div className={styles.searchLine}>
          <TextField
            error={isWrong ? words.wishError(longestPrefix) : undefined}
            label={words.wishLabel}
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
            <Button onClick={() => running.current?.stop()}>{words.stop}</Button>
          ) : (
            <Button onClick={() => void search()}>{words.search}</Button>
          )}
        </div>
        <p className={styles.quiet}>{words.wishHint(longestPrefix)}</p>
        <p aria-live="polite" className={styles.quiet}>
          {state.step === 'searching' ? words.searching(state.tried) : null}
          {state.step === 'found' ? words.found(state.tried) : null}
          {state.step === 'stopped' ? words.stopped : null}
        </p>
        {state.step === 'failed' ? <ErrorNotice error={state.error} title={words.searchFailed} /> : null}
      </div>
    </Disclosure>
  )
}
