const renamed = new Map([
  ['/being-told', '/notifications'],
  ['/needs-you', '/inbox'],
  ['/people', '/address-book'],
])
const renamedInSafe = new Map([
  ['about', 'security'],
  ['books', 'export'],
  ['many', 'batch-transfer'],
])

/** The current path of an earlier version's page, for bookmarks and shared links. */
export function findRenamedPath(pathname: string): string | undefined {
  const [, safe, name = ''] = /^(\/[^/]+\/0x[^/]+)\/([a-z]+)$/.exec(pathname) ?? []
  const page = renamedInSafe.get(name)
  return page ? `${safe}/${page}` : renamed.get(pathname)
}
