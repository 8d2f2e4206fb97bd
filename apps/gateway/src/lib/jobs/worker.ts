import { parentPort } from 'node:worker_threads'
import { yieldToRequests } from '../threads.ts'
import { hashContent } from './hashContent.ts'
import { type JobReply, JobRequestSchema } from './Job.ts'
import { recoverMany, recoverSigners } from './recoverSigners.ts'

const jobs = [hashContent, recoverMany, recoverSigners] as const

/** Runs one job at a time in a thread that the pool may terminate. */
yieldToRequests()
parentPort?.on('message', (raw: unknown) => void answer(raw))
reply({ type: 'ready' })

async function answer(raw: unknown): Promise<void> {
  const { input, name } = JobRequestSchema.parse(raw)
  try {
    const job = jobs.find((known) => known.name === name)
    if (!job) throw new Error(`Unknown job ${name}.`)
    reply({ output: await job.perform(input), type: 'done' })
  } catch (error) {
    reply({ message: error instanceof Error ? error.message : String(error), type: 'failed' })
  }
}

function reply(message: JobReply): void {
  parentPort?.postMessage(message)
}
