import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { canResolveName, ensAddressQuery } from '../../domain/address-book/ensAddressQuery.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { describeError } from '../../lib/describeError.ts'
import { batchTransferText } from '../../lib/messages/batchTransfer.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'
import type { RawRow } from './readRows.ts'
import { listNames, mostNames, replaceNames, resolveNames } from './resolveNames.ts'

const words = batchTransferText.names

export type NamesBarProps = {
  rows: readonly RawRow[]
  /** Rows are not changed while being checked. */
  isChecking: boolean
  safe: CurrentSafe
  onReplace: (rows: RawRow[]) => void
}

/** Replaces ENS names with addresses on request, where name resolution is enabled. */
export function NamesBar({ rows, isChecking, safe, onReplace }: NamesBarProps) {
  const services = useServices()
  const isOn = canResolveName(services, safe.chain)
  const names = useMemo(() => (isOn ? listNames(rows) : []), [isOn, rows])
  const lookUp = useMutation({
    mutationFn: async () => {
      const batch = names.slice(0, mostNames)
      const found = await resolveNames(batch, (name) =>
        services.limitRequests(() => services.queryClient.fetchQuery(ensAddressQuery(services, safe.chainId, name))),
      )
      return { found, unknown: batch.filter((name) => !found.has(name)) }
    },
    onSuccess: ({ found }) => onReplace(replaceNames(rows, found)),
  })
  const unknown = lookUp.data?.unknown ?? []
  if (names.length === 0) return null
  return (
    <Notice title={words.title(names.length)} tone="info">
      <Stack isLive>
        <p>{words.text}</p>
        {unknown.length > 0 ? <p>{words.unknown(unknown.slice(0, 5).join(', '), unknown.length)}</p> : null}
        {lookUp.isError ? <p>{describeError(lookUp.error).sentence}</p> : null}
        <div>
          <Button isBusy={lookUp.isPending || isChecking} onClick={() => lookUp.mutate()}>
            {words.lookUp(Math.min(names.length, mostNames))}
          </Button>
        </div>
      </Stack>
    </Notice>
  )
}
