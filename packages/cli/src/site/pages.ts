/** Routes outside a Safe; parameters begin with `$`. A test compares these lists with the router of the app. */
export const rootPages = [
  '/',
  '/inbox',
  '/settings',
  '/wc',
  '/create',
  '/create/$safe',
  '/address-book',
  '/notifications',
  '/owner-proof',
  '/rehearse',
  '/security-report',
] as const

export const explorerPages = ['/', '/tx/$hash', '/address/$address', '/block/$block'] as const

export const safePages = [
  '/',
  '/security',
  '/security-report',
  '/setup-file',
  '/training',
  '/live',
  '/queue',
  '/history',
  '/export',
  '/assets',
  '/new',
  '/send',
  '/batch-transfer',
  '/nft',
  '/owners',
  '/contract',
  '/batch',
  '/limits',
  '/settings',
  '/message',
  '/messages',
  '/messages/$hash',
  '/delegates',
  '/apps',
  '/apps/open',
  '/wc',
  '/import',
  '/tx/$id',
] as const

const address = '0x0000000000000000000000000000000000005afe'
const hash = `0x${'5a'.repeat(32)}`
const values: Readonly<Record<string, string>> = {
  $address: address,
  $block: '1',
  $hash: hash,
  $id: hash,
  $safe: address,
}

/** An app whose origin the server must allow on its own page only. */
const app = 'https://app.example.org'

/** A path of every route of the app, with the query of the page that embeds an app. */
export function listPages(chainId: number): string[] {
  const safe = `/${chainId}/${address}`
  const explorer = `/explorer/${chainId}`
  const paths = [
    ...rootPages,
    ...explorerPages.map((path) => `${explorer}${path}`),
    ...safePages.map((path) => `${safe}${path}`),
  ].map((path) => path.replace(/\$\w+/g, (name) => values[name] ?? name).replace(/(.)\/$/, '$1'))
  return [...paths, `${safe}/apps/open?url=${encodeURIComponent(app)}`, `/?url=${encodeURIComponent(app)}`]
}
