import { checkTransfer } from '@countersign/protocol/verify'
import type { TransactionSummary } from '@countersign/protocol/wire'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Address, getAddress } from 'viem'
import { historyText as words } from '../../lib/messages/history.ts'
import { useStableList } from '../../lib/useStableList.ts'
import { useStore } from '../../lib/useStore.ts'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import { useServices } from '../services/Services.ts'
import { tokenQuery } from '../transactions/tokenMetadataQuery.ts'
import type { EntryProof } from './EntryProof.ts'

/** An unlisted token needs no warning per row; an imitation does. */
const sentences: Record<string, string> = {
  ADDRESS_LOOKS_LIKE_KNOWN: words.lookalike,
  NOT_STARTED_BY_SAFE: words.notStarted,
  TOKEN_IMITATES: words.imitates,
  ZERO_VALUE: words.zeroValue,
}

export type UseTransferWarningsParameters = {
  safe: CurrentSafe
  owners: readonly Address[]
  rows: readonly TransactionSummary[]
  proofs: ReadonlyMap<string, EntryProof>
}

/** Warns of spam in genuine histories: tokens and addresses that imitate others. */
export function useTransferWarnings(parameters: UseTransferWarningsParameters): ReadonlyMap<string, readonly string[]> {
  const { owners, proofs, rows, safe } = parameters
  const services = useServices()
  const names = useStore(services.names)
  const bundledNames = useStore(services.bundledNames)
  const transfers = useMemo(() => rows.flatMap((row) => toTransfer(row, proofs.get(row.id))), [rows, proofs])
  const tokens = useMemo(() => [...new Set(transfers.flatMap(({ token }) => token ?? []))], [transfers])
  const facts = useQueries({ queries: tokens.map((token) => tokenQuery(services, safe.chainId, token)) })
  const symbols = useStableList(tokens.map((_, index) => facts[index]?.data?.symbol))
  return useMemo(() => {
    const bySymbol = new Map(tokens.map((token, index) => [token, symbols[index]]))
    const known = new Set([
      ...[...Object.keys(names), ...Object.keys(bundledNames)].map((address) => getAddress(address)),
      ...owners,
      // Recipients that the owners paid by their own signatures.
      ...transfers.flatMap(({ isSigned, to }) => (isSigned ? [to] : [])),
    ])
    const knownAddresses = [...known]
    const knownTokens = safe.chain.tokens.flatMap(({ address, symbol }) => (symbol ? [{ address, symbol }] : []))
    return new Map(
      transfers.flatMap(({ from, id, initiator, isSigned, to, token, value }) => {
        if (isSigned) return []
        const symbol = token && bySymbol.get(token)
        const checks = checkTransfer({
          from,
          knownAddresses,
          knownTokens,
          safe: safe.address,
          to,
          token,
          value,
          ...(initiator ? { initiator } : {}),
          ...(symbol ? { symbol } : {}),
        })
        const warnings = checks.flatMap(({ code }) => sentences[code] ?? [])
        return warnings.length > 0 ? [[id, warnings] as const] : []
      }),
    )
  }, [bundledNames, names, owners, safe.address, safe.chain.tokens, symbols, tokens, transfers])
}

function toTransfer(row: TransactionSummary, proof: EntryProof | undefined) {
  const txInfo = proof?.txInfo ?? row.txInfo
  if (txInfo.type !== 'Transfer' || proof?.state === 'false') return []
  const { recipient, sender, transferInfo } = txInfo
  const isModule = row.executionInfo?.type === 'MODULE'
  return [
    {
      from: sender.value,
      id: row.id,
      initiator: isModule ? undefined : proof?.sender,
      isSigned: row.executionInfo?.type === 'MULTISIG' && proof?.state === 'confirmed',
      to: recipient.value,
      token: transferInfo.type === 'NATIVE_COIN' ? undefined : transferInfo.tokenAddress,
      // An NFT's ID may be zero.
      value: transferInfo.type === 'ERC721' ? 1n : BigInt(transferInfo.value),
    },
  ]
}
