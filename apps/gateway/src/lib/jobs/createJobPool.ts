import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { BaseError } from '@countersign/protocol/errors'
import { findProgram } from '../threads.ts'
import { type Job, JobReplySchema, type JobRequest } from './Job.ts'

export type JobPool = {
  count(): { running: number; waiting: number }
  /**
   * Runs a job in a worker.
   *
   * @throws JobError when the queue is full, the job exceeds its time, or it fails
   */
  run<input, output>(job: Job<input, output>, input: NoInfer<input>): Promise<output>
  stop(): Promise<void>
}

export type CreateJobPoolParameters = {
  /** Bundled program of the workers. @default its source */
  entry?: URL | undefined
  /** Length of the queue. @default 200 */
  maxWaiting?: number
  /** Heap limit of a worker in megabytes. @default 128 */
  memory?: number
  /** Receives the error of every worker that failed or exited by itself. */
  onFailure?: ((error: Error) => void) | undefined
  /** Milliseconds that a job may wait in the queue. @default 5000 */
  waitTimeout?: number
  /** Backoff in milliseconds after a program that did not start; doubles with each failure. @default 500 */
  restartDelay?: number
  /** Number of workers. @default 1, or 2 on machines with more than two cores */
  size?: number
  /** Milliseconds that a job may run. @default 2000 */
  timeout?: number
}

export type JobErrorReason = 'broken' | 'busy' | 'failed' | 'too-long'

const sentences: Readonly<Record<JobErrorReason, string>> = {
  broken: 'A worker of the service does not start.',
  busy: 'The service is overloaded.',
  failed: 'The computation failed.',
  'too-long': 'The computation timed out.',
}

export class JobError extends BaseError {
  override readonly name = 'JobError'
  readonly reason: JobErrorReason
  constructor({ cause, reason }: { cause?: unknown; reason: JobErrorReason }) {
    super('JOB_NOT_DONE', sentences[reason], { cause })
    this.reason = reason
  }
}

/** Milliseconds that a worker may take to start. */
const startTime = 25_000
/** Upper bound of the backoff in milliseconds. */
const maxDelay = 60_000

type Task = {
  reject(error: JobError): void
  request: JobRequest
  resolve(output: unknown): void
  waiting: NodeJS.Timeout
}
type PoolWorker = {
  hasWorked: boolean
  isEnded: boolean
  isReady: boolean
  limit: NodeJS.Timeout | undefined
  task: Task | undefined
  thread: Worker
}

const unreadable = { message: 'The worker sent an invalid reply.', type: 'failed' } as const

/**
 * Runs one job per worker at a time. A job that exceeds its time is terminated with its worker. `docs/dependencies.md`
 * explains why this is not piscina.
 */
