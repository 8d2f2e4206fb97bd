import type { HostSafeInfo } from '@countersign/frame'
import type { SafeState } from '@countersign/protocol/chain'
import type { Check } from '../../domain/verification/createCheckRegistry.ts'
import { embeddedText as words } from '../../lib/messages/embedded.ts'

/** Compares the host's claims about its Safe with the chain. Excludes the nonce: a host may lag by a block. */
export function checkHost(info: HostSafeInfo, state: SafeState): Check {
  const evidence = { kind: 'chain', block: state.block.number } as const
  const differences = [
    isSameSet(info.owners, state.owners) ? undefined : words.owners,
    info.threshold === state.threshold ? undefined : words.threshold(info.threshold, state.threshold),
    // Hosts mark L2 singletons: 1.4.1+L2.
    !info.version || info.version.split('+')[0] === state.version
      ? undefined
      : words.version(info.version, state.version),
  ].filter((difference) => difference !== undefined)
  return differences.length === 0
    ? { id: 'host', verdict: 'ok', title: words.agrees, evidence }
    : { id: 'host', verdict: 'warn', title: words.differs, detail: differences.join('. '), evidence }
}

function isSameSet(claimed: readonly string[], actual: readonly string[]): boolean {
  const left = claimed.map((owner) => owner.toLowerCase()).toSorted()
  const right = actual.map((owner) => owner.toLowerCase()).toSorted()
  return left.join() === right.join()
}
