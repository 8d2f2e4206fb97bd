import { parsePublicKeys, type VerifyMinisignReturnType, verifyMinisign } from '@countersign/protocol/release'
import { type CommandContext, getText, type OptionSpec } from '../arguments/Command.ts'
import { type Outcome, RefusedError, SourceError, UsageError } from '../CliError.ts'
import { type Line, toTable } from '../terminal/Line.ts'
import { parseReleaseManifest, type ReleaseManifest } from './ReleaseManifest.ts'
import { isUrl, readBytes } from './readBytes.ts'
import { type SafeSignatureReport, safeOptions, verifySafeSignature } from './verifySafeSignature.ts'

export const manifestOptions = {
  key: { text: 'public key of the releases (minisign), or a file of such keys', value: '<key|file>' },
  manifest: { text: 'manifest.json to compare with', value: '<file|url>' },
  signature: { text: 'its signature (default: <manifest>.minisig)', value: '<file|url>' },
  ...safeOptions,
} satisfies Record<string, OptionSpec>

/** Verdict on the signature; `not-checked` without a key. */
type SignatureReport = VerifyMinisignReturnType | { verdict: 'missing' | 'not-checked' }

export type OpenedManifest = {
  manifest: ReleaseManifest
  /** Undefined without --safe. */
  safe: SafeSignatureReport | undefined
  signature: SignatureReport
  /** Where the manifest came from, after redirects. */
  source: string
}

type Found = { bytes: Uint8Array; source: string }

export type OpenManifestParameters = Pick<CommandContext, 'options' | 'signal'> & {
  /** Reads the manifest or the signature of the release itself, where `--manifest` is not given. */
  readOwn?: ((path: string) => Promise<Uint8Array | undefined>) | undefined
}

/** Reads the manifest that the options name, and verifies its signature if a key is given. */
export async function openManifest({ options, readOwn, signal }: OpenManifestParameters): Promise<OpenedManifest> {
  const place = getText(options, 'manifest')
  const own = place === undefined ? await readOwn?.('manifest.json') : undefined
  const found: Found | undefined =
    place === undefined ? own && { bytes: own, source: 'manifest.json' } : await readBytes(place, { signal })
  if (!found) throw new UsageError('No manifest.json in the release. Add --manifest.')
  const manifest = parseReleaseManifest(found.bytes, found.source)
  const read = (kind: 'minisig' | 'safe') => readSignature({ kind, options, place, readOwn, signal })
  const safe = await verifySafeSignature({ manifest, options, readSignature: () => read('safe') })
  const opened = { manifest, safe, source: found.source }
  const key = getText(options, 'key')
  if (key === undefined) return { ...opened, signature: { verdict: 'not-checked' } }
  const keys = parsePublicKeys(key) ?? (await readKeys(key, signal))
  const text = await read('minisig')
  if (text === undefined) return { ...opened, signature: { verdict: 'missing' } }
  return { ...opened, signature: await verifyMinisign(new Uint8Array(found.bytes), text, keys) }
}

async function readKeys(place: string, signal: AbortSignal) {
  // A key from the network would prove nothing.
  if (isUrl(place)) throw new UsageError('--key must be a public key or a file, not a URL.')
  const { bytes } = await readBytes(place, { signal })
  const keys = parsePublicKeys(new TextDecoder().decode(bytes))
  if (!keys) throw new RefusedError('--key is not a public key in the format of minisign.', { field: 'key' })
  return keys
}

type ReadSignatureParameters = OpenManifestParameters & {
  place: string | undefined
  /** Of minisign, or of a Safe. */
  kind: 'minisig' | 'safe'
}

/** Undefined where the release has none. */
async function readSignature({ kind, options, place, readOwn, signal }: ReadSignatureParameters) {
  const given = getText(options, kind === 'safe' ? 'safe-signature' : 'signature')
  if (given !== undefined) return decode((await readBytes(given, { signal })).bytes)
  if (place === undefined) return decode(await readOwn?.(`manifest.json.${kind}`))
  const found = await readBytes(`${place}.${kind}`, { signal }).catch((error: unknown) => {
    if (error instanceof SourceError || error instanceof UsageError) return undefined
    throw error
  })
  return decode(found?.bytes)
}

const decode = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes)

/** A missing signature fails only where one was asked for. */
export function judgeSignature({ safe, signature: { verdict } }: Pick<OpenedManifest, 'safe' | 'signature'>): Outcome {
  const isMinisignFine = verdict === 'valid' || verdict === 'not-checked'
  return isMinisignFine && (safe === undefined || safe.verdict === 'valid') ? 'holds' : 'fails'
}

export function toReleaseJson({ commit, date, lockfile, modified, sha256, toolchain, version }: ReleaseManifest) {
  return { version, commit, date, modified, manifest: sha256, lockfile, toolchain }
}

export function renderRelease({ manifest, safe, signature }: OpenedManifest): Line[] {
  const { commit, date, modified, sha256, version } = manifest
  return toTable([
    ['Release', `${version}${date === null ? '' : `, ${date}`}`],
    ['Commit', commit ?? 'unknown', modified ? { style: 'warn', text: ' with uncommitted changes' } : ''],
    ['Manifest', `SHA-256 ${sha256}`],
    ['Signature', ...renderSignature(signature)],
    ...(safe ? [['Safe', ...renderSafe(safe)] as const] : []),
  ])
}

function renderSignature(signature: SignatureReport): Line {
  switch (signature.verdict) {
    case 'valid':
      return [{ style: 'good', text: 'valid' }, `, key ${signature.keyId}: ${signature.comment}`]
    case 'invalid':
      return [{ style: 'bad', text: 'INVALID' }, `. ${signature.reason}`]
    case 'missing':
      return [{ style: 'bad', text: 'MISSING' }]
    case 'not-checked':
      return [{ style: 'warn', text: 'not checked' }, ': add --key.']
  }
}

function renderSafe(report: SafeSignatureReport): Line {
  const { safe, verdict } = report
  if (verdict === 'missing') return [{ style: 'bad', text: 'MISSING' }, `: no signature of ${safe}`]
  const place = `${safe}, chain ${report.chainId}, block ${report.block}`
  if (verdict === 'valid') return [{ style: 'good', text: 'valid' }, `, ${place}`]
  return [{ style: 'bad', text: 'INVALID' }, `. Not accepted by ${place}`]
}
