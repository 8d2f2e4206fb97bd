import type { ChainConfig } from '@countersign/protocol/config'
import { createVerificationClient } from '@countersign/protocol/verify'
import { createWorkerUrl, type TrustedTypes } from '../../lib/createWorkerUrl.ts'
import { connectWorker, WorkerUnavailableError } from './connectWorker.ts'
import type { StartedKernel } from './createKernel.ts'
import url from './verification.worker.ts?worker&url'

/** Starts the one worker of this page. Loaded, like the worker itself, when there is something to verify. */
export async function startWorker(chains: readonly ChainConfig[]): Promise<StartedKernel> {
  const worker = createWorker()
  const { port, broken } = await connectWorker({ worker, chains })
  const client = createVerificationClient(port)
  void broken.then(() => {
    worker.terminate()
    // What is under way is rejected, and then done over in the page.
    client.dispose()
  })
  return { calls: client, broken }
}

function createWorker(): Worker {
  try {
    const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
    // The constructor takes a trusted address as it is; turned into text it would be refused.
    return new Worker(createWorkerUrl(url, trustedTypes) as string, { name: 'verification', type: 'module' })
  } catch (cause) {
    throw new WorkerUnavailableError({ reason: 'the browser refuses it.', cause })
  }
}
