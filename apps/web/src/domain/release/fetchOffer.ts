import { type WebConfig, WebConfigSchema } from '@countersign/protocol/config'
import { listServedFiles } from '@countersign/protocol/release'
import { parseJson } from '@countersign/protocol/text'
import { fetchSiteFile, type SiteFile } from './fetchSiteFile.ts'
import { serviceWorkerPath, toSha256 } from './Pin.ts'
import { parseRelease, type Release, readSigner, type Signer } from './Release.ts'

/** What the site offers now. */
export type Offer = {
  /** Undefined if the site offers no valid manifest. */
  release: Release | undefined
  signer: Signer
  /** Undefined if it is no configuration. */
  config: WebConfig | undefined
  /** Files of the offer that no manifest lists, and the worker, with their hashes. */
  files: ReadonlyMap<string, SiteFile & { sha256: string }>
}

const paths = ['/release.json', '/release.json.minisig', '/config.json', serviceWorkerPath] as const

export async function fetchOffer({ key, signal }: { key: string; signal?: AbortSignal }): Promise<Offer> {
  const fetched = await Promise.all(
    paths.map(async (path) => {
      const file = await fetchSiteFile(path, signal)
      return [path, { ...file, sha256: await toSha256(file.body) }] as const
    }),
  )
  const files = new Map<string, SiteFile & { sha256: string }>(fetched)
  const read = (path: (typeof paths)[number]) => {
    const file = files.get(path)
    return file?.status === 200 ? file.body : undefined
  }
  const manifest = read('/release.json')
  const release = manifest && (await parseRelease(manifest))
  const signature = read('/release.json.minisig')
  const { data: config } = WebConfigSchema.safeParse(parseJson(new TextDecoder().decode(read('/config.json'))))
  return {
    config,
    files,
    release,
    signer: release
      ? await readSigner({ key, manifest, signature: signature && new TextDecoder().decode(signature) })
      : { verdict: 'none' },
  }
}

/** Identifies an offer, so that a rejected one is not shown again. */
export function toOfferId({ files }: Offer): string {
  return paths.map((path) => files.get(path)?.sha256 ?? '').join(' ')
}

/** Maximum length of what is shown of a changelog. */
const maxChangelog = 20_000

/** The changelog of an offered release, if the site sends the one that its manifest lists. */
export async function fetchChangelog({ release }: Offer, signal?: AbortSignal): Promise<string | undefined> {
  const listed = release && listServedFiles(release).find(({ path }) => path === '/changelog.txt')
  if (!listed) return undefined
  const { body } = await fetchSiteFile(listed.path, signal)
  if ((await toSha256(body)) !== listed.sha256) return undefined
  return new TextDecoder().decode(body.subarray(0, maxChangelog))
}
