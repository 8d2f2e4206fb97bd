import { parseSafeVersion } from '@countersign/protocol/hash'
import { verifySafe } from '@countersign/protocol/verify'
import type { Address } from 'viem'
import { RefusedError, SourceError, UsageError } from '../CliError.ts'
import type { Sources } from '../sources/openSources.ts'
import type { Finding } from './judge.ts'

export type FindVersionParameters = {
  safe: Address
  sources: Sources
  /** From the command line or a file. */
  statedVersion: string | undefined
}

/** The Safe's version, which decides the hash: from the chain, or else from the user. */
export async function findVersion({ safe, sources, statedVersion }: FindVersionParameters) {
  if (!sources.node) {
    if (statedVersion === undefined)
      throw new UsageError('Unknown Safe version. Pass --safe-version (such as 1.4.1) or --node.')
    return { findings: [], version: parseVersion(statedVersion) }
  }
  const { checks, facts } = await verifySafe(sources.node, { chainId: sources.chainId, safe })
  const version = facts?.value.version
  const otherChain = checks.find(({ code }) => code === 'WRONG_CHAIN')
  if (otherChain) throw new RefusedError(`chain: ${otherChain.message}`, { field: 'chain' })
  if (version === undefined) {
    if (statedVersion !== undefined) return { findings: [], version: parseVersion(statedVersion) }
    throw facts
      ? new RefusedError(
          `No Safe found at ${safe} on chain ${sources.chainId}. Check the address, --chain and --node.`,
          { field: 'safe' },
        )
      : new SourceError('The node does not respond.', {
          metaMessages: ['Check --node, and that it serves this chain.'],
        })
  }
  const plain = (text: string) => text.replace(/\+.*$/, '')
  const isSame = statedVersion === undefined || plain(statedVersion) === plain(version)
  if (!isVersion(version))
    throw new RefusedError(`No Safe found at ${safe}: the contract returns an invalid version.`, { field: 'safe' })
  const findings: Finding[] = isSame ? [] : [toVersionFinding(statedVersion, version)]
  return { findings, version }
}

function parseVersion(text: string): string {
  if (isVersion(text)) return text
  throw new UsageError(`"${text.slice(0, 40)}" is not a Safe version. Use one such as 1.4.1.`)
}

function isVersion(text: string): boolean {
  try {
    parseSafeVersion(text)
    return true
  } catch {
    return false
  }
}

function toVersionFinding(claimed: string, actual: string): Finding {
  const message = 'The version of the Safe differs from the one given.'
  return { actual, claimed, code: 'VERSION_NAMED_DIFFERS', field: 'version', id: 'cli', message, verdict: 'block' }
}
