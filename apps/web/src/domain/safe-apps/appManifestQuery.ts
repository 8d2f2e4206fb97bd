import { parseAppUrl } from '@countersign/protocol/config'
import { BaseError, type BaseErrorOptions } from '@countersign/protocol/errors'
import { sanitizeText } from '@countersign/protocol/text'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'

import { createCatalogue } from '../../lib/messages/createCatalogue.ts'

const t = createCatalogue('apps')

export type AppManifest = Manifest & { icon: string | undefined }

export function appManifestQuery(url: string) {
  return queryOptions({
    queryKey: ['app', url],
    queryFn: async ({ signal }): Promise<AppManifest> => {
      const manifest = await readManifest({ url, signal })
      return { ...manifest, icon: await findIcon(manifest, signal) }
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** An app without an icon still opens. */
async function findIcon({ iconUrl }: Manifest, signal: AbortSignal): Promise<string | undefined> {
  if (iconUrl === undefined) return undefined
  try {
    return await drawIcon(await fetchIcon({ url: iconUrl, signal }))
  } catch {
    signal.throwIfAborted()
    return undefined
  }
}

const limits = { bytes: 64_000, iconBytes: 256_000, milliseconds: 5_000 }

export type Manifest = {
  name: string
  description: string
  permissions: readonly string[]
  /** On the app's own origin; fetched and redrawn. */
  iconUrl: string | undefined
}

const text = (maxLength: number) => z.string().transform((value) => sanitizeText(value, { maxLength }).trim())

const ManifestSchema = z.object({
  name: text(60).refine((name) => name !== ''),
  description: text(300).catch(''),
  iconPath: z.string().max(2_048).optional().catch(undefined),
  icons: z
    .array(z.object({ src: z.string().max(2_048) }))
    .max(50)
    .optional()
    .catch(undefined),
  safe_apps_permissions: z.array(z.string().max(64)).max(50).catch([]),
})

class ManifestError extends BaseError {
  override readonly name = 'ManifestError'
  constructor(message: string, options?: BaseErrorOptions) {
    super('MANIFEST_UNREADABLE', message, options)
  }
}

export type ReadManifestParameters = { url: string; fetch?: typeof fetch; signal?: AbortSignal | undefined }

/** Fetches an app's manifest: no cookies, no redirects to other origins, bounded in size and time. */
export async function readManifest({ url, ...rest }: ReadManifestParameters): Promise<Manifest> {
  const base = url.endsWith('/') ? url : `${url.replace(/[?#].*$/, '')}/`
  const response = await fetchStrictly({ ...rest, url: new URL('manifest.json', base).href })
  if (!/^application\/([a-z.+-]+\+)?json\b/i.test(response.headers.get('content-type') ?? ''))
    throw new ManifestError(t('manifest.wrongType'))
  const bytes = await readLimited(response, limits.bytes)
  const parsed = ManifestSchema.safeParse(parseJson(bytes))
  if (!parsed.success) throw new ManifestError(t('manifest.unreadable'))
  const { description, iconPath, icons, name, safe_apps_permissions: permissions } = parsed.data
  const iconUrl = findIconUrl(base, iconPath ?? icons?.at(-1)?.src)
  return {
    name,
    description,
    permissions: permissions.map((permission) => sanitizeText(permission, { maxLength: 40 })),
    iconUrl,
  }
}

export async function fetchIcon({ url, ...rest }: ReadManifestParameters): Promise<Blob> {
  const response = await fetchStrictly({ ...rest, url })
  const type = /^image\/(png|jpeg|webp|gif|svg\+xml|x-icon|vnd\.microsoft\.icon)\b/i.exec(
    response.headers.get('content-type') ?? '',
  )?.[0]
  if (type === undefined) throw new ManifestError(t('manifest.wrongType'))
  return new Blob([await readLimited(response, limits.iconBytes)], { type })
}

/** Only on the app's own origin: another host would learn who views it. */
function findIconUrl(base: string, path: string | undefined): string | undefined {
  if (path === undefined || !URL.canParse(path, base)) return undefined
  const icon = parseAppUrl(new URL(path, base).href)
  return icon && icon.origin === new URL(base).origin ? icon.href : undefined
}

async function fetchStrictly({ fetch: load = fetch, signal, url }: ReadManifestParameters): Promise<Response> {
  const deadline = AbortSignal.timeout(limits.milliseconds)
  try {
    const response = await load(url, {
      cache: 'no-store',
      credentials: 'omit',
      mode: 'cors',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    })
    if (!response.ok) throw new ManifestError(t('manifest.status', { status: response.status }))
    return response
  } catch (error) {
    if (error instanceof ManifestError) throw error
    signal?.throwIfAborted()
    throw new ManifestError(t('manifest.unreachable'), { cause: error })
  }
}

/** Stops at the limit: a server can send without end. */
async function readLimited(response: Response, max: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  try {
    for (;;) {
      const part = await reader?.read()
      if (!part?.value) break
      size += part.value.length
      if (size > max) throw new ManifestError(t('manifest.tooLarge'))
      parts.push(part.value)
    }
  } catch (error) {
    void reader?.cancel().catch(() => undefined)
    throw error instanceof ManifestError ? error : new ManifestError(t('manifest.unreachable'), { cause: error })
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

const side = 64

/** Re-encodes an untrusted picture on a small canvas, so that only pixels remain. Throws if it cannot be drawn. */
async function drawIcon(blob: Blob): Promise<string> {
  const image = new Image()
  image.src = await toDataUrl(blob)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws nothing.')
  const { height, width } = fit(image)
  context.drawImage(image, (side - width) / 2, (side - height) / 2, width, height)
  return canvas.toDataURL('image/png')
}

function fit({ naturalHeight, naturalWidth }: HTMLImageElement): { height: number; width: number } {
  // An SVG may have no intrinsic size.
  if (naturalHeight === 0 || naturalWidth === 0) return { height: side, width: side }
  const scale = side / Math.max(naturalHeight, naturalWidth)
  return { height: naturalHeight * scale, width: naturalWidth * scale }
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : reject(reader.error))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
