import type { ChainConfig } from '@countersign/protocol/config'
import { chooseChains } from '../../config/chooseChains.ts'
import { listNodeWarnings } from '../../config/listNodeWarnings.ts'
import { parseEnvironment, type Variables } from '../../config/parseEnvironment.ts'
import { readCatalog } from '../../config/readCatalog.ts'
import type { Environment } from '../../config/settings.ts'
import type { Logger } from '../../lib/createLogger.ts'
import { type Check, describeFailure } from './checkMachine.ts'

export type CheckedConfiguration = {
  chains: readonly ChainConfig[]
  checks: Check[]
  /** Undefined when the variables are invalid: the other checks need them. */
  environment: Environment | undefined
}

/** Validates variables and operator files exactly as a start does. */
export async function checkConfiguration(
  env: Variables,
  { logger }: { logger: Pick<Logger, 'info' | 'warn'> },
): Promise<CheckedConfiguration> {
  const checks: Check[] = []
  const check = async <result>(what: string, read: () => Promise<result>): Promise<result | undefined> => {
    try {
      return await read()
    } catch (error) {
      checks.push({
        found: describeFailure(error),
        remedy: 'Correct it. The service cannot start with this error.',
        verdict: 'bad',
        what,
      })
      return undefined
    }
  }
  const environment = await check('variables', async () => parseEnvironment(env))
  if (!environment) return { chains: [], checks, environment }
  const chosen = await check('chains file', () => chooseChains(environment, { logger }))
  await check('operator files', () => readCatalog(environment, { logger }))
  if (checks.length === 0)
    checks.push({ found: `${chosen?.chains.length ?? 0} chain(s)`, verdict: 'well', what: 'configuration' })
  for (const { chainId, found, remedy } of listNodeWarnings(chosen?.chains ?? []))
    checks.push({ found, remedy, verdict: 'doubtful', what: `public node ${chainId}` })
  const { limits, publicUrl } = environment
  if (publicUrl && limits.proxyHops === 0)
    checks.push({
      found: 'PUBLIC_URL is set, but COUNTERSIGN_PROXIES is 0',
      remedy: 'Set COUNTERSIGN_PROXIES to their number: else all clients share the limits of one.',
      verdict: 'doubtful',
      what: 'proxy',
    })
  return { chains: chosen?.chains ?? [], checks, environment }
}
