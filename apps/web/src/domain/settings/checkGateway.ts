/** What every gateway has: of IPFS the block of nothing, which is its own address; of Arweave the network's state. */
const probes = { arweave: '/info', ipfs: '/ipfs/bafkqaaa' } as const

/** Whether a gateway answers, and lets this page read what it answers. */
export async function checkGateway(
  url: string,
  kind: keyof typeof probes,
  ask: typeof fetch = fetch,
): Promise<'right' | 'silent'> {
  try {
    const response = await ask(`${url}${probes[kind]}`, {
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
