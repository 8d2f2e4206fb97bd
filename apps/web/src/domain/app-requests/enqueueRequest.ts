import type { Services } from '../services/Services.ts'
import { createRequestQueue, type NewQuestion, type RequestQueue } from './createRequestQueue.ts'
import type { Answer } from './PendingRequest.ts'

/** Outside of `Services`, so that pages without requests do not load the queue. */
const queues = new WeakMap<Services, RequestQueue>()

/** The page's only request queue. */
export function getRequest(services: Services): RequestQueue {
  const queue = queues.get(services) ?? createRequestQueue()
  queues.set(services, queue)
  return queue
}

/** Adds a request behind earlier ones; `RequestPanel` shows it. */
export function enqueueRequest(services: Services, question: NewQuestion): Promise<Answer> {
  return getRequest(services).ask(question)
}
