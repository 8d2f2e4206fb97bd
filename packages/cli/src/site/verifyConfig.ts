import { readFile } from 'node:fs/promises'
import { type WebConfig, WebConfigSchema } from '@countersign/protocol/config'
import { RefusedError, UsageError } from '../CliError.ts'
import { toSha256 } from '../release/ReleaseManifest.ts'

export type ConfigReport = {
  /** SHA-256 of `/config.json`, which `--config` accepts. */
  sha256: string
  verdict: 'differs' | 'matches' | 'not-compared'
}

export type ReadConfigReturnType = {
  /** The expected configuration, which the headers follow from: the user's own where a file is given. */
  config: WebConfig
  report: ConfigReport
}

/** Compares `/config.json` of a site with a file or a SHA-256 of the user: the operator's settings are in no manifest. */
export async function verifyConfig(body: Uint8Array, expected: string | undefined): Promise<ReadConfigReturnType> {
  const sha256 = toSha256(body)
  const served = parse(body, 'config.json of the site')
  if (expected === undefined) return { config: served.config, report: { sha256, verdict: 'not-compared' } }
  if (/^[0-9a-f]{64}$/i.test(expected))
    return {
      config: served.config,
      report: { sha256, verdict: expected.toLowerCase() === sha256 ? 'matches' : 'differs' },
    }
  const bytes = await readFile(expected).catch((cause: unknown) => {
    throw new UsageError('--config must be a SHA-256 or a file. Check its path and permissions.', { cause })
  })
  const own = parse(bytes, '--config')
  return { config: own.config, report: { sha256, verdict: own.canonical === served.canonical ? 'matches' : 'differs' } }
}

function parse(bytes: Uint8Array, source: string): { canonical: string; config: WebConfig } {
  const json = parseJson(bytes)
  const { data, error } = WebConfigSchema.safeParse(json)
  if (data) return { canonical: JSON.stringify(sortKeys(json)), config: data }
  const field = error.issues[0]?.path.join('.') || 'config'
  throw new RefusedError(`${source} is not a configuration of the web app: ${field} is invalid.`, { field })
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

/** The order of names and the white space of a file mean nothing. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, item]) => [name, sortKeys(item)]),
  )
}
