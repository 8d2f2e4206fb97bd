import { parentPort } from 'node:worker_threads'
import { yieldToRequests } from '../yieldToRequests.ts'
import { hashContent } from './hashContent.ts'
import { type JobReply, JobRequestSchema } from './JobMessage.ts'
import { recoverMany } from './recoverMany.ts'
import { recoverSigners } from './recoverSigners.ts'

const jobs = [hashContent, recoverMany, recoverSigners] as const

/** Does one job after the other, in a thread that may be ended at any time. */
yieldToRequests()
parentPort?.on('message', (raw: unknown) => void answer(raw))
tell({ type: 'ready' })

async function answer(raw: unknown): Promise<void> {
  const { input, name } = JobRequestSchema.parse(raw)
  try {
    const job = jobs.find((known) => known.name === name)
    if (!job) throw new Error(`There is no job ${name}.`)
    tell({ output: await job.perform(input), type: 'done' })
  } catch (error) {
    tell({ message: error instanceof Error ? error.message : String(error), type: 'failed' })
  }
}

function tell(reply: JobReply): void {
  parentPort?.postMessage(reply)
}
