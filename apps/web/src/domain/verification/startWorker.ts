import type { ChainConfig } from '@countersign/protocol/config'
import { createVerificationClient } from '@countersign/protocol/verify'
import { createWorkerUrl, type TrustedTypes } from '../../lib/createWorkerUrl.ts'
import { connectWorker, WorkerUnavailableError } from './connectWorker.ts'
import type { StartedKernel } from './createKernel.ts'
import url from './verification.worker.ts?worker&url'

/** Starts the page's only worker. Loaded with the first verification. */
export async function startWorker(chains: readonly ChainConfig[]): Promise<StartedKernel> {
  const worker = createWorker()
  const { port, broken } = await connectWorker({ worker, chains })
  const client = createVerificationClient(port)
  void broken.then(() => {
    worker.terminate()
    // Rejects pending calls, which are then repeated in the page.
    client.dispose()
  })
  return { calls: client, broken }
}

function createWorker(): Worker {
  try {
    const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
    // Passed as is: converted to a string, Trusted Types would reject it.
    return new Worker(createWorkerUrl(url, trustedTypes) as string, { name: 'verification', type: 'module' })
  } catch (cause) {
    throw new WorkerUnavailableError({ reason: 'the browser refuses it.', cause })
  }
}
