/** The same server with another database. */
export function withDatabaseName(url: string, name: string): string {
  // Not by `URL`: a socket address has no host, and URL then rejects a user.
  return url.replace(/^(postgres(?:ql)?:\/\/[^/?]*)(?:\/[^?]*)?/, `$1/${name}`)
}
