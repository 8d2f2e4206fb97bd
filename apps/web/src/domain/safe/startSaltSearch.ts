import type { CreationPlan } from '@countersign/protocol/chain'
import { BaseError } from '@countersign/protocol/errors'
import type { FoundSalt } from '@countersign/protocol/hash'
import { msg } from '@countersign/protocol/text'
import { createWorkerUrl, type TrustedTypes } from '../../lib/createWorkerUrl.ts'
import url from './salt.worker.ts?worker&url'
import { SaltAnswerSchema, type SaltQuestion } from './saltMessages.ts'

export type StartSaltSearchParameters = {
  plan: Pick<CreationPlan, 'contracts' | 'initializer' | 'version'>
  prefix: string
  from: bigint
  onProgress: (tried: number) => void
}

export type SaltSearch = {
  /** Undefined when stopped. */
  result: Promise<FoundSalt | undefined>
  stop: () => void
}

export function startSaltSearch({ plan, prefix, from, onProgress }: StartSaltSearchParameters): SaltSearch {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  // Passed as is: converted to a string, Trusted Types would reject it.
  const worker = new Worker(createWorkerUrl(url, trustedTypes) as string, { name: 'salt', type: 'module' })
  let stop = () => {}
  const result = new Promise<FoundSalt | undefined>((resolve, reject) => {
    stop = () => resolve(undefined)
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const answer = SaltAnswerSchema.safeParse(data)
      if (!answer.success)
        return reject(
          new BaseError('SALT_SEARCH_FAILED', msg('app.searchUnreadable', 'The search returned an unreadable result.')),
        )
      onProgress(answer.data.tried)
      if (answer.data.found) resolve(answer.data.found)
    })
    worker.addEventListener('error', () =>
      reject(new BaseError('SALT_SEARCH_FAILED', msg('app.searchBlocked', 'The browser blocked the search.'))),
    )
  })
  const { contracts, initializer, version } = plan
  const question: SaltQuestion = {
    factory: contracts.factory.address,
    factoryVersion: version,
    from,
    initializer,
    prefix,
    singleton: contracts.singleton.address,
  }
  worker.postMessage(question)
  return { result: result.finally(() => worker.terminate()), stop: () => stop() }
}
