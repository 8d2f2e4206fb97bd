import { z } from 'zod'
import { createLocalStore } from '../../lib/createLocalStore.ts'
import type { PageStorage } from '../../lib/openStorage.ts'

export const IntroductionSchema = z.boolean()

/** Whether the introduction was completed or skipped in this browser. */
export function openIntroduction(storage: PageStorage) {
  return createLocalStore({
    empty: false,
    key: 'countersign.introduction.v1',
    schema: IntroductionSchema,
    storage,
    isDisposable: true,
  })
}
