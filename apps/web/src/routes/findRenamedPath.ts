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

/** Where a page of an earlier version is now, for bookmarks and links in messages. */
export function findRenamedPath(pathname: string): string | undefined {
  const [, safe, name = ''] = /^(\/[^/]+\/0x[^/]+)\/([a-z]+)$/.exec(pathname) ?? []
  const page = renamedInSafe.get(name)
  return page ? `${safe}/${page}` : renamed.get(pathname)
}