export function createJobPool(parameters: CreateJobPoolParameters = {}): JobPool {
  const {
    maxWaiting = 200,
    waitTimeout = 5_000,
    size = availableParallelism() > 2 ? 2 : 1,
    timeout = 2_000,
  } = parameters
  const workers = new Set<PoolWorker>()
  const queue: Task[] = []
  const { onFailure, restartDelay = 500 } = parameters
  let isStopped = false
  /** Consecutive failed starts, and the end of the current backoff. */
  let failedStarts = 0
  let brokenUntil = 0

  function spawn(): void {
    const thread = startThread(parameters)
    const worker: PoolWorker = {
      hasWorked: false,
      isEnded: false,
      isReady: false,
      limit: undefined,
      task: undefined,
      thread,
    }
    workers.add(worker)
    thread.on('message', (raw: unknown) => {
      const reply = JobReplySchema.safeParse(raw).data ?? unreadable
      if (reply.type === 'done') release(worker)?.resolve(reply.output)
      if (reply.type === 'failed')
        release(worker)?.reject(new JobError({ cause: new Error(reply.message), reason: 'failed' }))
      worker.hasWorked ||= reply.type !== 'ready'
      worker.isReady = true
      if (worker.hasWorked) failedStarts = 0
      assign()
    })
    // Such as out of memory; `exit` follows and handles it.
    let failure: Error | undefined
    thread.on('error', (error) => {
      failure = error instanceof Error ? error : new Error(String(error))
    })
    thread.once('exit', (code) => {
      workers.delete(worker)
      const task = release(worker)
      // Terminated by `stop` or by the time limit.
      const isOurs = isStopped || worker.isEnded
      const cause = failure ?? new Error(`The worker exited with code ${code}.`)
      if (!isOurs) onFailure?.(cause)
      // A crash during a job does not mean that the program is broken: clients choose the input.
      if (!isOurs && !task && !worker.hasWorked) suspend(cause)
      task?.reject(new JobError({ cause, reason: 'failed' }))
      if (queue.length > 0 && !isStopped && performance.now() >= brokenUntil) spawn()
    })
    // Lets a test that forgets `stop` exit.
    thread.unref()
  }

  /** Starts the backoff and rejects the queue: no request waits for a program that does not start. */
  function suspend(cause: Error): void {
    failedStarts += 1
    brokenUntil = performance.now() + Math.min(restartDelay * 2 ** (failedStarts - 1), maxDelay)
    if (workers.size > 0) return
    for (const { reject, waiting } of queue.splice(0)) {
      clearTimeout(waiting)
      reject(new JobError({ cause, reason: 'broken' }))
    }
  }

  function release(worker: PoolWorker): Task | undefined {
    const { task } = worker
    clearTimeout(worker.limit)
    worker.task = undefined
    return task
  }

  function assign(): void {
    for (const worker of workers) {
      if (!worker.isReady || worker.task) continue
      const task = queue.shift()
      if (!task) return
      clearTimeout(task.waiting)
      worker.task = task
      worker.limit = setTimeout(() => {
        release(worker)?.reject(new JobError({ reason: 'too-long' }))
        worker.isReady = false
        worker.isEnded = true
        void worker.thread.terminate()
      }, timeout)
      worker.thread.postMessage(task.request)
    }
  }

  function enqueue(request: JobRequest): Promise<unknown> {
    const isBroken = workers.size === 0 && performance.now() < brokenUntil
    if (isBroken) return Promise.reject(new JobError({ reason: 'broken' }))
    if (isStopped || queue.length >= maxWaiting) return Promise.reject(new JobError({ reason: 'busy' }))
    return new Promise((resolve, reject) => {
      // On a loaded machine the first worker takes seconds to start, which is not the queue's fault.
      const isStarting = ![...workers].some(({ isReady }) => isReady)
      const waiting = setTimeout(
        () => {
          queue.splice(queue.indexOf(task), 1)
          reject(new JobError({ reason: 'busy' }))
        },
        waitTimeout + (isStarting ? startTime : 0),
      )
      const task: Task = { reject, request, resolve, waiting }
      queue.push(task)
      if (workers.size < size && performance.now() >= brokenUntil) spawn()
      assign()
    })
  }

  return {
    count: () => ({ running: [...workers].filter(({ task }) => task).length, waiting: queue.length }),
    run: async (job, input) => job.output.parse(await enqueue({ input, name: job.name })),
    async stop() {
      isStopped = true
      for (const { reject, waiting } of queue.splice(0)) {
        clearTimeout(waiting)
        reject(new JobError({ reason: 'busy' }))
      }
      await Promise.all([...workers].map(({ thread }) => thread.terminate()))
    },
  }
}

function startThread({ entry, memory = 128 }: CreateJobPoolParameters): Worker {
  const program = findProgram(entry, process.env.JOBS_PROGRAM)
  return new Worker(program ?? new URL('./sourceWorker.mjs', import.meta.url), {
    execArgv: program ? [] : ['--conditions=@repo/source'],
    resourceLimits: { maxOldGenerationSizeMb: memory },
  })
}
