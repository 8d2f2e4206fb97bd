import type { Frame } from '@countersign/frame'
import type { Host } from '../src/domain/safe-apps/createEmbedding.ts'
import { testSafe, testState } from './testSafe.ts'

export const hostOrigin = 'https://host.example'

/** The host of the page, with the test Safe. Requests without an answer are refused. */
export function createTestHost(answer: (method: string, params: unknown) => unknown = refuse): Host {
  const frame: Frame = {
    dispose() {},
    origin: hostOrigin,
    pending: 0,
    request: async ({ method, params, schema }) => schema.parse(await answer(method, params)),
  }
  return {
    frame,
    info: {
      chainId: testSafe.chainId,
      isReadOnly: false,
      owners: [...testState.owners],
      safeAddress: testSafe.address,
      threshold: testState.threshold,
    },
    origin: hostOrigin,
  }
}

function refuse(method: string): never {
  throw new Error(`The test’s host has no answer for ${method}.`)
}
