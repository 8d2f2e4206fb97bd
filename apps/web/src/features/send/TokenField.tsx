import type { UseQueryResult } from '@tanstack/react-query'
import type { Balance } from '../../domain/assets/readBalances.ts'
import { describeError } from '../../lib/describeError.ts'
import { sendText as words } from '../../lib/messages/send.ts'
import { TextField } from '../../ui/TextField.tsx'

export type TokenFieldProps = {
  value: string
  onChange: (typed: string) => void
  /** What its contract says. */
  found: Pick<UseQueryResult<Balance | null>, 'data' | 'error' | 'isFetching'>
  /** Why it may be another one than it seems; empty where nothing is known. */
  doubt: string
  /** What is wrong with what is typed, once it was to be reviewed. */
  error: string | undefined
}

/** A token that nobody listed: a service cannot know what a Safe received that is not there yet. */
export function TokenField({ value, onChange, found, doubt, error }: TokenFieldProps) {
  const { data, error: failure, isFetching } = found
  const wrong = failure ? describeError(failure).sentence : data === null ? words.errors.tokenMissing : error
  return (
    <TextField
      error={isFetching ? undefined : wrong}
      hint={isFetching ? words.tokenReading : data ? `${data.symbol}${doubt}` : words.tokenHint}
      label={words.token}
      onChange={onChange}
      spellCheck={false}
      value={value}
    />
  )
}
