import type { Address } from 'viem'
import type { ChainLog } from './ChainLog.ts'
import { topics } from './handlers/handlers.ts'
import {
  createSignatureBudget,
  type RecoverMany,
  type SignatureLimits,
  splitSignatures,
} from './handlers/recoverSignatures.ts'
import { readAnnouncement } from './handlers/safeMultiSigTransaction.ts'
import { UndecodableLogError } from './handlers/UndecodableLogError.ts'

export type RecoverAheadParameters = {
  chainId: number
  limits: SignatureLimits
  logs: readonly ChainLog[]
  recover: RecoverMany
}

/**
 * Begins to find who signed what Safes announced: their events say all that it takes, so that it is done while the range
 * before is written. Answers for these from then on, and asks for all others when they are asked for.
 */
export function recoverAhead({ chainId, limits, logs, recover }: RecoverAheadParameters): RecoverMany {
  const asked = listAnnounced({ chainId, limits, logs })
  if (asked.length === 0) return recover
  const finding = recover(asked).then((makers) => {
    const found = new Map<string, Address | null>()
    for (const [index, signature] of asked.entries()) found.set(toKey(signature), makers[index] ?? null)
    return found
  })
  // Whoever asks is told; if nobody does, its failure is nobody's.
  finding.catch(() => undefined)
  return async (wanted) => {
    const found = await finding
    const others = wanted.filter((signature) => !found.has(toKey(signature)))
    const makers = (others.length > 0 ? await recover(others) : []).values()
    return wanted.map((signature) => {
      const maker = found.get(toKey(signature))
      return maker === undefined ? (makers.next().value ?? null) : maker
    })
  }
}

type Asked = Parameters<RecoverMany>[0]

function listAnnounced({ chainId, limits, logs }: Omit<RecoverAheadParameters, 'recover'>): Asked {
  const budget = createSignatureBudget(limits)
  return logs.flatMap((log) => {
    if (log.topics[0] !== topics.multisigAnnouncement) return []
    const announcement = findAnnouncement(log, chainId)
    if (!announcement) return []
    const { safeTxHash: hash, signatures: packed, threshold } = announcement
    const signatures = splitSignatures(packed, threshold)
    if (budget.take(log, signatures.length) !== 'now') return []
    return signatures.flatMap(({ data, kind }) => (kind === 'eoa' || kind === 'ethSign' ? [{ data, hash, kind }] : []))
  })
}

/** What is not what its topic says is told of when it is its turn. */
function findAnnouncement(log: ChainLog, chainId: number) {
  try {
    return readAnnouncement(log, chainId)
  } catch (error) {
    if (error instanceof UndecodableLogError) return undefined
    throw error
  }
}

const toKey = ({ data, hash, kind }: Asked[number]) => `${kind}:${hash}:${data}`
