import type { ChainConfig } from '@countersign/protocol/config'
import { chooseChains } from '../../config/chooseChains.ts'
import { listNodeWarnings } from '../../config/listNodeWarnings.ts'
import { type Environment, parseEnvironment } from '../../config/parseEnvironment.ts'
import { readCatalog } from '../../config/readCatalog.ts'
import { readWebhooksFile } from '../../config/readWebhooksFile.ts'
import type { Variables } from '../../config/variable.ts'
import type { Logger } from '../../lib/createLogger.ts'
import { type Check, describeFailure } from './Check.ts'

export type CheckedConfiguration = {
  chains: readonly ChainConfig[]
  checks: Check[]
  /** Undefined when the variables cannot be read: then nothing else can be looked at. */
  environment: Environment | undefined
}

/** Variables and the files they name, by the rules of a start. */
export async function checkConfiguration(
  env: Variables,
  { logger }: { logger: Pick<Logger, 'info' | 'warn'> },
): Promise<CheckedConfiguration> {
  const checks: Check[] = []
  const look = async <result>(what: string, read: () => Promise<result>): Promise<result | undefined> => {
    try {
      return await read()
    } catch (error) {
      checks.push({
        found: describeFailure(error),
        remedy: 'Correct it: a start would end here.',
        verdict: 'bad',
        what,
      })
      return undefined
    }
  }
  const environment = await look('variables', async () => parseEnvironment(env))
  if (!environment) return { chains: [], checks, environment }
  const chosen = await look('chains file', () => chooseChains(environment, { logger }))
  await look('files of the operator', () => readCatalog(environment, { logger }))
  const { webhooksFile } = environment
  if (webhooksFile) await look('webhooks file', () => readWebhooksFile(webhooksFile))
  if (checks.length === 0)
    checks.push({ found: `${chosen?.chains.length ?? 0} chain(s)`, verdict: 'well', what: 'configuration' })
  for (const { chainId, found, remedy } of listNodeWarnings(chosen?.chains ?? []))
    checks.push({ found, remedy, verdict: 'doubtful', what: `public node ${chainId}` })
  const { limits, publicUrl } = environment
  if (publicUrl && limits.proxyHops === 0)
    checks.push({
      found: 'PUBLIC_URL says that a proxy stands before the service, COUNTERSIGN_PROXIES that none does',
      remedy: 'Set COUNTERSIGN_PROXIES to their number: else all clients share the limits of one.',
      verdict: 'doubtful',
      what: 'proxy',
    })
  return { chains: chosen?.chains ?? [], checks, environment }
}
