/** The same server, another database. */
export function withDatabaseName(url: string, name: string): string {
  // Not by URL: an address of a socket has no host, which URL refuses to carry a user with.
  return url.replace(/^(postgres(?:ql)?:\/\/[^/?]*)(?:\/[^?]*)?/, `$1/${name}`)
}
