/** Bytes that the client says it will send; undefined where it sends piece by piece and does not say. */
export function readDeclaredSize(headers: Headers): number | undefined {
  if (headers.has('transfer-encoding')) return undefined
  return Number(headers.get('content-length') ?? 0)
}
