import { createWorkContext } from './createWorkContext.ts'

const context = createWorkContext<true>()

/** Does something in which the node runs code that a stranger chose. */
export function runStrangersCode<result>(work: () => Promise<result>): Promise<result> {
  return context.run(true, work)
}

/** Whether a call to the node is part of that: it travels alone, so that nobody waits for it in the same request. */
export const isStrangersCode = () => context.get() === true
