import { checkTransfer } from '@countersign/protocol/verify'
import type { TransactionSummary } from '@countersign/protocol/wire'
import { useQuery } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { tokenQuery } from '../../domain/transactions/tokenMetadataQuery.ts'
import type { EntryProof } from '../../domain/transfers/EntryProof.ts'
import { toTransfer } from '../../domain/transfers/useCheckedHistory.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Badge } from '../../ui/Badge.tsx'

const t = createCatalogue('history')

/** An unlisted token needs no warning per row; an imitation does. */
const listSentences = (): Record<string, string> => ({
  ADDRESS_LOOKS_LIKE_KNOWN: t('lookalike'),
  NOT_STARTED_BY_SAFE: t('notStarted'),
  TOKEN_IMITATES: t('imitates'),
  ZERO_VALUE: t('zeroValue'),
})

export type TransferWarningsProps = {
  knownAddresses: readonly Address[]
  proof: EntryProof | undefined
  safe: CurrentSafe
  summary: TransactionSummary
}

/** Warns of spam in genuine histories. Per rendered row: anyone can add thousands of tokens and transfers. */
export function TransferWarnings({ knownAddresses, proof, safe, summary }: TransferWarningsProps) {
  const services = useServices()
  const transfer = toTransfer(summary, proof)
  const { data: token } = useQuery({
    ...tokenQuery(services, safe.chainId, transfer?.token ?? zeroAddress),
    enabled: transfer?.token !== undefined && !transfer.isSigned,
  })
  if (!transfer || transfer.isSigned) return null
  const { initiator, isSigned: _, ...moved } = transfer
  const knownTokens = safe.chain.tokens.flatMap(({ address, symbol }) => (symbol ? [{ address, symbol }] : []))
  const checks = checkTransfer({
    ...moved,
    knownAddresses,
    knownTokens,
    safe: safe.address,
    ...(initiator ? { initiator } : {}),
    ...(token ? { symbol: token.symbol } : {}),
  })
  return checks.flatMap(({ code }) => {
    const warning = listSentences()[code]
    return warning
      ? [
          <Badge key={code} tone="caution">
            {warning}
          </Badge>,
        ]
      : []
  })
}
