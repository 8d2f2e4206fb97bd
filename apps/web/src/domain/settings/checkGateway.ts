/** Content of every gateway: the empty IPFS block, inline in its CID; the state of the Arweave network. */
const probes = { arweave: '/info', ipfs: '/ipfs/bafkqaaa' } as const

/** Whether a gateway answers with CORS for this page. */
export async function checkGateway(
  url: string,
  kind: keyof typeof probes,
  fetchUrl: typeof fetch = fetch,
): Promise<'right' | 'silent'> {
  try {
    const response = await fetchUrl(`${url}${probes[kind]}`, {
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(10_000),
    })
    return response.ok ? 'right' : 'silent'
  } catch {
    return 'silent'
  }
}
